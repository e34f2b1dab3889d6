import { alertFields } from './documents.ts';
import { envelopeFields, graphql } from './envelope-fields.ts';

/* GraphQL documents about the owners of alerts, which load with the first request. */

export const ownerMutation = graphql(
  `
    mutation AlertCenterOwner($input: ChangeAlertOwnerInput!) {
      changeAlertOwner(input: $input) {
        ...EnvelopeFields
        seq
        createdOn
        user {
          userId
          fullname
        }
        items {
          rawAlertId
          outcome
          alert {
            ...AlertFields
          }
        }
      }
    }
  `,
  [envelopeFields, alertFields],
);

export const possibleOwnersQuery = graphql(
  `
    query AlertCenterPossibleOwners($search: String) {
      possibleAlertOwners(search: $search) {
        ...EnvelopeFields
        data {
          userId
          fullname
        }
      }
    }
  `,
  [envelopeFields],
);
