/**
 * The notification pages: the history of alerts, one alert, and the log. Apart from the main entry, because
 * they bring the data table. History and detail need `AlertCenterProvider`.
 */
export { AlertDetail, AlertHistory, AlertLog } from './lazy-history.tsx';
export type { AlertDetailProps } from './alert-detail.tsx';
export type { AlertLogProps } from './alert-log.tsx';
export type { AlertHistoryProps } from './alert-history.tsx';
export type {
  AlertHistoryPage,
  AlertHistorySource,
  AlertLogPage,
  FoundAlert,
  LoggedAction,
  VehicleGroup,
} from '../../engine/history/alert-history-source.port.ts';
export type {
  AlertHistoryFilter,
  AlertHistoryQuery,
  AlertLogQuery,
  AlertSort,
  AlertSortKey,
  AlertState,
  OpenRange,
} from '../../engine/history/history-query.ts';
export type { historyMessages } from '../../messages/history-messages.ts';
