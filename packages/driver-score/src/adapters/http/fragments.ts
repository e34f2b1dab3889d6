import { type ContractTypes, documentTag } from '@pantau/core/transport';
import type { initGraphQLTada } from 'gql.tada';

/** Types documents by the contract; their text is sent unchanged. */
export const graphql = documentTag<initGraphQLTada<ContractTypes>>();

export const envelopeFields = graphql(`
  fragment EnvelopeFields on Envelope {
    isSuccessful
    errorCode
    errorName
    message
    status
  }
`);

export const settingsFields = graphql(`
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

export const scoreFields = graphql(
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

export const rankedFields = graphql(`
  fragment RankedFields on RankedDriver {
    driverId
    driver {
      fullname
    }
    finalGrade
    score
  }
`);
