import { createMemoryStore } from '@pantau/core/base';
import { canActBySource, currentUserOf } from './list/current-user.ts';
import type { AlertListState } from './list/list-state.ts';
import { createLazySearch } from './list/lazy-search.ts';
import { createListState } from './list/list.store.ts';
import { createDisplayState } from './panel/display.store.ts';
import { createPanelControls } from './panel/panel-controls.ts';
import { createSettingsState } from './panel/settings.store.ts';
import { createAutoPopup } from './previews/auto-popup.ts';
import { createKeptTexts } from './previews/kept-texts.ts';
import { createPreviewsState } from './previews/previews.store.ts';
import { createPresenceState } from './presence/presence.store.ts';
import { createReminder } from './reminder/reminder.store.ts';
import { createLazySnoozes } from './snooze/lazy-snoozes.ts';
import { createState } from './state/state.ts';
import { type StorageScope, storageNamespaceOf } from './state/storage-scope.ts';
import type { AlertCenterStoreOptions } from './store-options.ts';
import { type AlertCenterState, type AlertCenterStore, initialState } from './store-state.ts';
import { createTriageState } from './triage/triage.store.ts';

export function createAlertCenterStore(options: AlertCenterStoreOptions): AlertCenterStore {
  const { source, clock, onError = () => {}, onEvent = () => {} } = options;
  const list = createListState({
    source,
    clock,
    session: {
      canSeeUrgent: options.permissions.canSeeUrgent,
      currentUser: options.currentUser,
    },
    isBrief: options.loadLists === 'whenShown',
    onChange(before, next, arrivals) {
      listSlot.set(next);
      reportChanges(onEvent, before, next);
      reportAutoPopups(arrivals, next);
    },
    onPresence: (event) => presence.receive(event),
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
    ...initialState,
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
  const ofUser = { source, clock, isStarted, scope, dispatch: list.dispatch, onError };
  const search = createLazySearch({
    ...ofUser,
    canSearch: source.findAlerts !== undefined,
    list: state,
    store: options.store,
    current: () => list.get().search,
    // Rows that the search hides must not take part in an action.
    onChange: () => triage.selection.clear(),
  });

  const presence = createPresenceState({
    view: state.slot('presence'),
    previews: state.slot('previews'),
    setOpen: list.setOpen,
  });

  const snoozes = createLazySnoozes({
    ...ofUser,
    store: state,
    view: state.slot('snoozes'),
    storage: options.store,
  });

  const panel = createPanelControls({
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
        panel.start(),
        settings.subscribe(showSettings),
        search.start(),
        snoozes.start(),
        presence.start(),
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
    setVisible: presence.setVisible,
    setOnline: (online) => list.dispatch({ type: 'networkChanged', offline: !online }),
    isBulkRunning: triage.bulk.isRunning,
    hasSound: reminder.hasSound,
    storage: { store: options.store, scope },
    evidence: { source: options.evidence ?? null, addresses: null, runners: null },
    ownWindow: panel.ownWindow,
    stacks: { current: null },
    actions: {
      ...triage.actions,
      panel: panel.controls,
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

function reportChanges(
  onEvent: NonNullable<AlertCenterStoreOptions['onEvent']>,
  before: AlertListState,
  next: AlertListState,
): void {
  if (next.countsView !== before.countsView) {
    onEvent({ type: 'counts', counts: next.countsView });
  }
  if (next.connection.view !== before.connection.view) {
    onEvent({ type: 'connection', connection: next.connection.view });
  }
}
