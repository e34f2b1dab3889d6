import { type ContractTypes, documentTag } from '@pantau/core/transport';
import type { initGraphQLTada } from 'gql.tada';

/* GraphQL documents, typed by the contract. */

/** Types documents by the contract; their text is sent unchanged. */
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

const settingsFields = graphql(`
  fragment SettingsFields on DriverScoreSettings {
    dsBase
    dsIntervalType
    dsInitialInterval
    dsInitialBonus
    dsInterval
    dsBonus
    dsCostBrake
    dsCostAccel
    dsCostOverspeed
    dsCostSharpturn
    dsMinScoreA
    dsMinScoreB
    dsMinScoreC
    dsMinScoreD
  }
`);

const categoryFields = graphql(`
  fragment CategoryFields on DriverScoreCategoryTotal {
    total
    reportedCost
    score
  }
`);

const scoreFields = graphql(
  `
    fragment ScoreFields on DriverScore {
      driverId
      driver {
        fullname
        userId
        isActive
        photograph
        phoneNo
      }
      totalAlert
      harshAccel {
        ...CategoryFields
      }
      harshBrake {
        ...CategoryFields
      }
      sharpturn {
        ...CategoryFields
      }
      overspeed {
        ...CategoryFields
      }
      exceededParkingTime {
        ...CategoryFields
      }
      exceededIdleTime {
        ...CategoryFields
      }
      yawn {
        ...CategoryFields
      }
      distraction {
        ...CategoryFields
      }
      smoking {
        ...CategoryFields
      }
      phoneCalling {
        ...CategoryFields
      }
      eyeClosed {
        ...CategoryFields
      }
      missingFace {
        ...CategoryFields
      }
      finalGrade
      totalDriven
      drivingHours
      score
      lastSync
      excludedFalseAlerts {
        total
        points
      }
    }
  `,
  [categoryFields],
);

const rankedFields = graphql(`
  fragment RankedFields on RankedDriver {
    driverId
    driver {
      fullname
    }
    finalGrade
    score
  }
`);

export const scoresQuery = graphql(
  `
    query DriverScores($filter: DriverScoresFilterInput!) {
      driverScores(filter: $filter) {
        ...EnvelopeFields
        data {
          ...ScoreFields
        }
        pagination {
          page
          total
        }
        aggregation {
          averageScore
          averageFinalGrade
          totalDriver
          totalWithoutScore
          grades {
            grade
            total
          }
          lowest10Drivers {
            ...RankedFields
          }
          top10Drivers {
            ...RankedFields
          }
          trend {
            startDate
            endDate
            averageScore
            totalDriver
          }
        }
        settings {
          ...SettingsFields
        }
        lastSync
      }
    }
  `,
  [envelopeFields, scoreFields, rankedFields, settingsFields],
);

export const scoreQuery = graphql(
  `
    query DriverScore($filter: DriverScoreFilterInput!) {
      driverScore(filter: $filter) {
        ...EnvelopeFields
        data {
          ...ScoreFields
        }
        settings {
          ...SettingsFields
        }
        history {
          startDate
          endDate
          score
          finalGrade
        }
        lastSync
      }
    }
  `,
  [envelopeFields, scoreFields, settingsFields],
);

export const alertsQuery = graphql(
  `
    query AlertDetailDriverScores($filter: AlertDetailDriverScoresFilterInput!) {
      alertDetailDriverScores(filter: $filter) {
        ...EnvelopeFields
        data {
          id
          rawAlertId
          driverId
          vehicleId
          vehicle {
            licensePlate
          }
          alertCode
          alert {
            descriptionEng
            descriptionIdn
          }
          formattedAlertData
          category
          createdOn
          latitude
          longitude
          address
          isRead
          isFalseAlert
          points
        }
        pagination {
          total
          startCursor
          endCursor
          hasNextPage
          hasPreviousPage
        }
      }
    }
  `,
  [envelopeFields],
);

export const groupsQuery = graphql(
  `
    query DriverScoreGroups($filter: DriverScoreGroupsFilterInput) {
      driverScoreGroups(filter: $filter) {
        ...EnvelopeFields
        data {
          id
          name
        }
        pagination {
          total
        }
      }
    }
  `,
  [envelopeFields],
);
