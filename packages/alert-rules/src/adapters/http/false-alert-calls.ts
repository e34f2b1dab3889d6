import { type GraphqlClient, PantauError } from '@pantau/core/transport';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import { falseBreakdownQuery, falseSharesQuery } from './false-alert-documents.ts';
import { falseBreakdownResponse, falseSharesResponse } from './false-alert-responses.ts';
import { unwrapRule } from './unwrap-rule.ts';

function found<T>(data: T | null): T {
  if (data === null) throw new PantauError('invalid', { message: 'The response is empty' });
  return data;
}

type Calls = Required<Pick<AlertRuleSource, 'falseShares' | 'falseBreakdown'>>;

/** The calls about false alerts. */
export const falseAlertCalls = (client: GraphqlClient): Calls => ({
  async falseShares(signal) {
    const request = { schema: falseSharesResponse, signal };
    const response = await client.query(falseSharesQuery, {}, request);
    return found(unwrapRule(response.alertRuleFalseShares).data);
  },
  async falseBreakdown(ruleId, signal) {
    const request = { schema: falseBreakdownResponse, signal };
    const variables = { filter: { alertRuleId: ruleId } };
    const response = await client.query(falseBreakdownQuery, variables, request);
    return found(unwrapRule(response.falseAlertBreakdown).data);
  },
});
