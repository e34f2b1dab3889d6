/** GraphQL documents about alert rules, used by tests. */
const envelope = 'isSuccessful errorCode errorName message status';
const page = 'pagination { page show total }';

const contactFields = 'contactId label email phoneNumber userId user { fullname }';

const ruleFields = `alertRuleId label companyId alertCode alert { descriptionEng } isActive
  createdOn version updatedOn updatedBy { userId fullname } alertUrgencyType minThreshold
  maxThreshold minThresholdTime alertCountThreshold alertCountWindow withSchedule startTime endTime
  dayOfWeek withGeofence isInsideGeofence autoPopup totalVehicles totalVgroups totalUsers
  hasInaccessibleUser hasInaccessibleVgroup hasInaccessibleVehicle userIsSubscribedToRule
  contactRecipients { ${contactFields} } geofences { geofenceId fenceName } vehicles { id licensePlate }
  vgroups { id name totalVehicle } users { userId fullname }`;

export const rulesQuery = `query($filter: AlertRulesFilterInput) {
  alertRules(filter: $filter) { ${envelope} ${page} data { ${ruleFields} } }
}`;

export const ruleQuery = `query($alertRuleId: ID!) {
  alertRule(alertRuleId: $alertRuleId) { ${envelope} data { ${ruleFields} } }
}`;

export const codesQuery = `query($filter: AlertCodesFilterInput) {
  alertCodesPaginated(filter: $filter) {
    ${envelope} ${page} data { alertCode descriptionEng alertCategories { alertCategoryId } }
  }
}`;

const targets = (name: string, fields: string): string =>
  `query($filter: RuleTargetsFilterInput) { ${name}(filter: $filter) { ${envelope} ${page} data { ${fields} } } }`;

export const targetQueries = {
  ruleVehicles: targets('ruleVehicles', 'id licensePlate'),
  ruleVgroups: targets('ruleVgroups', 'id name totalVehicle'),
  ruleUsers: targets('ruleUsers', 'userId fullname'),
  ruleContacts: targets('ruleContacts', contactFields),
  ruleGeofences: targets(
    'ruleGeofences',
    `geofenceId fenceName address serviceLocType type radius
      center { latitude longitude } ring { latitude longitude }`,
  ),
} as const;

const changed = `${envelope} alertRuleId version fieldErrors { field message }`;

export const createRuleMutation = `mutation($input: AlertRuleInput!) {
  createAlertRule(input: $input) { ${changed} }
}`;

export const updateRuleMutation = `mutation($input: UpdateAlertRuleInput!) {
  updateAlertRule(input: $input) { ${changed} }
}`;

export const deleteRuleMutation = `mutation($input: DeleteAlertRuleInput!) {
  deleteAlertRule(input: $input) { ${changed} }
}`;

export const updateRulesMutation = `mutation($input: UpdateAlertRulesInput!) {
  updateAlertRules(input: $input) { ${envelope} count }
}`;

export const deleteRulesMutation = `mutation($input: DeleteAlertRulesInput!) {
  deleteAlertRules(input: $input) { ${envelope} count }
}`;

/** A valid rule, with changes. */
export const ruleInput = (changes: object = {}) => ({
  label: 'Speeding',
  alertCode: 8,
  isActive: true,
  alertUrgencyType: 'Urgent',
  withSchedule: false,
  withGeofence: false,
  isInsideGeofence: true,
  autoPopup: false,
  ...changes,
});

export const backTestQuery = `query($input: BackTestAlertRuleInput!) {
  backTestAlertRule(input: $input) {
    ${envelope} total totalVehicles days { date total }
    noisiest { vehicleId licensePlate total }
    falseAlerts { total reasons { reason total } } fieldErrors { field message }
  }
}`;

const templateCodes = `alertCode descriptionEng fullDescriptionIdn isAlreadyActive
  alertRule { alertRuleId label }`;

export const templatesQuery = `query($filter: AlertRuleTemplatesFilterInput) {
  alertRuleTemplates(filter: $filter) {
    ${envelope} ${page}
    data {
      templateId category nameEng nameIdn descriptionEng descriptionIdn iconUrl
      defaultAlertCodes { ${templateCodes} } additionalAlertCodes { ${templateCodes} }
    }
  }
}`;

export const createRulesMutation = `mutation($input: CreateAlertRulesInput!) {
  createAlertRules(input: $input) {
    ${envelope} ${page} skippedAlertCodes fieldErrors { field message } data { ${ruleFields} }
  }
}`;

export const updateCompanyMutation = `mutation($input: UpdateCompanyInput!) {
  updateCompany(input: $input) { ${envelope} data { id setupNotifCompleted } }
}`;

export const testNotificationMutation = `mutation($input: SendTestNotificationInput!) {
  sendTestNotification(input: $input) { ${envelope} email fieldErrors { field message } }
}`;
