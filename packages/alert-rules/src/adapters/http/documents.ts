import { type ContractTypes, documentTag } from '@pantau/core/transport';
import type { initGraphQLTada } from 'gql.tada';

/* GraphQL documents, typed by the contract. */
const graphql = documentTag<initGraphQLTada<ContractTypes>>();

const envelopeFields = graphql(`
  fragment EnvelopeFields on Envelope {
    isSuccessful
    errorCode
    errorName
    message
    status
  }
`);

const contactFields = graphql(`
  fragment ContactFields on RuleContact {
    contactId
    label
    email
    phoneNumber
    userId
    user {
      fullname
    }
  }
`);

const geofenceFields = graphql(`
  fragment GeofenceFields on RuleGeofence {
    geofenceId
    fenceName
    address
    radius
    center {
      latitude
      longitude
    }
    ring {
      latitude
      longitude
    }
  }
`);

const ruleFields = graphql(
  `
    fragment RuleFields on AlertRule {
      alertRuleId
      version
      label
      alertCode
      isActive
      createdOn
      updatedOn
      updatedBy {
        userId
        fullname
      }
      alertUrgencyType
      minThreshold
      maxThreshold
      minThresholdTime
      alertCountThreshold
      alertCountWindow
      withSchedule
      startTime
      endTime
      dayOfWeek
      withGeofence
      isInsideGeofence
      autoPopup
      totalVehicles
      totalVgroups
      totalUsers
      hasInaccessibleUser
      hasInaccessibleVgroup
      hasInaccessibleVehicle
      userIsSubscribedToRule
      contactRecipients {
        ...ContactFields
      }
      geofences {
        ...GeofenceFields
      }
    }
  `,
  [contactFields, geofenceFields],
);

export const rulesQuery = graphql(
  `
    query AlertRules($filter: AlertRulesFilterInput) {
      alertRules(filter: $filter) {
        ...EnvelopeFields
        data {
          ...RuleFields
        }
        pagination {
          page
          total
        }
      }
    }
  `,
  [envelopeFields, ruleFields],
);

export const ruleQuery = graphql(
  `
    query AlertRule($id: ID!) {
      alertRule(alertRuleId: $id) {
        ...EnvelopeFields
        data {
          ...RuleFields
          vehicles {
            id
            licensePlate
          }
          vgroups {
            id
            name
            totalVehicle
          }
          users {
            userId
            fullname
          }
        }
      }
    }
  `,
  [envelopeFields, ruleFields],
);

export const codesQuery = graphql(
  `
    query AlertCodes($filter: AlertCodesFilterInput) {
      alertCodesPaginated(filter: $filter) {
        ...EnvelopeFields
        data {
          alertCode
          descriptionIdn
          descriptionEng
          fullDescriptionIdn
          fullDescriptionEng
          enabledInRule
          minThreshold
          maxThreshold
          alertCategories {
            alertCategoryId
            categoryIdn
            categoryEng
          }
        }
      }
    }
  `,
  [envelopeFields],
);

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

export const backTestQuery = graphql(
  `
    query BackTestAlertRule($input: BackTestAlertRuleInput!) {
      backTestAlertRule(input: $input) {
        ...EnvelopeFields
        total
        totalVehicles
        days {
          date
          total
        }
        noisiest {
          vehicleId
          licensePlate
          total
        }
        falseAlerts {
          total
          reasons {
            reason
            total
          }
        }
        fieldErrors {
          field
          message
        }
      }
    }
  `,
  [envelopeFields],
);

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
