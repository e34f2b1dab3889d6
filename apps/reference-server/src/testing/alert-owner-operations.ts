const envelope = 'isSuccessful errorCode errorName message status';

const ownerFields =
  'owner { userId fullname } ownerLog { owner { userId } createdOn user { userId } }';

export const ownerMutation = `mutation($input: ChangeAlertOwnerInput!) {
  changeAlertOwner(input: $input) {
    ${envelope} seq createdOn user { userId fullname }
    items { rawAlertId outcome alert {
      rawAlertId seq isResolved foNumber ${ownerFields} userLogs { typeField }
    } }
  }
}`;

export const possibleOwnersQuery = `query($search: String) {
  possibleAlertOwners(search: $search) { ${envelope} data { userId fullname } }
}`;

export const ownedAlertsQuery = `query($filter: RawAlertsFilterInput!) {
  rawAlerts(filter: $filter) { ${envelope} data { rawAlertId ${ownerFields} userLogs { typeField } } }
}`;
