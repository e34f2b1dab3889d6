import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { signTags } from '../alerts/payload.ts';
import {
  loadSubscribedRules,
  type CurrentUser,
  type SubscribedRules,
} from '../access/current-user.ts';
import { liveRightsOf, readRightsVersion } from '../access/live-rights.ts';
import { alertScope } from '../access/visibility.ts';
import type { Clock } from '../lib/clock.ts';
import type { Settings } from '../settings/settings.ts';
import { respond } from './respond.ts';
import { builder, type Result } from './builder.ts';

const OPERATION = 'GraphQL Query.payload';

const PayloadFilterType = builder.enumType('PayloadFilterType', {
  values: ['AlertCenter', 'SystemNotif'] as const,
});

const PayloadFilterInput = builder.inputType('PayloadFilterInput', {
  fields: (t) => ({
    isSharedVehicle: t.boolean(),
    filterByType: t.field({ type: [PayloadFilterType] }),
  }),
});

const SubscribedAlertRules = builder.objectRef<SubscribedRules>('SubscribedAlertRules').implement({
  fields: (t) => ({
    urgentAlertRules: t.idList({ resolve: (rules) => rules.urgent.map(String) }),
    importantAlertRules: t.idList({ resolve: (rules) => rules.important.map(String) }),
    autoPopupAlertRules: t.idList({ resolve: (rules) => rules.autoPopup.map(String) }),
  }),
});

const PayloadCaller = builder.objectRef<CurrentUser>('PayloadCaller').implement({
  fields: (t) => ({
    userId: t.id({ resolve: ({ userId }) => String(userId) }),
    fullname: t.exposeString('fullname'),
    timeZone: t.exposeString('timeZone'),
    scopes: t.stringList({ resolve: ({ scopes }) => [...scopes] }),
  }),
});

type PayloadData = {
  payload: string;
  payloadExpiresIn: number;
  serverTime: string;
  subscribedAlertRules: SubscribedRules;
  caller: CurrentUser;
};

const PayloadResult = builder
  .objectRef<Partial<Result<PayloadData>> & Result<object>>('PayloadResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      payload: t.exposeString('payload', { nullable: true }),
      payloadExpiresIn: t.exposeInt('payloadExpiresIn', { nullable: true }),
      serverTime: t.expose('serverTime', { type: 'DateTime', nullable: true }),
      subscribedAlertRules: t.expose('subscribedAlertRules', {
        type: SubscribedAlertRules,
        nullable: true,
      }),
      caller: t.expose('caller', { type: PayloadCaller, nullable: true }),
    }),
  });

const noRules: SubscribedRules = { urgent: [], important: [], autoPopup: [] };

/** A subscription does not outlive the session that a partner opened (RS-515). */
function payloadSecondsOf(
  { endsOn }: CurrentUser,
  { payloadSeconds }: Pick<Settings, 'payloadSeconds'>,
  clock: Clock,
): number {
  if (endsOn === null) return payloadSeconds;
  const left = Math.floor((endsOn.getTime() - clock.now()) / 1000);
  return Math.max(1, Math.min(payloadSeconds, left));
}

builder.queryField('payload', (t) =>
  t.field({
    type: PayloadResult,
    args: { filter: t.arg({ type: PayloadFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, OPERATION, async () => {
        const { db, clock, currentUser, settings, signer } = context;
        requireAccess(currentUser, OPERATION);
        const includeShared =
          filter?.isSharedVehicle === true &&
          canReadPart(currentUser, OPERATION, 'isSharedVehicle');
        const types = filter?.filterByType ?? ['AlertCenter', 'SystemNotif'];
        // Read first: if the rights change in the meantime, the payload counts as an older one.
        const rights = (await readRightsVersion(db, currentUser)) ?? '';
        const held = liveRightsOf(currentUser);
        const receivesAlerts = types.includes('AlertCenter') && held.alerts;
        const receivesNotifications = types.includes('SystemNotif') && held.notifications;
        const rules = receivesAlerts ? await loadSubscribedRules(db, currentUser) : noRules;
        const includeUrgent = held.urgent;
        const visibility = {
          companyId: currentUser.companyId,
          rules,
          includeUrgent,
          includeShared,
        };
        const tags = {
          receivesAlerts,
          receivesNotifications,
          visibility,
          multiImei: held.multiImei,
          includeFleetOrders: held.fleetOrders,
          rights,
        };
        const scope = alertScope(visibility);
        const seen = (ids: readonly number[]): number[] =>
          ids.filter((id) => includeUrgent || scope.urgencyOf([id]) !== 'Urgent');
        const seconds = payloadSecondsOf(currentUser, settings, clock);
        return {
          payload: await signTags(signer, currentUser, tags, seconds),
          payloadExpiresIn: seconds,
          serverTime: new Date(clock.now()).toISOString(),
          subscribedAlertRules: {
            urgent: seen(rules.urgent),
            important: rules.important,
            autoPopup: seen(rules.autoPopup),
          },
          caller: currentUser,
        };
      }),
  }),
);
