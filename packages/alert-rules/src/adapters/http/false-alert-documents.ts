import { envelopeFields, graphql } from './fragments.ts';

/* GraphQL documents about false alerts, typed by the contract. */

export const falseSharesQuery = graphql(
  `
    query AlertRuleFalseShares {
      alertRuleFalseShares {
        ...EnvelopeFields
        data {
          days
          limit
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

export const falseBreakdownQuery = graphql(
  `
    query FalseAlertBreakdown($filter: FalseAlertBreakdownFilterInput) {
      falseAlertBreakdown(filter: $filter) {
        ...EnvelopeFields
        data {
          days
          total
          falseAlerts
          reasons {
            reason
            total
          }
          codes {
            alert {
              alertCode
              descriptionIdn
              descriptionEng
            }
            total
            falseAlerts
            reasons {
              reason
              total
            }
          }
          vehicles {
            vehicleId
            licensePlate
            total
            falseAlerts
            reasons {
              reason
              total
            }
          }
          cameras {
            camera
            total
            falseAlerts
            reasons {
              reason
              total
            }
          }
        }
      }
    }
  `,
  [envelopeFields],
);
