/** GraphQL documents used by tests. */
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

/** A range that contains every alert. */
export const anyDate = { start: '2000-01-01T00:00:00.000Z', end: '2099-01-01T00:00:00.000Z' };

export const vehicleQuery = `query($vehicleId: ID!) {
  vehicle(vehicleId: $vehicleId) {
    ${envelope}
    data { id licensePlate vehicleStatus driver { fullname } devices { imei } lastPosition { latitude recordedOn } }
  }
}`;

export const statusesQuery = `query($filter: VehicleStatusesFilterInput!) {
  vehicleStatuses(filter: $filter) {
    ${envelope} data { vehicleId vehicleStatus lastReportOn devices { imei isMain deviceType } }
  }
}`;

export const trailQuery = `query($vehicleId: ID!, $startTime: DateTime!, $endTime: DateTime!) {
  vehicleTrail(vehicleId: $vehicleId, startTime: $startTime, endTime: $endTime) {
    ${envelope} data { latitude longitude speed course recordedOn }
  }
}`;

export const geofencesQuery = `query($geofenceId: [ID!]!) {
  geofences(geofenceId: $geofenceId) {
    ${envelope}
    data { geofenceId fenceName center { latitude longitude } radius ring { latitude longitude } }
  }
}`;

export const historiesQuery = `query($filter: DownloadVideoHistoriesFilterInput!) {
  downloadVideoHistories(filter: $filter) {
    ${envelope} pagination { page show total hasNextPage }
    data {
      id vehicleId status camera channel startTime endTime requestedOn
      videos { url expiresOn contentType fileName size }
    }
  }
}`;

export const videosQuery = `query($filter: VehicleVideosFilterInput!) {
  vehicleVideos(filter: $filter) {
    ${envelope} listedOn data { fileName channel camera startTime endTime videos { url contentType } }
  }
}`;

export const fleetOrderQuery = `query($foId: ID!, $logId: ID!) {
  fleetOrderDetail(foId: $foId, logId: $logId) {
    ${envelope} data { foNumber foId logId detail { location total_fo_duration } }
  }
}`;

export const fileListMutation = `mutation($input: UpdateFileListInput!) {
  updateFileList(input: $input) { ${envelope} }
}`;

export const uploadMutation = `mutation($input: SetUploadMediaInput!) {
  setUploadMedia(input: $input) { ${envelope} }
}`;

export const pushTokenMutation = `
  mutation ($input: UnregisterPushTokenInput!) {
    result: unregisterPushToken(input: $input) {
      isSuccessful
      errorName
    }
  }
`;

export const oldVersionMutation = `mutation($input: BackToOldVersionInput!) {
  backToOldVersion(input: $input) { ${envelope} }
}`;
