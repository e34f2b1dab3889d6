export { alertCategories, alertCodes, findAlertCode, hasCamera } from './alert-codes.ts';
export type {
  AlertCategoryEntry,
  AlertCategoryId,
  AlertCodeEntry,
  AlertGroup,
  AlertIconName,
  AlertUnit,
  ScoreCategory,
} from './alert-code.ts';
export {
  accountNoDigits,
  accountNoEnd,
  accountNoLimits,
  type Bank,
  banks,
  findBank,
} from './banks.ts';
export { type PresetReason, presetReasons } from './false-reasons.ts';
export { flagEffects, type FeatureFlag, type FlagEffect } from './flags.ts';
export {
  costRange,
  LONGEST_ALERT_S,
  measuredRanges,
  MOST_KM,
  unitlessRange,
  type ValueRange,
} from './ingest-limits.ts';
export { menuScopes, type MenuScope } from './menu-scopes.ts';
export { mediaAddress, ownRoute, webAddress } from './safe-links.ts';
export { scopes, type Scope } from './scopes.ts';
export { type EmbeddedWidget, widgetScopes } from './widget-scopes.ts';
export { alertCodeOfTraccarAlarm, alertCodeOfTraccarEvent, traccarNoAlerts } from './traccar.ts';
export { type CallStep, type SimulatedDriver, simulatedCallSteps } from './simulated-drivers.ts';
