import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { toWireAlertCode, toWireUser } from '../alerts/wire-alert.ts';
import {
  readHandover,
  type Handover,
  type HandoverNote,
  type HandoverSnooze,
  type OpenAlert,
  type SettledBy,
} from '../handovers/read-handover.ts';
import { recordHandover, type HandoverRow } from '../handovers/record-handover.ts';
import { ApiError } from '../lib/api-error.ts';
import { ActingUser, AlertCode } from './alert-types.ts';
import { builder, type Envelope } from './builder.ts';
import { viewOf } from './context.ts';
import { respond } from './respond.ts';

const MAX_SHOWN = 500;
const DEFAULT_SHOWN = 200;

const HandoverRecord = builder.objectRef<HandoverRow>('ShiftHandoverRecord').implement({
  fields: (t) => ({
    handoverId: t.id({ resolve: ({ id }) => String(id) }),
    createdOn: t.field({ type: 'DateTime', resolve: ({ createdOn }) => createdOn.toISOString() }),
    user: t.field({ type: ActingUser, resolve: ({ user }) => toWireUser(user) }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

type UrgentAlert = OpenAlert & { readonly isUrgent: boolean };

const HandoverAlert = builder.objectRef<UrgentAlert>('ShiftHandoverAlert').implement({
  fields: (t) => ({
    rawAlertId: t.id({ resolve: ({ id }) => String(id) }),
    createdOn: t.field({ type: 'DateTime', resolve: ({ createdOn }) => createdOn.toISOString() }),
    alert: t.field({ type: AlertCode, resolve: ({ alertCode }) => toWireAlertCode(alertCode) }),
    licensePlate: t.exposeString('licensePlate'),
    driver: t.exposeString('driver', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    isUrgent: t.exposeBoolean('isUrgent'),
    isRead: t.exposeBoolean('isRead'),
    owner: t.field({
      type: ActingUser,
      nullable: true,
      resolve: ({ owner }) => (owner === null ? null : toWireUser(owner)),
    }),
  }),
});

const HandoverNoteType = builder.objectRef<HandoverNote>('ShiftHandoverNote').implement({
  fields: (t) => ({
    logId: t.id({ resolve: ({ id }) => String(id) }),
    createdOn: t.field({ type: 'DateTime', resolve: ({ createdOn }) => createdOn.toISOString() }),
    user: t.field({ type: ActingUser, resolve: ({ user }) => toWireUser(user) }),
    text: t.exposeString('text'),
    rawAlertId: t.id({ resolve: ({ alertId }) => String(alertId) }),
    alert: t.field({ type: AlertCode, resolve: ({ alertCode }) => toWireAlertCode(alertCode) }),
    licensePlate: t.exposeString('licensePlate'),
  }),
});

const HandoverSnoozeType = builder.objectRef<HandoverSnooze>('ShiftHandoverSnooze').implement({
  fields: (t) => ({
    user: t.field({ type: ActingUser, resolve: ({ user }) => toWireUser(user) }),
    vehicleId: t.id({ resolve: ({ vehicleId }) => String(vehicleId) }),
    licensePlate: t.exposeString('licensePlate'),
    alert: t.field({ type: AlertCode, resolve: ({ alertCode }) => toWireAlertCode(alertCode) }),
    endsOn: t.field({ type: 'DateTime', resolve: ({ endsOn }) => endsOn.toISOString() }),
  }),
});

const HandoverSettled = builder.objectRef<SettledBy>('ShiftHandoverSettled').implement({
  fields: (t) => ({
    user: t.field({ type: ActingUser, resolve: ({ user }) => toWireUser(user) }),
    resolved: t.exposeInt('resolved'),
    falseAlerts: t.exposeInt('falseAlerts'),
  }),
});

type HandoverShape = Omit<Handover, 'alerts'> & { readonly alerts: readonly UrgentAlert[] };

const ShiftHandover = builder.objectRef<HandoverShape>('ShiftHandover').implement({
  fields: (t) => ({
    readOn: t.field({ type: 'DateTime', resolve: ({ readOn }) => readOn.toISOString() }),
    since: t.field({ type: 'DateTime', resolve: ({ since }) => since.toISOString() }),
    previous: t.expose('previous', { type: HandoverRecord, nullable: true }),
    urgent: t.exposeInt('urgent'),
    important: t.exposeInt('important'),
    arrived: t.exposeInt('arrived'),
    alerts: t.field({ type: [HandoverAlert], resolve: ({ alerts }) => [...alerts] }),
    snoozes: t.field({ type: [HandoverSnoozeType], resolve: ({ snoozes }) => [...snoozes] }),
    noteCount: t.exposeInt('noteCount'),
    notes: t.field({ type: [HandoverNoteType], resolve: ({ notes }) => [...notes] }),
    settled: t.field({ type: [HandoverSettled], resolve: ({ settled }) => [...settled] }),
  }),
});

const ShiftHandoverResult = builder
  .objectRef<Envelope & { data?: HandoverShape }>('ShiftHandoverResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: ShiftHandover, nullable: true }) }),
  });

const ShiftHandoverFilterInput = builder.inputType('ShiftHandoverFilterInput', {
  fields: (t) => ({ show: t.int(), isSharedVehicle: t.boolean() }),
});

const READ = 'GraphQL Query.shiftHandover';

builder.queryField('shiftHandover', (t) =>
  t.field({
    type: ShiftHandoverResult,
    args: { filter: t.arg({ type: ShiftHandoverFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, READ, async () => {
        const { db, currentUser, clock } = context;
        requireAccess(currentUser, READ);
        const show = filter?.show ?? DEFAULT_SHOWN;
        if (show < 1 || show > MAX_SHOWN)
          throw new ApiError('INVALID_INPUT', 'pageSizeOutOfRange', { max: MAX_SHOWN });
        const { scope } = await viewOf(context, {
          includeUrgent: canReadPart(currentUser, READ, 'urgent alerts'),
          includeShared:
            filter?.isSharedVehicle === true && canReadPart(currentUser, READ, 'isSharedVehicle'),
        });
        const handover = await readHandover(db, scope, { now: clock.now(), show });
        const alerts = handover.alerts.map((alert) => ({
          ...alert,
          isUrgent: scope.urgencyOf(alert.alertRuleIds) === 'Urgent',
        }));
        return { data: { ...handover, alerts } };
      }),
  }),
);

const RecordShiftHandoverInput = builder.inputType('RecordShiftHandoverInput', {
  fields: (t) => ({ previousId: t.id(), note: t.string() }),
});

const RecordShiftHandoverResult = builder
  .objectRef<Envelope & { data?: HandoverRow }>('RecordShiftHandoverResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: HandoverRecord, nullable: true }) }),
  });

const RECORD = 'GraphQL Mutation.recordShiftHandover';

builder.mutationField('recordShiftHandover', (t) =>
  t.field({
    type: RecordShiftHandoverResult,
    args: { input: t.arg({ type: RecordShiftHandoverInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, RECORD, async () => {
        const { db, clock, currentUser } = context;
        requireAccess(currentUser, RECORD);
        const { note = null, previousId = null } = input;
        const previous = previousId === null ? null : String(previousId);
        return {
          data: await recordHandover(db, clock, currentUser, { note, previousId: previous }),
        };
      }),
  }),
);
