import type { OperationName } from '@pantau/core/contract/operations';
import {
  endSnooze,
  listSnoozes,
  snooze,
  type Snoozer,
  type SnoozeRow,
} from '../snoozes/snoozes.ts';
import { toWireAlertCode } from '../alerts/wire-alert.ts';
import { snoozesChangedMessage } from '../live/live-messages.ts';
import { AlertCode } from './alert-types.ts';
import { builder, type Envelope } from './builder.ts';
import type { GraphqlContext } from './context.ts';
import { respond } from './respond.ts';
import { vehicleVisibility } from './vehicle-visibility.ts';

const SnoozeLengthEnum = builder.enumType('SnoozeLength', {
  values: ['quarterHour', 'hour', 'shift'] as const,
});

const SnoozeAlertsInput = builder.inputType('SnoozeAlertsInput', {
  fields: (t) => ({
    vehicleId: t.id({ required: true }),
    alertCode: t.int({ required: true }),
    length: t.field({ type: SnoozeLengthEnum, required: true }),
  }),
});

const EndAlertSnoozeInput = builder.inputType('EndAlertSnoozeInput', {
  fields: (t) => ({
    vehicleId: t.id({ required: true }),
    alertCode: t.int({ required: true }),
  }),
});

const AlertSnooze = builder.objectRef<SnoozeRow>('AlertSnooze').implement({
  fields: (t) => ({
    vehicleId: t.id({ resolve: ({ vehicleId }) => String(vehicleId) }),
    licensePlate: t.exposeString('licensePlate'),
    alertCode: t.exposeInt('alertCode'),
    alert: t.field({ type: AlertCode, resolve: ({ alertCode }) => toWireAlertCode(alertCode) }),
    endsOn: t.field({ type: 'DateTime', resolve: ({ endsOn }) => endsOn.toISOString() }),
  }),
});

const AlertSnoozesResult = builder
  .objectRef<Envelope & { data?: SnoozeRow[] }>('AlertSnoozesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: [AlertSnooze], nullable: true }) }),
  });

/** @throws ApiError `FORBIDDEN` without the scopes of the operation */
function snoozerOf(context: GraphqlContext, operation: OperationName): Snoozer {
  const { userId, timeZone } = context.currentUser;
  return { ...vehicleVisibility(context, operation), userId, timeZone, now: context.clock.now() };
}

const LIST = 'GraphQL Query.alertSnoozes';

builder.queryField('alertSnoozes', (t) =>
  t.field({
    type: AlertSnoozesResult,
    resolve: (_root, _args, context) =>
      respond(context, LIST, async () => ({
        data: await listSnoozes(context.db, snoozerOf(context, LIST)),
      })),
  }),
);

const SNOOZE = 'GraphQL Mutation.snoozeAlerts';

builder.mutationField('snoozeAlerts', (t) =>
  t.field({
    type: AlertSnoozesResult,
    args: { input: t.arg({ type: SnoozeAlertsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, SNOOZE, async () => {
        const snoozer = snoozerOf(context, SNOOZE);
        await snooze(context.db, snoozer, input);
        context.users.alert(snoozer.userId, snoozesChangedMessage(snoozer.userId));
        return { data: await listSnoozes(context.db, snoozer) };
      }),
  }),
);

const END = 'GraphQL Mutation.endAlertSnooze';

builder.mutationField('endAlertSnooze', (t) =>
  t.field({
    type: AlertSnoozesResult,
    args: { input: t.arg({ type: EndAlertSnoozeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, END, async () => {
        const snoozer = snoozerOf(context, END);
        if (await endSnooze(context.db, snoozer, input))
          context.users.alert(snoozer.userId, snoozesChangedMessage(snoozer.userId));
        return { data: await listSnoozes(context.db, snoozer) };
      }),
  }),
);
