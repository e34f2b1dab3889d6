import { alertFields } from './operations.ts';

/** GraphQL documents about the history of alerts, used by tests. */
const envelope = 'isSuccessful errorCode errorName message status';

export const historyQuery = `query($filter: AlertHistoryFilterInput!) {
  alertHistory(filter: $filter) {
    ${envelope} page show total ids head vgroupVehicleIds
    data { ${alertFields} alert { descriptionIdn descriptionEng } }
  }
}`;

export const alertGroupsQuery = `query($filter: RuleTargetsFilterInput) {
  alertVgroups(filter: $filter) { ${envelope} data { id name totalVehicle } pagination { total } }
}`;

export const notificationQuery = `query($id: String!) {
  notification(id: $id) { ${envelope} head data { ${alertFields} alertFlag } }
}`;

export const logQuery = `query($filter: AlertLogFilterInput!) {
  alertLog(filter: $filter) {
    ${envelope} page show total
    data { logId typeField data createdOn user { userId fullname } alert { ${alertFields} } }
  }
}`;
