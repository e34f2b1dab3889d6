import { envelopeFields, graphql } from './envelope-fields.ts';

/* GraphQL documents of the search, which load with it. */

/** What a search finds among some alerts, and how many it finds in all. */
export const foundQuery = graphql(
  `
    query AlertCenterFound(
      $filter: TotalImportantAlertsFilterInput!
      $among: RawAlertsFilterInput!
      $asks: Boolean!
    ) {
      totalImportantAlerts(filter: $filter) {
        ...EnvelopeFields
        data {
          alertUrgencyType
          unresolved
          unread
        }
        head
      }
      rawAlerts(filter: $among) @include(if: $asks) {
        ...EnvelopeFields
        data {
          rawAlertId
        }
      }
    }
  `,
  [envelopeFields],
);

export const vehicleGroupsQuery = graphql(
  `
    query AlertCenterVehicleGroups($filter: RuleTargetsFilterInput) {
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
