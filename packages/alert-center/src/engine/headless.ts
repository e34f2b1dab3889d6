import type { AlertId } from './alert/alert.ts';
import type { Snooze, SnoozeSubject } from './alert/snooze.ts';
import type { SnoozeRequest } from './list/alert-source.port.ts';
import type { SnoozeOutcome } from './snooze/snooze-outcome.ts';
import type { AlertSearch } from './list/alert-search.ts';
import type { ConnectionView } from './list/connection.ts';
import type { AlertView, CountsView, ListKey } from './list/list-state.ts';
import type { ShownDisplay, Size, WindowPosition } from './panel/display.ts';
import type { PanelControls } from './panel/panel-controls.ts';
import type { AlertSettings } from './panel/reminder-interval.ts';
import type { PreviewControls } from './previews/previews-view.ts';
import type { Preview } from './previews/previews.ts';
import type { AlertTone } from './reminder/alert-sound.port.ts';
import type { ReminderView } from './reminder/reminder-view.ts';
import type { AlertCenterStoreOptions } from './store-options.ts';
import { createAlertCenterStore as createStore } from './store.ts';
import type { AlertCenterActions } from './triage/alert-actions.ts';
import type { FailedAction } from './triage/queued-action.ts';
import type { AlertSelection } from './triage/selection.ts';
import type { SelectionControls } from './triage/triage.store.ts';
import type { UndoOffer } from './triage/undo.store.ts';

/** What a host can read of an alert centre. */
export interface HeadlessState {
  readonly list: {
    /** Ids in the order of the rows. */
    readonly lists: Readonly<Record<ListKey, { readonly ids: readonly AlertId[] }>>;
    /** The alerts held, including unconfirmed changes. */
    readonly entities: ReadonlyMap<AlertId, { readonly view: AlertView }>;
    readonly countsView: CountsView;
    readonly connection: { readonly view: ConnectionView };
    readonly unresolvedOnly: boolean;
    /** Null without a search. With one, `lists` has what it finds under `found:urgent` and `found:important`. */
    readonly search: AlertSearch | null;
    /** Up to 3 of the newest unread alerts, newest first. */
    readonly strip: readonly AlertView[];
  };
  readonly display: {
    readonly open: boolean;
    /** Remembered while the panel is closed. */
    readonly shownAs: ShownDisplay;
    /** Position of the detached window. */
    readonly position: WindowPosition;
    /** Size of the detached window that the user has chosen, px; `null` for the default. */
    readonly size: Size | null;
  };
  readonly settings: AlertSettings;
  readonly reminder: ReminderView;
  /** What the user snoozes, the first to end first. */
  readonly snoozes: readonly Snooze[];
  readonly selection: AlertSelection;
  readonly undoOffer: UndoOffer | null;
  /** The latest action that was never confirmed and whose caller was no longer waiting; a new object each time. */
  readonly failedAction: FailedAction | null;
  /** The open previews, from bottom to top. */
  readonly previews: { readonly previews: readonly Preview[] };
}

export interface HeadlessActions extends AlertCenterActions {
  readonly panel: PanelControls;
  readonly previews: PreviewControls;
  readonly selection: SelectionControls;
  readonly settings: { readonly change: (change: Partial<AlertSettings>) => void };
  /**
   * Searches the alerts of the time window; a search without conditions ends it. Stored for the user. Does
   * nothing with a source that has no `findAlerts`.
   */
  readonly setSearch: (search: AlertSearch) => void;
  /** Snoozes an event on a vehicle for the user alone. Refused with a source that has no `snooze`. */
  readonly snooze: (request: SnoozeRequest) => Promise<SnoozeOutcome>;
  readonly endSnooze: (subject: SnoozeSubject) => Promise<SnoozeOutcome>;
  readonly bulk: {
    /** Stops after the current request; changes already applied remain. */
    stop(): void;
    dismissResult(): void;
  };
  readonly reminder: {
    /** Call it during a user gesture; plays a tone, by default that of urgent alerts. Resolves to whether it was audible. */
    readonly enableSound: (tone?: AlertTone) => Promise<boolean>;
  };
}

/** An alert centre without React. Active between `start` and `stop`. */
export interface HeadlessAlertCenter {
  readonly actions: HeadlessActions;
  get(): HeadlessState;
  /**
   * Calls the listener when the selected value has changed (`Object.is`). A selector that builds objects
   * must return the same object until its contents change. Returns a function that unsubscribes.
   */
  subscribe<S>(selector: (state: HeadlessState) => S, listener: (selected: S) => void): () => void;
  start(): void;
  /** Ends all timers, sockets, requests and listeners. It can be started again. */
  stop(): void;
  /** `false` closes the feed; counts are then read every 30 s, lists when the panel opens. Defaults to `true`. */
  setLive(live: boolean): void;
  /** Whether the browser has a network; defaults to `true`. While `false`, the connection state is `disconnected`. */
  setOnline(online: boolean): void;
  /** Whether a bulk action is in progress, so that the page must not be reloaded. */
  isBulkRunning(): boolean;
}

/** Creates an alert centre for a host that brings its own views. */
export const createAlertCenterStore: (options: AlertCenterStoreOptions) => HeadlessAlertCenter =
  createStore;
