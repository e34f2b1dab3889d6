import { contactFields, envelopeFields, geofenceFields, graphql } from './fragments.ts';

/* GraphQL documents of queries, typed by the contract. */

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
