/** The alert centre: its port, its rules and its headless hooks. */
export { AlertCenter, type AlertCenterProps } from './ui/alert-center/alert-center.tsx';
export {
  AlertCenterProvider,
  type AlertCenterProviderProps,
} from './ui/alert-center/alert-center-provider.tsx';
export type { AlertCenterOptions } from './hooks/store-provider.tsx';
export { BellWithPopup, type BellWithPopupProps } from './ui/alert-center/bell-with-popup.tsx';
export type { AlertPanelProps } from './ui/panel/alert-panel.tsx';
export { AlertPanel } from './ui/panel/lazy-panel.tsx';
export type { PanelDisplay } from './ui/panel/panel-size.ts';
export { PinnedPanel, type PinnedPanelProps } from './ui/panel/pinned-panel.tsx';
export type {
  AlertViewOptions,
  OpenedVehicle,
  OtherNotifications,
  ShortcutCommand,
  Shortcuts,
} from './ui/shared/view-options.ts';
export type {
  ActionSubject,
  BellContent,
  CustomAction,
  CustomActionOutcome,
  EmptyContent,
  ErrorContent,
  HostSlots,
  PanelContent,
  PreviewSection,
  PreviewSectionContent,
  RowContent,
  RowPartContent,
  RowParts,
} from './ui/shared/host-slots.ts';
export type { PartName } from '@pantau/core';
export { TimePassed, type TimePassedProps } from './ui/shared/time-passed.tsx';
export { Bell, type BellProps } from './ui/bell/bell.tsx';
export type { AlertCenterCallbacks } from './hooks/host-callbacks.ts';
export { type ActionOutcome, type AlertCenterActions, useAlertActions } from './hooks/triage.ts';
export type { ReconnectBehavior } from './hooks/connection.ts';
export { type CountsView, useAlertCounts } from './hooks/list.ts';
export { type AlertListView, useAlertList } from './hooks/list.ts';
export { type AlertView, useAlert } from './hooks/list.ts';
export { type ConnectionView, useConnection } from './hooks/connection.ts';
export { useOpenedAlert } from './hooks/previews.ts';
export { type Panel, usePanel } from './hooks/panel.ts';
export { usePinnedByDefault } from './hooks/pinned-by-default.ts';
export {
  type Preview,
  type PreviewNotice,
  type PreviewRefusal,
  type PreviewsApi,
  type StepOutcome,
  usePreviews,
} from './hooks/previews.ts';
export { usePermitted } from './hooks/permissions.ts';
export type { ReminderMinutes } from './engine/alert/limits.ts';
export { type AlertSettings, useAlertSettings } from './hooks/settings.ts';
export { useServerOffset } from './hooks/connection.ts';
export { type Reminder, useReminder } from './hooks/reminder.ts';
export {
  type SelectedAlert,
  type SelectionView,
  useIsSelected,
  useSelectionControls,
  useSelection,
} from './hooks/selection.ts';
export { type BulkItem, type BulkOutcome, type BulkRun, useBulkRun } from './hooks/triage.ts';
export { type UndoOffer, useUndoOffer } from './hooks/triage.ts';
export { useUnreadStrip } from './hooks/list.ts';
export { useUnresolvedOnly } from './hooks/list.ts';
export type {
  AlertCenterDisplay,
  OfferedDisplay,
  ShownDisplay,
  Size,
  WindowPosition,
} from './engine/panel/display.ts';
export type { WindowFrame } from './engine/panel/window-frame.ts';
export type {
  ActionTaken,
  AlertChange,
  ActionTarget,
  InstantRange,
  OwnerChange,
  StateChange,
} from './engine/alert/alert-action.ts';
export type { OwnerFilter, OwnerRefusal } from './engine/alert/owner.ts';
export {
  type Alert,
  type AlertId,
  type AlertLogEntry,
  type BilingualText,
  type CallState,
  type FleetOrder,
  type FleetOrderDetail,
  type LoggedChange,
  type LoggedOwner,
  type User,
  type RuleId,
  type SubscribedRules,
  type Urgency,
  isUnresolved,
} from './engine/alert/alert.ts';
export type { QuickNotes } from './engine/alert/quick-notes.ts';
export type { Snooze, SnoozeLength, SnoozeSubject } from './engine/alert/snooze.ts';
export type { SnoozeOutcome } from './engine/snooze/snooze-outcome.ts';
export { type AlertValue, alertValue } from './engine/alert/alert-value.ts';
export { type NamedAlert, notificationDetailId } from './engine/alert/notification-detail-id.ts';
export { type TimeAgo, timeAgo } from './engine/alert/time-ago.ts';
export type {
  AlertNotification,
  AlertNotifier,
  NotifierState,
} from './engine/notifications/alert-notifier.port.ts';
export type { AlertSound, AlertTone } from './engine/reminder/alert-sound.port.ts';
export type { CameraView, UploadRequest } from './engine/evidence/camera.ts';
export type { Clip, ClipFile } from './engine/evidence/evidence-state.ts';
export type { VehicleDevice } from './engine/evidence/places.ts';
export type {
  ClipsAnswer,
  DeviceReport,
  EvidenceSource,
  FileListRequest,
  FilesQuery,
  FleetOrderQuery,
  GeofenceOutline,
  MomentQuery,
  TrackPoint,
  TrackQuery,
} from './engine/evidence/evidence-source.port.ts';
export type { TabLock } from './engine/reminder/tab-lock.port.ts';
export type {
  ActionItem,
  ActionRequest,
  ActionResult,
  CurrentUser,
  AlertPage,
  AlertQuery,
  AlertSearch,
  AlertSource,
  AlertSubscription,
  CountRange,
  AlertPresence,
  FeedEvent,
  FeedStatus,
  FindQuery,
  VehicleAlertsQuery,
  FalseRule,
  FalseRules,
  FoundAlerts,
  LiveFeed,
  MissedAlerts,
  OwnerRequest,
  SnoozeRequest,
  UnresolvedCounts,
  VehicleGroup,
} from './engine/list/alert-source.port.ts';
export {
  type AlertCenterMessageKey,
  type AlertCenterTexts,
  alertCenterMessages,
} from './messages/alert-center-messages.ts';
export type { panelMessages } from './messages/panel-messages.ts';
export type { FoundKey, ListKey } from './engine/list/list-state.ts';
export type { AlertCenterEvent, AlertCenterStoreOptions } from './engine/store-options.ts';
export {
  type HeadlessActions,
  type HeadlessAlertCenter,
  type HeadlessState,
  createAlertCenterStore,
} from './engine/headless.ts';
export { type WatchedAlerts, type WatchFeed, watchAlerts } from './engine/list/watch-alerts.ts';
export type { PanelControls } from './engine/panel/panel-controls.ts';
export type { PreviewControls, PreviewsView } from './engine/previews/previews-view.ts';
export type { ReminderView } from './engine/reminder/reminder-view.ts';
export type { BulkView } from './engine/triage/bulk.store.ts';
export type { FailedAction } from './engine/triage/queued-action.ts';
export type { AlertSelection } from './engine/triage/selection.ts';
export type { SelectionControls } from './engine/triage/triage.store.ts';
export { type StorageOwner, storageNamespaceOf } from './engine/state/storage-scope.ts';
