const fields = `isSuccessful errorCode errorName message status
  data { vehicleId licensePlate alertCode endsOn alert { shortDescriptionIdn shortDescriptionEng } }`;

export const snoozesQuery = `query { alertSnoozes { ${fields} } }`;

export const snoozeMutation = `mutation($input: SnoozeAlertsInput!) {
  snoozeAlerts(input: $input) { ${fields} }
}`;

export const endSnoozeMutation = `mutation($input: EndAlertSnoozeInput!) {
  endAlertSnooze(input: $input) { ${fields} }
}`;
