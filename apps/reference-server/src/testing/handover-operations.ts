const envelope = 'isSuccessful errorCode errorName message status';
const user = 'user { userId fullname }';
const code = 'alert { alertCode shortDescriptionIdn shortDescriptionEng }';
const record = `handoverId createdOn ${user} note`;

export const handoverQuery = `query($filter: ShiftHandoverFilterInput) {
  shiftHandover(filter: $filter) { ${envelope} data {
    readOn since urgent important arrived noteCount
    previous { ${record} }
    alerts { rawAlertId createdOn ${code} licensePlate driver address isUrgent isRead owner { userId fullname } }
    snoozes { ${user} vehicleId licensePlate ${code} endsOn }
    notes { logId createdOn ${user} text rawAlertId ${code} licensePlate }
    settled { ${user} resolved falseAlerts }
  } }
}`;

export const recordHandoverMutation = `mutation($input: RecordShiftHandoverInput!) {
  recordShiftHandover(input: $input) { ${envelope} data { ${record} } }
}`;
