import { type KeyValueStore, createMemoryStore } from '@pantau/core';
import type { EvidenceMemory } from './evidence/evidence-memory.ts';
import { canActBySource, currentUserOf } from './list/current-user.ts';
import type { AlertListState } from './list/list-state.ts';
import type { AlertSearch } from './list/alert-search.ts';
import { createLazySearch } from './list/lazy-search.ts';
import { type ListState, createListState } from './list/list.store.ts';
import { createDisplayState } from './panel/display.store.ts';
import type { StoredDisplay } from './panel/display.ts';
import { type PanelControls, createPanelControls } from './panel/panel-controls.ts';
import type { AlertSettings } from './panel/reminder-interval.ts';
import { type SettingsState, createSettingsState } from './panel/settings.store.ts';
import { createAutoPopup } from './previews/auto-popup.ts';
import type { PreviewDrafts } from './previews/preview-drafts.ts';
import {
  type PreviewControls,
  type PreviewsState,
  type PreviewsView,
  noPreviews,
} from './previews/previews-view.ts';
import { createKeptTexts } from './previews/kept-texts.ts';
import { createPreviewsState } from './previews/previews.store.ts';
import { createLazySnoozes } from './snooze/lazy-snoozes.ts';
import type { SnoozeState } from './snooze/snooze.store.ts';
import type { Snooze } from './alert/snooze.ts';
import { type ReminderView, quietReminder } from './reminder/reminder-view.ts';
import { type Reminder, createReminder } from './reminder/reminder.store.ts';
import { type Observable, createState } from './state/state.ts';
import { type StorageScope, storageNamespaceOf } from './state/storage-scope.ts';
import type { AlertCenterStoreOptions } from './store-options.ts';
import type { AlertCenterActions } from './triage/alert-actions.ts';
import { type BulkView, idleBulk } from './triage/bulk.store.ts';
import type { FailedAction } from './triage/queued-action.ts';
import { type AlertSelection, emptySelection } from './triage/selection.ts';
import { type TriageState, createTriageState } from './triage/triage.store.ts';
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
}

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
  /** Whether a bulk action is in progress, so that the page must not be reloaded. */
  isBulkRunning(): boolean;
  readonly hasSound: boolean;
  /** Where the current user's values are stored. */
  readonly storage: { readonly store: KeyValueStore; readonly scope: StorageScope };
  readonly evidence: EvidenceMemory;
}

const nothingYet: Omit<AlertCenterState, 'list' | 'display' | 'settings'> = {
  reminder: quietReminder,
  selection: emptySelection,
  bulk: idleBulk,
  undoOffer: null,
  failedAction: null,
  previews: noPreviews,
  drafts: new Map(),
  snoozes: [],
};

export function createAlertCenterStore(options: AlertCenterStoreOptions): AlertCenterStore {
  const { source, clock } = options;
  const onError = options.onError ?? (() => {});
  const onEvent = options.onEvent ?? (() => {});
  const list = createListState({
    source,
    clock,
    session: {
      canSeeUrgent: options.permissions.canSeeUrgent,
      currentUser: options.currentUser,
    },
    onChange(before, next, arrivals) {
      listSlot.set(next);
      reportChanges(before, next);
      reportAutoPopups(arrivals, next);
    },
    onError,
  });
  const owner = {
    namespace: options.storageNamespace,
    sourceId: source.id,
    companyId: options.companyId,
    userId: options.currentUser?.userId,
  };
  const scope: StorageScope = {
    get: () => storageNamespaceOf({ ...owner, userId: currentUserOf(list.get())?.userId }),
    subscribe: (listener) => listSlot.subscribe((now) => currentUserOf(now)?.userId, listener),
  };
  const storedDisplay = createDisplayState(options.store, scope, onError);
  const settings = createSettingsState(options.store, scope, onError);
  const state = createState<AlertCenterState>({
    ...nothingYet,
    list: list.get(),
    display: storedDisplay.get(),
    settings: settings.get(),
  });
  const listSlot = state.slot('list');
  const display = state.slot('display');
  const shownSettings = state.slot('settings');
  const showSettings = (): void => shownSettings.set(settings.get());
  const reminder = createReminder({
    store: state,
    view: state.slot('reminder'),
    source,
    clock,
    storage: options.store,
    scope,
    settings,
    sound: options.sound,
    tabLock: options.tabLock,
    onError,
  });
  let subscriptions: readonly (() => void)[] = [];

  const reportChanges = (before: AlertListState, next: AlertListState): void => {
    if (next.countsView !== before.countsView) {
      onEvent({ type: 'counts', counts: next.countsView });
    }
    if (next.connection.view !== before.connection.view) {
      onEvent({ type: 'connection', connection: next.connection.view });
    }
  };

  const reportAutoPopups = createAutoPopup((alert) => {
    onEvent({ type: 'autoPopup', alert });
    previews.arrived(alert);
  });

  const texts = createKeptTexts(options.store, scope, onError);

  const previews = createPreviewsState({
    source,
    clock,
    storage: options.store,
    tabStorage: options.tabStore ?? createMemoryStore(),
    tabLock: options.tabLock,
    // Stored with their user, so that the source's user need not be known yet.
    storageNamespace: storageNamespaceOf(owner),
    scope,
    store: state,
    view: state.slot('previews'),
    drafts: state.slot('drafts'),
    texts,
    settings,
    dispatch: list.dispatch,
    mayOpenSeveral: options.permissions.mayOpenSeveral ?? null,
    pageSize: options.pageSize,
    takenSpace: options.takenSpace,
    markRead(id) {
      // Users who only look leave the company's alerts unread.
      if (options.permissions.canAct ?? canActBySource(list.get()))
        void triage.actions.markRead(id);
    },
    onOpen: (alert) => onEvent({ type: 'alertOpen', alert }),
    onError,
  });

  const triage = createTriageState({
    clock,
    slots: {
      selection: state.slot('selection'),
      bulk: state.slot('bulk'),
      undoOffer: state.slot('undoOffer'),
      failedAction: state.slot('failedAction'),
    },
    store: state,
    storage: options.store,
    scope,
    tabLock: options.tabLock,
    random: options.random,
    source,
    texts,
    dispatch: list.dispatch,
    getState: list.get,
    retryFeed: list.retryFeed,
    onError,
    previews,
    onAction(change, outcome) {
      if (outcome.ok && change.type !== 'read') previews.acted(outcome.alert.id);
      onEvent({ type: 'action', change, outcome });
    },
    onBulkAction: (outcome) => onEvent({ type: 'bulkAction', outcome }),
  });

  const isStarted = (): boolean => list.get().isStarted;
  const ofUser = { clock, isStarted, scope, dispatch: list.dispatch, onError };
  const search = createLazySearch({
    ...ofUser,
    canSearch: source.findAlerts !== undefined,
    store: options.store,
    current: () => list.get().search,
    // Rows that the search hides must not take part in an action.
    onChange: () => triage.selection.clear(),
  });

  const snoozes = createLazySnoozes({
    ...ofUser,
    source,
    store: state,
    view: state.slot('snoozes'),
    storage: options.store,
  });

  const { start: followStored, ...panel } = createPanelControls({
    stored: storedDisplay,
    get: display.get,
    set: display.set,
    onClosed: () => {
      triage.panelClosed();
      list.dispatch({ type: 'panelClosed' });
    },
    onDisplay: (shown) => {
      if (shown !== 'hidden') list.dispatch({ type: 'panelOpened' });
      onEvent({ type: 'display', display: shown });
    },
  });

  return {
    source,
    dispatch: list.dispatch,
    get: state.get,
    subscribe: state.subscribe,
    start() {
      if (isStarted()) return;
      list.start();
      subscriptions = [
        followStored(),
        settings.subscribe(showSettings),
        search.start(),
        snoozes.start(),
      ];
      showSettings();
      reminder.start();
      previews.start();
      triage.start();
    },
    stop() {
      if (!isStarted()) return;
      reminder.stop();
      previews.stop();
      triage.stop();
      for (const end of subscriptions) end();
      subscriptions = [];
      list.stop();
    },
    setLive: list.setLive,
    setOnline: (online) => list.dispatch({ type: 'networkChanged', offline: !online }),
    isBulkRunning: triage.bulk.isRunning,
    hasSound: reminder.hasSound,
    storage: { store: options.store, scope },
    evidence: { source: options.evidence ?? null, addresses: null, runners: null },
    actions: {
      ...triage.actions,
      panel,
      settings: {
        change(change) {
          settings.change(change);
          showSettings();
        },
      },
      setSearch: search.set,
      snooze: snoozes.snooze,
      endSnooze: snoozes.end,
      reminder,
      selection: triage.selection,
      bulk: triage.bulk,
      previews,
    },
  };
}
