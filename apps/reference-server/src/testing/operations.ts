/** Documents that tests send, each asking for enough to judge by. */
const envelope = 'isSuccessful errorCode errorName message status';

export const alertFields =
  'rawAlertId id seq createdOn vehicleId alertCode alertRuleIds isRead isResolved isFalseAlert isUrgent isImportant resolver { userId } userLogs { typeField data user { userId } } foNumber foId logId foData { detail { location total_fo_duration target_time } }';

export const payloadQuery = `query($filter: PayloadFilterInput) {
  payload(filter: $filter) {
    ${envelope} payload payloadExpiresIn serverTime
    subscribedAlertRules { urgentAlertRules importantAlertRules autoPopupAlertRules }
    caller { userId fullname timeZone scopes }
  }
}`;

export const rawAlertsQuery = `query($filter: RawAlertsFilterInput!) {
  rawAlerts(filter: $filter) {
    ${envelope} head data { ${alertFields} }
    pagination { page show total startCursor endCursor hasNextPage }
  }
}`;

export const totalsQuery = `query($filter: TotalImportantAlertsFilterInput) {
  totalImportantAlerts(filter: $filter) { ${envelope} head data { alertUrgencyType unresolved unread } }
}`;

export const missedQuery = `query($since: Int!, $isSharedVehicle: Boolean) {
  missedLiveMessages(since: $since, isSharedVehicle: $isSharedVehicle) {
    ${envelope} head isComplete alerts { ${alertFields} }
  }
}`;

export const actionMutation = `mutation($input: RawAlertsActionInput!) {
  upsertRawAlertsAction(input: $input) {
    ${envelope} seq
    data { actionType data createdOn userId updatedAlerts updatedAlertStatuses insertedAlertLogs }
    items { rawAlertId outcome alert { ${alertFields} } }
  }
}`;

/** From long ago to far ahead. */
export const anyDate = { start: '2000-01-01T00:00:00.000Z', end: '2099-01-01T00:00:00.000Z' };
