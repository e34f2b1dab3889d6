/** Characters of a rule's name. */
export const ruleLabelMax = 100;
/** Alerts to count; fewer than two are not counted. */
export const ruleCountMin = 2;
export const ruleCountMax = 100;
/** Seconds in which alerts are counted. */
export const ruleWindowMin = 60;
export const ruleWindowMax = 86_400;
/** Seconds that an alert has lasted: 31 days. */
export const ruleDurationMax = 2_678_400;
export const ruleVehiclesMax = 5_000;
export const ruleGroupsMax = 200;
export const ruleUsersMax = 200;
export const ruleContactsMax = 50;
export const ruleGeofencesMax = 100;
/** Days of a back-test. */
export const backTestDays = 7;
