/** The alert centre: its port, its rules and its headless hooks. */
export {
  AlertCenter,
  type AlertCenterLayout,
  type AlertCenterProps,
} from './components/alert-center/alert-center.tsx';
export {
  AlertCenterFrame,
  type AlertCenterFrameProps,
} from './components/alert-center/alert-center-frame.tsx';
export {
  BellWithPopup,
  type BellWithPopupProps,
} from './components/alert-center/bell-with-popup.tsx';
export type { AlertPanelProps } from './components/alert-panel/alert-panel.tsx';
export { AlertPanel } from './components/alert-panel/lazy-panel.tsx';
export type { PanelLayout } from './components/alert-panel/panel-size.ts';
export { PinnedPanel, type PinnedPanelProps } from './components/pinned-panel/pinned-panel.tsx';
export type {
  AlertViewOptions,
  EmptyContent,
  OpenedVehicle,
  OtherNotifications,
  RowContent,
  ShortcutCommand,
  Shortcuts,
} from './components/options/view-options.ts';
export { Bell, type BellProps } from './components/bell/bell.tsx';
export {
  AlertCenterProvider,
  type AlertCenterProviderProps,
} from './controllers/alert-center-provider.tsx';
export type { AlertCenterCallbacks } from './controllers/host-relay.ts';
export {
  type ActionOutcome,
  type AlertCenterActions,
  useAlertActions,
} from './controllers/use-alert-actions.ts';
export type { BackOnline } from './controllers/use-back-online.ts';
export { type CountsView, useAlertCounts } from './controllers/use-alert-counts.ts';
export { type AlertListView, useAlertList } from './controllers/use-alert-list.ts';
export { type AlertView, useAlert } from './controllers/use-alert.ts';
export { type ConnectionView, useConnection } from './controllers/use-connection.ts';
export { useOpenedAlert } from './controllers/use-opened-alert.ts';
export { type Panel, usePanel } from './controllers/use-panel.ts';
export {
  type Preview,
  type PreviewNotice,
  type PreviewsApi,
  type StepOutcome,
  usePreviews,
} from './controllers/use-previews.ts';
export { usePermitted } from './controllers/use-permitted.ts';
export { type AlertSettings, useAlertSettings } from './controllers/use-settings.ts';
export { useServerOffset } from './controllers/use-server-offset.ts';
export { type Reminder, useReminder } from './controllers/use-reminder.ts';
export {
  type PickedAlert,
  type PicksView,
  useIsPicked,
  usePickControls,
  usePicks,
} from './controllers/use-picks.ts';
export {
  type BulkItem,
  type BulkOutcome,
  type BulkRun,
  useBulkRun,
} from './controllers/use-bulk-run.ts';
export { type UndoOffer, useUndoOffer } from './controllers/use-undo.ts';
export { useUnreadStrip } from './controllers/use-unread-strip.ts';
export { useUnresolvedOnly } from './controllers/use-unresolved-only.ts';
export type { AlertCenterDisplay, ShownDisplay, WindowPosition } from './domain/display.ts';
export type {
  ActionTaken,
  AlertChange,
  AlertSelection,
  InstantRange,
} from './domain/alert-action.ts';
export {
  type Alert,
  type AlertId,
  type AlertLogEntry,
  type BilingualText,
  type CallState,
  type FleetOrder,
  type FleetOrderDetail,
  type Person,
  type RuleId,
  type SubscribedRules,
  type Urgency,
  isUnresolved,
} from './domain/alert.ts';
export { type AlertValue, alertValue } from './domain/alert-value.ts';
export { type NamedAlert, notificationDetailId } from './domain/notification-detail-id.ts';
export { type TimePassed, timePassed } from './domain/time-passed.ts';
export type { AlertSound } from './ports/alert-sound.ts';
export type {
  ClipsAnswer,
  DeviceReport,
  EvidenceSource,
  FileListRequest,
  FilesQuery,
  FleetOrderQuery,
  GeofenceOutline,
  MomentQuery,
  TrailPoint,
  TrailQuery,
} from './ports/evidence-source.ts';
export type { TabLock } from './ports/tab-lock.ts';
export type {
  ActionItem,
  ActionRequest,
  ActionResult,
  AlertCaller,
  AlertPage,
  AlertQuery,
  AlertSource,
  AlertSubscription,
  FeedEvent,
  FeedStatus,
  LiveFeed,
  MissedAlerts,
  UnresolvedCounts,
} from './ports/alert-source.ts';
export {
  type AlertCenterMessageKey,
  alertCenterMessages,
} from './messages/alert-center-messages.ts';
export {
  type AlertCenterEvent,
  type AlertCenterStore,
  type AlertCenterStoreOptions,
  createAlertCenterStore,
} from './state/alert-center-store.ts';
