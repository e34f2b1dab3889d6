/** Driver scores: the overview, the page of a driver, the port and its types. */
export { differenceOf, type ScoreDifference } from './engine/scores/difference.ts';
export type {
  CategoryScore,
  DriverId,
  DriverReport,
  DriverScore,
  ExcludedFalseAlerts,
  HistoryPoint,
  RankedDriver,
  ScoreAggregation,
  ScoreAlert,
  ScoreGroup,
  ScoredDriver,
  TrendPoint,
} from './engine/scores/driver-score.ts';
export {
  PERIOD_DAYS_MAX,
  type PeriodChoice,
  type PeriodPreset,
  type ScorePeriod,
  defaultPeriod,
  isPeriod,
  periodOf,
  periodPresets,
} from './engine/scores/period.ts';
export {
  type OverviewOwner,
  type PrepareOverviewOptions,
  type PreparedOverview,
  prepareOverview,
} from './engine/scores/prepare-overview.ts';
export { type ScoreStep, partsOf, stepsOf } from './engine/scores/score-parts.ts';
export { type ScoreChange, refreshScoresOn } from './engine/scores/score-refresh.ts';
export {
  type DriverScoreSource,
  type OverviewQuery,
  PAGE_MAX,
  type ScoreAlertPage,
  type ScoreAlertsQuery,
  type ScoreGroupPage,
  type ScoreGroupQuery,
  type ScoreOverview,
  type ScoreSortKey,
} from './engine/scores/score-source.ts';
export {
  type DriverScoreMessageKey,
  type DriverScoreTranslate,
  driverScoreMessages,
} from './messages/driver-score-messages.ts';
export {
  DriverScoreOverview,
  type DriverScoreOverviewProps,
} from './ui/overview/driver-score-overview.tsx';
export {
  DriverScoreDetail,
  type DriverScoreDetailProps,
} from './ui/driver/driver-score-detail.tsx';
export { OwnDriverScore, type OwnDriverScoreProps } from './ui/driver/own-driver-score.tsx';
