import { envelopeFields, graphql, rankedFields, scoreFields, settingsFields } from './fragments.ts';

/* GraphQL documents, typed by the contract. */

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
