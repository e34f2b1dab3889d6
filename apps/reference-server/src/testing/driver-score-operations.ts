import { scoreCategories } from '@pantau/core/driver-score';

/** GraphQL documents about driver scores, used by tests. */
const envelope = 'isSuccessful errorCode errorName message status';
const settings = `settings { dsBase dsIntervalType dsInitialInterval dsInitialBonus dsInterval dsBonus
  dsCostBrake dsCostAccel dsCostOverspeed dsCostSharpturn dsMinScoreA dsMinScoreB dsMinScoreC dsMinScoreD }`;

const scoreFields = `driverId driver { fullname userId isActive photograph phoneNo } totalAlert
  ${scoreCategories.map((category) => `${category} { total reportedCost score }`).join(' ')}
  finalGrade totalDriven drivingHours score lastSync excludedFalseAlerts { total points }`;

const ranked = 'driverId driver { fullname } finalGrade score';

export const scoresQuery = `query($filter: DriverScoresFilterInput!) {
  driverScores(filter: $filter) {
    ${envelope} lastSync ${settings} pagination { page show total } data { ${scoreFields} }
    aggregation {
      averageScore averageFinalGrade totalDriver totalWithoutScore grades { grade total }
      lowest10Drivers { ${ranked} } top10Drivers { ${ranked} }
      trend { startDate endDate averageScore totalDriver }
    }
  }
}`;

export const scoreQuery = `query($filter: DriverScoreFilterInput!) {
  driverScore(filter: $filter) {
    ${envelope} lastSync ${settings} data { ${scoreFields} }
    history { startDate endDate score finalGrade }
  }
}`;

export const driverAlertsQuery = `query($filter: AlertDetailDriverScoresFilterInput!) {
  alertDetailDriverScores(filter: $filter) {
    ${envelope} pagination { total startCursor endCursor hasNextPage hasPreviousPage }
    data {
      id rawAlertId createdOn vehicleId alertCode driverId alertFlag alertData latitude longitude
      alertTrigger threshold formattedAlertData cost address vehicle { licensePlate }
      driver { fullname } alert { alertCode descriptionEng descriptionIdn } isRead isFalseAlert
      category points
    }
  }
}`;

export const scoreGroupsQuery = `query($filter: DriverScoreGroupsFilterInput) {
  driverScoreGroups(filter: $filter) {
    ${envelope} pagination { page show total } data { id name totalVehicle }
  }
}`;
