import type { Clock, KeyValueStore } from '@pantau/core';
import type { AlertChange } from './alert/alert-action.ts';
import type { Alert, User } from './alert/alert.ts';
import type { EvidenceMemory } from './evidence/evidence-memory.ts';
import type { StoredDisplay } from './panel/display.ts';
import type { AlertSettings } from './panel/reminder-interval.ts';
import type { PreviewDrafts } from './previews/preview-drafts.ts';
import { type ReminderView, quietReminder } from './reminder/reminder-view.ts';
import { type Observable, createState } from './state/state.ts';
import { type BulkView, idleBulk } from './triage/bulk.store.ts';
import { type AlertSelection, emptySelection } from './triage/selection.ts';
import type { FailedAction } from './triage/queued-action.ts';
import type { UndoOffer } from './triage/undo.store.ts';
import { type AlertListState, type CountsView, createAlertListState } from './list/list-state.ts';
import type { AlertCenterDisplay } from './panel/display.ts';
import type { ConnectionView } from './list/connection.ts';
import type { AlertListEvent } from './list/list-events.ts';
import { reduceAlertList, wakeAt } from './list/reduce-list.ts';
import type { AlertSound } from './reminder/alert-sound.port.ts';
import type { AlertSource } from './list/alert-source.port.ts';
import type { EvidenceSource } from './evidence/evidence-source.port.ts';
import type { TabLock } from './reminder/tab-lock.port.ts';
import type { ActionOutcome } from './triage/action-outcome.ts';
import type { AlertCenterActions } from './triage/alert-actions.ts';
import { createAutoPopup } from './previews/auto-popup.ts';
import type { BulkOutcome } from './triage/bulk-outcome.ts';
import { canActBySource, currentUserOf } from './list/current-user.ts';
import { type StorageScope, storageNamespaceOf } from './state/storage-scope.ts';
import { createEffectRunner } from './list/effect-runner.ts';
import { createFeedQueue } from './list/feed-queue.ts';
import { createDisplayState } from './panel/display.store.ts';
import { createFeedConnection } from './list/feed-connection.ts';
import { type Reminder, createReminder } from './reminder/reminder.store.ts';
import {
  type PreviewControls,
  type PreviewsState,
  type PreviewsView,
  noPreviews,
} from './previews/previews-view.ts';
import { createPreviewsState } from './previews/previews.store.ts';
import { type SettingsState, createSettingsState } from './panel/settings.store.ts';
import { type PanelControls, createPanelControls } from './panel/panel-controls.ts';
import { type TriageState, createTriageState } from './triage/triage.store.ts';

/** An event for the host. */
export type AlertCenterEvent =
  | { readonly type: 'alertOpen'; readonly alert: Alert }
  /** A new alert whose rule auto-opens; reported once per alert. */
  | { readonly type: 'autoPopup'; readonly alert: Alert }
  | { readonly type: 'action'; readonly change: AlertChange; readonly outcome: ActionOutcome }
  | { readonly type: 'bulkAction'; readonly outcome: BulkOutcome }
  | { readonly type: 'counts'; readonly counts: CountsView }
  | { readonly type: 'display'; readonly display: AlertCenterDisplay }
  | { readonly type: 'connection'; readonly connection: ConnectionView };

export interface AlertCenterStoreOptions {
  readonly source: AlertSource;
  /** Source of evidence around an alert; without it, previews show none. */
  readonly evidence?: EvidenceSource | null | undefined;
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly storageNamespace?: string | undefined;
  /** The user's company. Stored values and locks are separate per source, company and user. */
  readonly companyId?: number | undefined;
  /** Permissions of the user; null takes them from the source (`AlertSubscription.currentUser`). */
  readonly permissions: {
    readonly canSeeUrgent: boolean | null;
    /** Scope e4f-auto-popup-urgent-alert:read; defaults to what the source states. */
    readonly mayOpenSeveral?: boolean | null | undefined;
    /** Scope alert-center-action:update; without it nothing is marked as read. Defaults to what the source states. */
    readonly canAct?: boolean | null | undefined;
  };
  /** The signed-in user; null takes it from the source. */
  readonly currentUser: User | null;
  /** Size of the viewport in which previews are placed, px. Defaults to the browser's. */
  readonly pageSize?: (() => { readonly width: number; readonly height: number }) | undefined;
  /** Sound of urgent alerts and reminders; `null` disables it. Defaults to a generated tone. */
  readonly sound?: AlertSound | null | undefined;
  /** Limits the reminder to one tab per origin, and unconfirmed actions to one page. Defaults to the browser's locks. */
  readonly tabLock?: TabLock | undefined;
  /** From 0 up to 1; tells pages apart that open in the same millisecond. */
  readonly random?: (() => number) | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly onEvent?: ((event: AlertCenterEvent) => void) | undefined;
}

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
}

export interface AlertCenterStoreActions extends AlertCenterActions {
  readonly panel: PanelControls;
  readonly settings: Pick<SettingsState, 'change'>;
  readonly reminder: Pick<Reminder, 'enableSound'>;
  readonly selection: TriageState['selection'];
  readonly bulk: Pick<TriageState['bulk'], 'stop' | 'dismissResult'>;
  readonly previews: PreviewControls &
    Pick<PreviewsState, 'giveUp' | 'changeDraft' | 'reportSight'>;
}

/** The store of one mounted alert centre, without React. Active between `start` and `stop`. */
export interface AlertCenterStore extends Observable<AlertCenterState> {
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
  readonly evidence: EvidenceMemory;
}

export function createAlertCenterStore(options: AlertCenterStoreOptions): AlertCenterStore {
  const { source, clock } = options;
  const onError = options.onError ?? (() => {});
  const onEvent = options.onEvent ?? (() => {});
  const firstList = createAlertListState({
    session: { canSeeUrgent: options.permissions.canSeeUrgent, currentUser: options.currentUser },
    now: clock.now(),
  });
  let current = firstList;
  const owner = {
    namespace: options.storageNamespace,
    sourceId: source.id,
    companyId: options.companyId,
    userId: options.currentUser?.userId,
  };
  const scope: StorageScope = {
    get: () => storageNamespaceOf({ ...owner, userId: currentUserOf(current)?.userId }),
    subscribe: (listener) => list.subscribe((now) => currentUserOf(now)?.userId, listener),
  };
  const storedDisplay = createDisplayState(options.store, scope, onError);
  const settings = createSettingsState(options.store, scope, onError);
  const state = createState<AlertCenterState>({
    list: firstList,
    display: storedDisplay.get(),
    settings: settings.get(),
    reminder: quietReminder,
    selection: emptySelection,
    bulk: idleBulk,
    undoOffer: null,
    failedAction: null,
    previews: noPreviews,
    drafts: new Map(),
  });
  const list = state.slot('list');
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
  let wake: { readonly at: number; readonly cancel: () => void } | undefined;

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

  const setWake = (): void => {
    const at = wakeAt(current);
    if (at === wake?.at) return;
    wake?.cancel();
    wake = undefined;
    if (at === null) return;
    const cancel = clock.setTimeout(
      () => {
        wake = undefined;
        dispatch({ type: 'clockMoved' });
      },
      Math.max(0, at - clock.now()),
    );
    wake = { at, cancel };
  };

  const dispatch = (event: AlertListEvent): void => {
    const before = current;
    const { state: next, effects, arrivals } = reduceAlertList(before, event, clock.now());
    current = next;
    runner.abortStale(next.loads);
    runner.run(effects);
    setWake();
    if (next === before) return;
    list.set(next);
    reportChanges(before, next);
    reportAutoPopups(arrivals, next);
  };

  const runner = createEffectRunner({ source, clock, onResult: dispatch, onError });
  const queue = createFeedQueue(clock, (events) => dispatch({ type: 'received', events }), onError);
  const feed = createFeedConnection({ source, clock, queue, dispatch });

  const previews = createPreviewsState({
    source,
    clock,
    storage: options.store,
    // Stored with their user, so that the source's user need not be known yet.
    storageNamespace: storageNamespaceOf(owner),
    store: state,
    view: state.slot('previews'),
    drafts: state.slot('drafts'),
    settings,
    dispatch: (event) => dispatch(event),
    mayOpenSeveral: options.permissions.mayOpenSeveral ?? null,
    pageSize: options.pageSize,
    markRead(id) {
      // Users who only look leave the company's alerts unread.
      if (options.permissions.canAct ?? canActBySource(current)) void triage.actions.markRead(id);
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
    dispatch,
    getState: () => current,
    retryFeed: feed.retryNow,
    onError,
    previews,
    onAction(change, outcome) {
      if (outcome.ok && change.type !== 'read') previews.acted(outcome.alert.id);
      onEvent({ type: 'action', change, outcome });
    },
    onBulkAction: (outcome) => onEvent({ type: 'bulkAction', outcome }),
  });

  const { start: followStored, ...panel } = createPanelControls({
    stored: storedDisplay,
    get: display.get,
    set: display.set,
    onClosed: () => {
      triage.panelClosed();
      dispatch({ type: 'panelClosed' });
    },
    onDisplay: (shown) => {
      if (shown !== 'hidden') dispatch({ type: 'panelOpened' });
      onEvent({ type: 'display', display: shown });
    },
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    start() {
      if (!feed.start()) return;
      subscriptions = [followStored(), settings.subscribe(showSettings)];
      showSettings();
      reminder.start();
      previews.start();
      triage.start();
    },
    stop() {
      if (!feed.stop()) return;
      reminder.stop();
      previews.stop();
      for (const end of subscriptions) end();
      subscriptions = [];
      runner.stop();
      triage.stop();
      dispatch({ type: 'stopped' });
    },
    setLive: feed.setLive,
    setOnline: (online) => dispatch({ type: 'networkChanged', offline: !online }),
    isBulkRunning: triage.bulk.isRunning,
    hasSound: reminder.hasSound,
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
      reminder,
      selection: triage.selection,
      bulk: triage.bulk,
      previews,
    },
  };
}
