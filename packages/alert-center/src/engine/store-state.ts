import type { KeyValueStore } from '@pantau/core';
import type { Snooze } from './alert/snooze.ts';
import type { EvidenceMemory } from './evidence/evidence-memory.ts';
import type { AlertSearch } from './list/alert-search.ts';
import type { AlertListState } from './list/list-state.ts';
import type { ListState } from './list/list.store.ts';
import type { StoredDisplay } from './panel/display.ts';
import type { OwnWindow } from './panel/own-window.ts';
import type { PanelControls } from './panel/panel-controls.ts';
import type { AlertSettings } from './panel/reminder-interval.ts';
import type { SettingsState } from './panel/settings.store.ts';
import type { PreviewDrafts } from './previews/preview-drafts.ts';
import {
  type PreviewControls,
  type PreviewsState,
  type PreviewsView,
  noPreviews,
} from './previews/previews-view.ts';
import { type Presence, nobodyPresent } from './list/presence.ts';
import type { Reminder } from './reminder/reminder.store.ts';
import { type ReminderView, quietReminder } from './reminder/reminder-view.ts';
import type { SnoozeState } from './snooze/snooze.store.ts';
import type { Stacks } from './stacks/stacks.store.ts';
import type { Observable } from './state/state.ts';
import type { StorageScope } from './state/storage-scope.ts';
import type { AlertCenterStoreOptions } from './store-options.ts';
import type { AlertCenterActions } from './triage/alert-actions.ts';
import { type BulkView, idleBulk } from './triage/bulk.store.ts';
import type { FailedAction } from './triage/queued-action.ts';
import { type AlertSelection, emptySelection } from './triage/selection.ts';
import type { TriageState } from './triage/triage.store.ts';
import type { UndoOffer } from './triage/undo.store.ts';

/** The state of one mounted alert centre. */
export interface AlertCenterState {
  readonly list: AlertListState;
  readonly display: StoredDisplay;
  readonly settings: AlertSettings;
  readonly reminder: ReminderView;
  readonly selection: AlertSelection;
  readonly bulk: BulkView;
  readonly undoOffer: UndoOffer | null;
  /** The latest action that was never confirmed and whose caller was no longer waiting; a new object each time. */
  readonly failedAction: FailedAction | null;
  readonly previews: PreviewsView;
  readonly drafts: PreviewDrafts;
  /** What the user snoozes, the first to end first. */
  readonly snoozes: readonly Snooze[];
  /** Who has which alerts open. */
  readonly presence: Presence;
}

/** A centre that has loaded and opened nothing yet. */
export const initialState: Omit<AlertCenterState, 'list' | 'display' | 'settings'> = {
  reminder: quietReminder,
  selection: emptySelection,
  bulk: idleBulk,
  undoOffer: null,
  failedAction: null,
  previews: noPreviews,
  drafts: new Map(),
  snoozes: [],
  presence: nobodyPresent,
};

export interface AlertCenterStoreActions extends AlertCenterActions {
  readonly panel: PanelControls;
  readonly settings: Pick<SettingsState, 'change'>;
  /**
   * Searches the alerts of the time window; a search without conditions ends it. Stored for the user. Does
   * nothing with a source that has no `findAlerts`.
   */
  readonly setSearch: (search: AlertSearch) => void;
  /** Snoozes an event on a vehicle for the user alone. Refused with a source that has no `snooze`. */
  readonly snooze: SnoozeState['snooze'];
  readonly endSnooze: SnoozeState['end'];
  readonly reminder: Pick<Reminder, 'enableSound'>;
  readonly selection: TriageState['selection'];
  readonly bulk: Pick<TriageState['bulk'], 'stop' | 'dismissResult'>;
  readonly previews: PreviewControls &
    Pick<PreviewsState, 'giveUp' | 'changeDraft' | 'reportSight' | 'dismiss'>;
}

/** The store of one mounted alert centre, without React. Active between `start` and `stop`. */
export interface AlertCenterStore extends Observable<AlertCenterState> {
  readonly source: AlertCenterStoreOptions['source'];
  /** Applies an event to the lists. */
  readonly dispatch: ListState['dispatch'];
  readonly actions: AlertCenterStoreActions;
  start(): void;
  /** Ends all timers, sockets, requests and listeners. The store can be started again. */
  stop(): void;
  /** `false` closes the feed; counts are then read every 30 s, lists when the panel opens. Defaults to `true`. */
  setLive(live: boolean): void;
  /** Whether the browser has a network; defaults to `true`. While `false`, the connection state is `disconnected`. */
  setOnline(online: boolean): void;
  /** Whether the page can be seen; defaults to `true`. Alerts on a hidden page are not open to others. */
  setVisible(visible: boolean): void;
  /** Whether a bulk action is in progress, so that the page must not be reloaded. */
  isBulkRunning(): boolean;
  readonly hasSound: boolean;
  /** Where the current user's values are stored. */
  readonly storage: { readonly store: KeyValueStore; readonly scope: StorageScope };
  readonly evidence: EvidenceMemory;
  /** The window of the operating system that the panel is in. */
  readonly ownWindow: OwnWindow;
  /** The rows of the panel, whose code creates them when it loads. */
  readonly stacks: { current: Stacks | null };
}
