import { contactFields, envelopeFields, geofenceFields, graphql } from './fragments.ts';

/* GraphQL documents, typed by the contract. */

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
