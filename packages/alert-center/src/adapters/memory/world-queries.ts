import { PantauError, scopes } from '@pantau/core/base';
import type { InstantRange } from '../../engine/alert/alert-action.ts';
import { compareNewestFirst } from '../../engine/alert/alert-order.ts';
import {
  type Alert,
  type AlertId,
  type Urgency,
  isUnread,
  isUnresolved,
} from '../../engine/alert/alert.ts';
import { isWaitingEmergency } from '../../engine/alert/emergency.ts';
import { EMERGENCIES_MAX } from '../../engine/alert/limits.ts';
import { type Snooze, snoozeKey, snoozeSubjectOf } from '../../engine/alert/snooze.ts';
import { urgencyOf } from '../../engine/alert/urgency.ts';
import type {
  AlertPage,
  AlertQuery,
  AlertSearch,
  AlertSubscription,
  FindQuery,
  FoundAlerts,
  MissedAlerts,
  UnresolvedCounts,
  VehicleAlertsQuery,
} from '../../engine/list/alert-source.port.ts';
import type { WorldRecords } from './world-log.ts';
import { isFoundBy } from './world-search.ts';
import type { DemoUser } from './world-users.ts';

/** An alert's urgency for a user; `null` if the user cannot see it. */
export function urgencyTo(user: DemoUser, alert: Alert): Urgency | null {
  const urgency = urgencyOf(alert, user.rules);
  return urgency === 'urgent' && !user.canSeeUrgent ? null : urgency;
}

const fleetTaskScopes: readonly string[] = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

/** Fleet tasks require all four scopes. */
export const canSeeFleetTasks = (user: DemoUser): boolean =>
  fleetTaskScopes.every((scope) => user.scopes?.includes(scope));

/** An alert as a user sees it. */
export function alertFor(user: DemoUser, alert: Alert): Alert {
  if (alert.fleetOrder === null) return alert;
  return canSeeFleetTasks(user) ? alert : { ...alert, fleetOrder: null };
}

export function readSubscription(user: DemoUser): AlertSubscription {
  const { userId, fullname, canSeeUrgent, scopes: held, rules } = user;
  return { rules, currentUser: { user: { userId, fullname }, canSeeUrgent, scopes: held } };
}

const within = (alert: Alert, { start, end }: InstantRange): boolean =>
  alert.createdOn >= start && alert.createdOn <= end;

const cursorOf = (alert: Alert): string => `${alert.createdOn}.${alert.id}`;

function placeOf(cursor: string): Pick<Alert, 'createdOn' | 'id'> {
  const [createdOn, alertId] = cursor.split('.');
  if (alertId === undefined) {
    throw new PantauError('invalid', { message: 'The cursor is not valid', status: 400 });
  }
  return { createdOn: Number(createdOn), id: alertId };
}

const PAGE_SIZE_MAX = 100;

export function readPage(records: WorldRecords, user: DemoUser, query: AlertQuery): AlertPage {
  if (query.limit < 1 || query.limit > PAGE_SIZE_MAX) {
    throw new PantauError('invalid', { message: 'A page has 1 to 100 alerts', status: 400 });
  }
  if (query.urgency === 'urgent' && !user.canSeeUrgent) {
    throw new PantauError('forbidden', { message: 'Urgent alerts need their scope', status: 403 });
  }
  const place = query.after === undefined ? undefined : placeOf(query.after);
  const listed = [...records.alerts.values()]
    .filter(
      (alert) =>
        urgencyTo(user, alert) === query.urgency &&
        within(alert, query.range) &&
        (!query.unresolvedOnly || isUnresolved(alert)) &&
        (query.search === undefined || isFoundBy(user, alertFor(user, alert), query.search)),
    )
    .sort(compareNewestFirst);
  const found =
    place === undefined ? listed : listed.filter((one) => compareNewestFirst(one, place) > 0);
  const alerts = found.slice(0, query.limit);
  const last = alerts.at(-1);
  const emergencies = listed.filter(isWaitingEmergency).slice(0, EMERGENCIES_MAX);
  return {
    ...(place === undefined && {
      emergencies: emergencies.map((alert) => alertFor(user, alert)),
    }),
    alerts: alerts.map((alert) => alertFor(user, alert)),
    endCursor: last === undefined ? null : cursorOf(last),
    hasMore: found.length > alerts.length,
    head: records.head,
  };
}

/** The alerts with these ids that a user can see. */
export function readSingle(
  records: WorldRecords,
  user: DemoUser,
  ids: readonly AlertId[],
): readonly Alert[] {
  return ids.flatMap((id) => {
    const alert = records.alerts.get(id);
    return alert === undefined || urgencyTo(user, alert) === null ? [] : alertFor(user, alert);
  });
}

/** The alerts of a vehicle that a user can see, newest first. */
export function readOfVehicle(
  records: WorldRecords,
  user: DemoUser,
  { vehicleId, range, limit }: VehicleAlertsQuery,
): readonly Alert[] {
  return [...records.alerts.values()]
    .filter(({ vehicle }) => vehicle.vehicleId === vehicleId)
    .filter((alert) => urgencyTo(user, alert) !== null && within(alert, range))
    .toSorted(compareNewestFirst)
    .slice(0, limit)
    .map((alert) => alertFor(user, alert));
}

/** Which alerts are counted; all that the user sees by default. */
interface CountLimits {
  readonly search?: AlertSearch | undefined;
  /** These are left out. */
  readonly snoozed?: readonly Snooze[];
}

export function readCounts(
  records: WorldRecords,
  user: DemoUser,
  range: InstantRange,
  { search, snoozed = [] }: CountLimits = {},
): UnresolvedCounts {
  const omitted = new Set(snoozed.map(snoozeKey));
  const counts = { urgent: 0, important: 0 };
  const unread = { urgent: 0, important: 0 };
  for (const alert of records.alerts.values()) {
    const urgency = urgencyTo(user, alert);
    if (urgency === null || !within(alert, range)) continue;
    if (omitted.has(snoozeKey(snoozeSubjectOf(alert)))) continue;
    if (search !== undefined && !isFoundBy(user, alertFor(user, alert), search)) continue;
    if (isUnresolved(alert)) counts[urgency] += 1;
    if (isUnread(alert)) unread[urgency] += 1;
  }
  return {
    urgent: user.canSeeUrgent ? counts.urgent : null,
    important: counts.important,
    unread: {
      urgent: user.canSeeUrgent ? unread.urgent : null,
      important: unread.important,
    },
    head: records.head,
  };
}

const AMONG_MAX = 100;

/** @throws PantauError `invalid` for a query beyond the limits of the port */
export function readFound(records: WorldRecords, user: DemoUser, query: FindQuery): FoundAlerts {
  const { search, range, among } = query;
  if (among.length > AMONG_MAX) throw new PantauError('invalid', { status: 400 });
  const known = readSingle(records, user, among);
  const isMatch = (alert: Alert): boolean =>
    isFoundBy(user, alert, { ...search, unreadOnly: false, owner: undefined });
  return {
    among: known.filter(isMatch).map(({ id }) => id),
    counts: readCounts(records, user, range, { search }),
  };
}

export function readMissed(
  records: WorldRecords,
  user: DemoUser,
  since: number,
  max: number,
): MissedAlerts {
  const { head } = records;
  const changed = [...records.alerts.values()]
    .filter((alert) => alert.seq > since && urgencyTo(user, alert) !== null)
    .sort((left, right) => left.seq - right.seq)
    .map((alert) => alertFor(user, alert));
  // A number above the head was never assigned: the caller's state is from another world.
  const complete = since <= head && changed.length <= max;
  return { alerts: complete ? changed : [], head, complete };
}
