import type { OperationName } from '@pantau/core/contract/operations';
import { alertSharesQuery, breakdownQuery, ruleSharesQuery } from './false-alert-operations.ts';
import { type AddedVehicle, addAlert, addRule } from './fixtures.ts';
import { one, sendQuery, server } from './operation-server.ts';
import { type Outcome, type Row, outcomeOf } from './outcome.ts';

/** One request for each operation on false alerts of rules. */
export const falseAlertRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.alertRuleFalseShares': async () =>
    (await sendQuery(ruleSharesQuery, {})).isSuccessful,
  'GraphQL Query.alertFalseShares': async () =>
    (await sendQuery(alertSharesQuery, {})).isSuccessful,
  'GraphQL Query.falseAlertBreakdown': async () =>
    (await sendQuery(breakdownQuery, {})).isSuccessful,
};

/** A rule of the manager with as many false alerts as a share requires. */
async function falseRule(urgency: 'Urgent' | 'Important', vehicle: AddedVehicle): Promise<string> {
  const { db, clock } = server;
  const id = await addRule(db, one.id, urgency, [one.manager]);
  // Older than those that other requests look for on the first page.
  const createdOn = new Date(clock.now() - 4 * 86_400_000);
  for (let index = 0; index < 10; index += 1)
    await addAlert(db, clock, { vehicle, alertRuleIds: [id], isFalseAlert: true, createdOn });
  return String(id);
}

/** Whether a query lists a rule. */
async function lists(query: string, alertRuleId: string): Promise<Outcome> {
  const result = await sendQuery(query, {});
  const rules: Row[] = result.data?.rules ?? [];
  return outcomeOf(
    result,
    rules.some((rule) => rule.alertRuleId === alertRuleId),
  );
}

/** Requests for the parts of them that a user may not see. */
export const falseAlertParts: Readonly<Record<string, () => Promise<Outcome>>> = {
  'GraphQL Query.alertRuleFalseShares: shared vehicles': async () =>
    lists(ruleSharesQuery, await falseRule('Important', one.sharedVehicle)),
  'GraphQL Query.alertFalseShares: shared vehicles': async () =>
    lists(alertSharesQuery, await falseRule('Important', one.sharedVehicle)),
  'GraphQL Query.alertFalseShares: urgent alerts': async () =>
    lists(alertSharesQuery, await falseRule('Urgent', one.vehicle)),
  'GraphQL Query.falseAlertBreakdown: shared vehicles': async () => {
    const alertRuleId = await falseRule('Important', one.sharedVehicle);
    const result = await sendQuery(breakdownQuery, { filter: { alertRuleId } });
    return outcomeOf(result, result.data?.falseAlerts > 0);
  },
};
