import { canReadPart } from '../access/operation-access.ts';
import { readFalseBreakdown } from '../alert-rules/false-alerts/false-breakdown.ts';
import { readFalseShares } from '../alert-rules/false-alerts/false-shares.ts';
import { builder } from './builder.ts';
import { viewOf } from './context.ts';
import { BreakdownResult, FalseSharesResult } from './false-alert-types.ts';
import { respond } from './respond.ts';
import { ruleReader } from './rule-reader.ts';
import { vehicleVisibility } from './vehicle-visibility.ts';

const OF_RULES = 'GraphQL Query.alertRuleFalseShares';

builder.queryField('alertRuleFalseShares', (t) =>
  t.field({
    type: FalseSharesResult,
    resolve: (_root, _args, context) =>
      respond(context, OF_RULES, async () => {
        const reader = vehicleVisibility(context, OF_RULES);
        return { data: await readFalseShares(context.db, reader, { now: context.clock.now() }) };
      }),
  }),
);

const OF_ALERTS = 'GraphQL Query.alertFalseShares';

builder.queryField('alertFalseShares', (t) =>
  t.field({
    type: FalseSharesResult,
    resolve: (_root, _args, context) =>
      respond(context, OF_ALERTS, async () => {
        const { db, clock, currentUser } = context;
        const reader = vehicleVisibility(context, OF_ALERTS);
        const includeUrgent = canReadPart(currentUser, OF_ALERTS, 'urgent alerts');
        const { scope } = await viewOf(context, {
          includeUrgent,
          includeShared: reader.includeShared,
        });
        const { urgent, important, autoPopup } = scope.visibility.rules;
        const visible = [...important, ...autoPopup].filter((id) => !urgent.includes(id));
        const ruleIds = includeUrgent ? [...urgent, ...visible] : visible;
        return { data: await readFalseShares(db, reader, { now: clock.now(), ruleIds }) };
      }),
  }),
);

const FalseAlertBreakdownFilterInput = builder.inputType('FalseAlertBreakdownFilterInput', {
  fields: (t) => ({ alertRuleId: t.id() }),
});

const BREAKDOWN = 'GraphQL Query.falseAlertBreakdown';

builder.queryField('falseAlertBreakdown', (t) =>
  t.field({
    type: BreakdownResult,
    args: { filter: t.arg({ type: FalseAlertBreakdownFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, BREAKDOWN, async () => {
        const reader = ruleReader(context, BREAKDOWN, ['shared vehicles']);
        const { db, clock } = context;
        const ruleId = filter?.alertRuleId ?? null;
        return { data: await readFalseBreakdown(db, reader, ruleId, clock.now()) };
      }),
  }),
);
