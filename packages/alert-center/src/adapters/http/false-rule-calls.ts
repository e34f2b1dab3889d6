import type { GraphqlClient } from '@pantau/core/transport';
import { array, number, object, pipe, string, transform } from 'valibot';
import type { FalseRule, FalseRules } from '../../engine/list/alert-source.port.ts';
import { envelopeFields, graphql } from './envelope-fields.ts';
import { unwrap } from './unwrap.ts';
import { envelope } from './wire-responses.ts';

const falseRulesQuery = graphql(
  `
    query AlertCenterFalseRules {
      alertFalseShares {
        ...EnvelopeFields
        data {
          days
          rules {
            alertRuleId
            total
            falseAlerts
          }
        }
      }
    }
  `,
  [envelopeFields],
);

const ruleSchema = pipe(
  object({ alertRuleId: string(), total: number(), falseAlerts: number() }),
  transform(({ alertRuleId, ...counts }): FalseRule => ({ ruleId: alertRuleId, ...counts })),
);

const falseRulesResponse = object({ data: object({ days: number(), rules: array(ruleSchema) }) });

/** The request of an `AlertSource` about rules that are false too often. Lazy: loads with the first one. */
export const createFalseRuleCalls = (client: GraphqlClient) => ({
  async listFalseRules(signal?: AbortSignal): Promise<FalseRules> {
    const schema = object({ alertFalseShares: envelope });
    const response = await client.query(falseRulesQuery, {}, { schema, signal });
    return unwrap(response.alertFalseShares, falseRulesResponse, 'alertFalseShares').data;
  },
});
