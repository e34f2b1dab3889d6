import { envelopeFields, graphql } from './envelope-fields.ts';

/* GraphQL documents about what the user snoozes, which load with the first request. */

const snoozeFields = graphql(`
  fragment SnoozeFields on AlertSnooze {
    vehicleId
    licensePlate
    alertCode
    endsOn
    alert {
      shortDescriptionIdn
      shortDescriptionEng
    }
  }
`);

export const snoozesQuery = graphql(
  `
    query AlertCenterSnoozes {
      alertSnoozes {
        ...EnvelopeFields
        data {
          ...SnoozeFields
        }
      }
    }
  `,
  [envelopeFields, snoozeFields],
);

export const snoozeMutation = graphql(
  `
    mutation AlertCenterSnooze($input: SnoozeAlertsInput!) {
      snoozeAlerts(input: $input) {
        ...EnvelopeFields
        data {
          ...SnoozeFields
        }
      }
    }
  `,
  [envelopeFields, snoozeFields],
);

export const endSnoozeMutation = graphql(
  `
    mutation AlertCenterEndSnooze($input: EndAlertSnoozeInput!) {
      endAlertSnooze(input: $input) {
        ...EnvelopeFields
        data {
          ...SnoozeFields
        }
      }
    }
  `,
  [envelopeFields, snoozeFields],
);
