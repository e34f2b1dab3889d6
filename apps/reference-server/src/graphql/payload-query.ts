import { mayHavePart, requireCall } from '../access/operation-access.ts';
import { signTags } from '../alerts/payload.ts';
import { loadSubscribedRules, type Caller, type SubscribedRules } from '../access/current-user.ts';
import { scopedTo } from '../access/visibility.ts';
import { answer } from './respond.ts';
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

const PayloadCaller = builder.objectRef<Caller>('PayloadCaller').implement({
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
  caller: Caller;
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

builder.queryField('payload', (t) =>
  t.field({
    type: PayloadResult,
    args: { filter: t.arg({ type: PayloadFilterInput }) },
    resolve: (_root, { filter }, context) =>
      answer(context, OPERATION, async () => {
        const { db, clock, caller, settings, signer } = context;
        requireCall(caller, OPERATION);
        const includeShared =
          filter?.isSharedVehicle === true && mayHavePart(caller, OPERATION, 'isSharedVehicle');
        const types = filter?.filterByType ?? ['AlertCenter', 'SystemNotif'];
        const hearsAlerts =
          types.includes('AlertCenter') &&
          mayHavePart(caller, OPERATION, 'filterByType AlertCenter');
        const hearsNotifications =
          types.includes('SystemNotif') &&
          caller.flags.has('vsms2_system_notification') &&
          mayHavePart(caller, OPERATION, 'filterByType SystemNotif');
        const maySeeUrgent = mayHavePart(caller, 'live alert-center-{companyId}', 'urgent alerts');
        const rules = hearsAlerts ? await loadSubscribedRules(db, caller) : noRules;
        const sight = { companyId: caller.companyId, rules, maySeeUrgent, includeShared };
        const multiImei = caller.flags.has('multiImei');
        const seesFleetOrders = mayHavePart(
          caller,
          'live alert-center-{companyId}',
          'fleet orders',
        );
        const tags = { hearsAlerts, hearsNotifications, sight, multiImei, seesFleetOrders };
        const scope = scopedTo(sight);
        const seen = (ids: readonly number[]): number[] =>
          ids.filter((id) => maySeeUrgent || scope.urgencyOf([id]) !== 'Urgent');
        return {
          payload: await signTags(signer, caller, tags, settings.payloadSeconds),
          payloadExpiresIn: settings.payloadSeconds,
          serverTime: new Date(clock.now()).toISOString(),
          subscribedAlertRules: {
            urgent: seen(rules.urgent),
            important: rules.important,
            autoPopup: seen(rules.autoPopup),
          },
          caller,
        };
      }),
  }),
);
