import { array, boolean, nullable, number, object, pipe, string, transform } from 'valibot';
import { instant, name, sequenceNumber, user } from '../wire-alert.ts';

const event = pipe(
  object({ alertCode: number(), descriptionIdn: string(), descriptionEng: string() }),
  transform(({ alertCode, descriptionIdn, descriptionEng }) => ({
    alertCode,
    description: { id: descriptionIdn, en: descriptionEng },
  })),
);

const wireRecord = pipe(
  object({ handoverId: string(), createdOn: instant, user, note: nullable(string()) }),
  transform(({ handoverId, ...rest }) => ({ id: handoverId, ...rest })),
);

const wireAlert = pipe(
  object({
    rawAlertId: string(),
    createdOn: instant,
    alert: event,
    licensePlate: name,
    driver: nullable(name),
    address: nullable(string()),
    isUrgent: boolean(),
    isRead: boolean(),
    owner: nullable(user),
  }),
  transform(({ rawAlertId, alert, isUrgent, isRead, ...rest }) => ({
    ...rest,
    id: rawAlertId,
    event: alert,
    urgency: isUrgent ? ('urgent' as const) : ('important' as const),
    read: isRead,
  })),
);

const wireSnooze = pipe(
  object({ user, vehicleId: string(), licensePlate: name, alert: event, endsOn: instant }),
  transform(({ alert, ...rest }) => ({ ...rest, event: alert })),
);

const wireNote = pipe(
  object({
    logId: string(),
    createdOn: instant,
    user,
    text: string(),
    rawAlertId: string(),
    alert: event,
    licensePlate: name,
  }),
  transform(({ logId, rawAlertId, alert, ...rest }) => ({
    ...rest,
    id: logId,
    alertId: rawAlertId,
    event: alert,
  })),
);

export const handoverResponse = object({
  data: object({
    readOn: instant,
    since: instant,
    previous: nullable(wireRecord),
    urgent: sequenceNumber,
    important: sequenceNumber,
    arrived: sequenceNumber,
    alerts: array(wireAlert),
    snoozes: array(wireSnooze),
    noteCount: sequenceNumber,
    notes: array(wireNote),
    settled: array(object({ user, resolved: number(), falseAlerts: number() })),
  }),
});

export const recordResponse = object({ data: wireRecord });
