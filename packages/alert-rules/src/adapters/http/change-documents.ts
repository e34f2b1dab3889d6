import { envelopeFields, graphql } from './fragments.ts';

/* GraphQL documents of changes, typed by the contract. */

export const createMutation = graphql(
  `
    mutation CreateAlertRule($input: AlertRuleInput!) {
      createAlertRule(input: $input) {
        ...EnvelopeFields
        alertRuleId
        version
        fieldErrors {
          field
          message
        }
      }
    }
  `,
  [envelopeFields],
);

export const updateMutation = graphql(
  `
    mutation UpdateAlertRule($input: UpdateAlertRuleInput!) {
      updateAlertRule(input: $input) {
        ...EnvelopeFields
        alertRuleId
        version
        fieldErrors {
          field
          message
        }
      }
    }
  `,
  [envelopeFields],
);

export const deleteMutation = graphql(
  `
    mutation DeleteAlertRule($input: DeleteAlertRuleInput!) {
      deleteAlertRule(input: $input) {
        ...EnvelopeFields
      }
    }
  `,
  [envelopeFields],
);

export const updateManyMutation = graphql(
  `
    mutation UpdateAlertRules($input: UpdateAlertRulesInput!) {
      updateAlertRules(input: $input) {
        ...EnvelopeFields
        count
      }
    }
  `,
  [envelopeFields],
);

export const deleteManyMutation = graphql(
  `
    mutation DeleteAlertRules($input: DeleteAlertRulesInput!) {
      deleteAlertRules(input: $input) {
        ...EnvelopeFields
        count
      }
    }
  `,
  [envelopeFields],
);

export const sendTestMutation = graphql(
  `
    mutation SendTestNotification($input: SendTestNotificationInput!) {
      sendTestNotification(input: $input) {
        ...EnvelopeFields
        fieldErrors {
          field
          message
        }
      }
    }
  `,
  [envelopeFields],
);
