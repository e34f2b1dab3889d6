import { alertFields } from '../documents.ts';
import { envelopeFields, graphql } from '../envelope-fields.ts';

/* GraphQL documents about the history of alerts, typed by the contract. */

export const historyQuery = graphql(
  `
    query AlertHistory($filter: AlertHistoryFilterInput!) {
      alertHistory(filter: $filter) {
        ...EnvelopeFields
        data {
          ...AlertFields
        }
        page
        total
        ids
        head
        vgroupVehicleIds
      }
    }
  `,
  [envelopeFields, alertFields],
);

export const groupsQuery = graphql(
  `
    query AlertVgroups($filter: RuleTargetsFilterInput) {
      alertVgroups(filter: $filter) {
        ...EnvelopeFields
        data {
          id
          name
        }
      }
    }
  `,
  [envelopeFields],
);

export const notificationQuery = graphql(
  `
    query AlertNotification($id: String!) {
      notification(id: $id) {
        ...EnvelopeFields
        data {
          ...AlertFields
        }
        head
      }
    }
  `,
  [envelopeFields, alertFields],
);

export const logQuery = graphql(
  `
    query AlertLog($filter: AlertLogFilterInput!) {
      alertLog(filter: $filter) {
        ...EnvelopeFields
        data {
          logId
          typeField
          data
          createdOn
          user {
            userId
            fullname
          }
          alert {
            ...AlertFields
          }
        }
        page
        total
      }
    }
  `,
  [envelopeFields, alertFields],
);
