/** The formula of driver scores, which server and client share. */
export {
  type DriverScoreSettingField,
  type DriverScoreSettingProblem,
  type DriverScoreSettingReason,
  checkDriverScoreSettings,
  driverScoreLimits,
} from './check-settings.ts';
export {
  type CategoryEvents,
  type DriverScoreResult,
  type DriverScoreSettings,
  type DrivingRecord,
  type Grade,
  type ScoreCategory,
  type ScorePart,
  type SettingCostCategory,
  REFERENCE_INTERVALS,
  averageScore,
  costOfEvent,
  gradeOf,
  grades,
  hasEnoughData,
  minimumDriving,
  scoreCategories,
  scoreDriver,
  shareOfPoints,
} from './driver-score.ts';
export { type WireDriverScoreSettings, driverScoreSettingsOf } from './wire-settings.ts';
