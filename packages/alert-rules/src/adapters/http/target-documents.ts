import { contactFields, envelopeFields, geofenceFields, graphql } from './fragments.ts';

/* GraphQL documents, typed by the contract. */

export const vehiclesQuery = graphql(
  `
    query RuleVehicles($filter: RuleTargetsFilterInput) {
      ruleVehicles(filter: $filter) {
        ...EnvelopeFields
        data {
          id
          licensePlate
        }
        pagination {
          total
        }
      }
    }
  `,
  [envelopeFields],
);

export const groupsQuery = graphql(
  `
    query RuleVgroups($filter: RuleTargetsFilterInput) {
      ruleVgroups(filter: $filter) {
        ...EnvelopeFields
        data {
          id
          name
          totalVehicle
        }
        pagination {
          total
        }
      }
    }
  `,
  [envelopeFields],
);

export const usersQuery = graphql(
  `
    query RuleUsers($filter: RuleTargetsFilterInput) {
      ruleUsers(filter: $filter) {
        ...EnvelopeFields
        data {
          userId
          fullname
        }
        pagination {
          total
        }
      }
    }
  `,
  [envelopeFields],
);

export const contactsQuery = graphql(
  `
    query RuleContacts($filter: RuleTargetsFilterInput) {
      ruleContacts(filter: $filter) {
        ...EnvelopeFields
        data {
          ...ContactFields
        }
        pagination {
          total
        }
      }
    }
  `,
  [envelopeFields, contactFields],
);

export const geofencesQuery = graphql(
  `
    query RuleGeofences($filter: RuleTargetsFilterInput) {
      ruleGeofences(filter: $filter) {
        ...EnvelopeFields
        data {
          ...GeofenceFields
        }
        pagination {
          total
        }
      }
    }
  `,
  [envelopeFields, geofenceFields],
);
