/** All tables, for Drizzle and drizzle-kit. */
export { companyType, companies, bankAccounts, companyCategories } from './schema/companies.ts';
export { alertQuickNotes } from './schema/quick-notes.ts';
export { companySection, companyChanges, companyLogos } from './schema/company-settings.ts';
export { users, refreshTokens } from './schema/users.ts';
export { signInLimits } from './schema/sign-in-limits.ts';
export { apiKeys, tokenIssuers } from './schema/api-keys.ts';
export { ingestKeys } from './schema/ingest-keys.ts';
export { auditAction, auditEntries } from './schema/audit.ts';
export {
  vehicleStatus,
  drivers,
  vehicles,
  vehicleGroups,
  vehicleGroupMembers,
  devices,
  geofences,
  vehiclePositions,
  vehicleStates,
} from './schema/fleet.ts';
export {
  urgencyType,
  alertRules,
  alertRuleUsers,
  alertRuleVehicles,
  alertRuleGeofences,
  alertRuleVehicleGroups,
  contactLanguage,
  contacts,
  alertRuleContacts,
} from './schema/rules.ts';
export {
  actionType,
  selectionMode,
  type StoredGeofence,
  type StoredFleetOrder,
  rawAlerts,
  userLogs,
  alertActions,
  alertOwnerChanges,
  pendingAlerts,
} from './schema/alerts.ts';
export { alertSnoozes } from './schema/snoozes.ts';
export { shiftHandovers } from './schema/handovers.ts';
export {
  announcementAction,
  announcements,
  announcementReceivers,
} from './schema/announcements.ts';
export { cameraFileLists, cameraVideos } from './schema/cameras.ts';
export { driverSpans, driverFalseAlerts } from './schema/driver-spans.ts';
export {
  orderStatus,
  orderAction,
  salesOrders,
  type StoredFieldChange,
  orderHistory,
  orderCounters,
  orderRequestResults,
  orderFleetTasks,
} from './schema/orders.ts';
export {
  feedback,
  satisfaction,
  banners,
  oldVersionReasons,
  referralCodes,
} from './schema/prompts.ts';
