import { envelopeFields, graphql } from './envelope-fields.ts';

/* GraphQL documents about alerts, typed by the contract. */

export const alertFields = graphql(`
  fragment AlertFields on RawAlert {
    rawAlertId
    id
    createdOn
    receivedOn
    seq
    vehicleId
    childVehicleId
    alertCode
    alertRuleIds
    alertData
    alertFlag
    alertTrigger
    threshold
    durationSeconds
    alert {
      descriptionIdn
      descriptionEng
      shortDescriptionIdn
      shortDescriptionEng
    }
    vehicle {
      id
      licensePlate
      imei
      vehicleType {
        category
      }
    }
    driver {
      driverId
      fullname
    }
    latitude
    longitude
    geofences {
      geofenceId
      fenceName
    }
    address
    shouldHaveMedia
    sourceDeviceType
    callState {
      isHaveVoip
      deviceType
      imeiVoip
      vehicleIdVoip
    }
    foNumber
    foId
    logId
    foData {
      detail {
        location
        total_fo_duration
        target_time
        actual_time
        point_location_name
        point_in_km
        estimated_target_time
        planned_activities_duration
      }
    }
    isRead
    isResolved
    resolvedOn
    resolver {
      userId
      fullname
    }
    isFalseAlert
    owner {
      userId
      fullname
    }
    ownerLog {
      owner {
        userId
        fullname
      }
      createdOn
      user {
        userId
        fullname
      }
    }
    lastUserFeedback {
      feedback
      createdOn
      user {
        userId
        fullname
      }
    }
    userLogs {
      typeField
      data
      createdOn
      user {
        userId
        fullname
      }
    }
  }
`);

export const payloadQuery = graphql(
  `
    query AlertCenterPayload($filter: PayloadFilterInput) {
      payload(filter: $filter) {
        ...EnvelopeFields
        payload
        payloadExpiresIn
        serverTime
        subscribedAlertRules {
          urgentAlertRules
          importantAlertRules
          autoPopupAlertRules
        }
        caller {
          userId
          fullname
          scopes
        }
      }
    }
  `,
  [envelopeFields],
);

export const rawAlertsQuery = graphql(
  `
    query AlertCenterAlerts($filter: RawAlertsFilterInput!) {
      rawAlerts(filter: $filter) {
        ...EnvelopeFields
        data {
          ...AlertFields
        }
        pagination {
          endCursor
          hasNextPage
        }
        head
      }
    }
  `,
  [envelopeFields, alertFields],
);

/** The first page of a list with the emergencies that nobody has opened. */
export const firstAlertsQuery = graphql(
  `
    query AlertCenterFirstAlerts(
      $filter: RawAlertsFilterInput!
      $emergencyFilter: RawAlertsFilterInput!
    ) {
      rawAlerts(filter: $filter) {
        ...EnvelopeFields
        data {
          ...AlertFields
        }
        pagination {
          endCursor
          hasNextPage
        }
        head
      }
      emergencies: rawAlerts(filter: $emergencyFilter) {
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

export const countsQuery = graphql(
  `
    query AlertCenterCounts($filter: TotalImportantAlertsFilterInput) {
      totalImportantAlerts(filter: $filter) {
        ...EnvelopeFields
        data {
          alertUrgencyType
          unresolved
          unread
        }
        head
      }
    }
  `,
  [envelopeFields],
);

export const missedQuery = graphql(
  `
    query AlertCenterMissed($since: Int!, $isSharedVehicle: Boolean) {
      missedLiveMessages(since: $since, isSharedVehicle: $isSharedVehicle) {
        ...EnvelopeFields
        alerts {
          ...AlertFields
        }
        head
        isComplete
      }
    }
  `,
  [envelopeFields, alertFields],
);

export const actionMutation = graphql(
  `
    mutation AlertCenterAction($input: RawAlertsActionInput!) {
      upsertRawAlertsAction(input: $input) {
        ...EnvelopeFields
        data {
          createdOn
          user {
            userId
            fullname
          }
        }
        items {
          rawAlertId
          outcome
          alert {
            ...AlertFields
          }
        }
        seq
      }
    }
  `,
  [envelopeFields, alertFields],
);
