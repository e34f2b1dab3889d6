import type { Clock, KeyValueStore } from '@pantau/core';
import { createStore } from 'jotai';
import type { AlertChange } from './alert/alert-action.ts';
import type { Alert, User } from './alert/alert.ts';
import { type AlertListState, type CountsView, createAlertListState } from './list/list-state.ts';
import type { AlertCenterDisplay } from './panel/display.ts';
import type { ConnectionView } from './list/connection.ts';
import type { AlertListEvent } from './list/list-events.ts';
import { reduceAlertList, wakeAt } from './list/reduce-list.ts';
import type { AlertSound } from './reminder/alert-sound.port.ts';
import type { AlertSource } from './list/alert-source.port.ts';
import type { EvidenceSource } from './evidence/evidence-source.port.ts';
import type { TabLock } from './reminder/tab-lock.port.ts';
import type { ActionOutcome, AlertCenterActions } from './triage/alert-actions.ts';
import { type AlertCenterAtoms, createAtoms } from './list/atoms.ts';
import { createAutoPopup } from './previews/auto-popup.ts';
import type { BulkOutcome } from './triage/bulk-outcome.ts';
import { createEffectRunner } from './list/effect-runner.ts';
import { createFeedQueue } from './list/feed-queue.ts';
import { createDisplayState } from './panel/display.store.ts';
import { createLiveLink } from './list/feed-connection.ts';
import { type Reminder, createReminder } from './reminder/reminder.store.ts';
import { type PreviewsState, createPreviewsState } from './previews/previews.store.ts';
import { type SettingsState, createSettingsState } from './panel/settings.store.ts';
import { type PanelControls, createPanelControls } from './panel/panel-controls.ts';
import { type TriageState, createTriageState } from './triage/triage.store.ts';

/** What a host may want to know. */
export type AlertCenterEvent =
  | { readonly type: 'alertOpen'; readonly alert: Alert }
  /** A new alert of the rules that open by themselves, told once (spec alerts §4, Urgency). */
  | { readonly type: 'autoPopup'; readonly alert: Alert }
  | { readonly type: 'action'; readonly change: AlertChange; readonly outcome: ActionOutcome }
  | { readonly type: 'bulkAction'; readonly outcome: BulkOutcome }
  | { readonly type: 'counts'; readonly counts: CountsView }
  | { readonly type: 'display'; readonly display: AlertCenterDisplay }
  | { readonly type: 'connection'; readonly connection: ConnectionView };

export interface AlertCenterStoreOptions {
  readonly source: AlertSource;
  /** What is looked up around an alert; null or left out: previews do without. */
  readonly evidence?: EvidenceSource | null | undefined;
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly storageNamespace?: string | undefined;
  /** Null: as the source says (`AlertSubscription.caller`). */
  readonly permissions: {
    readonly canSeeUrgent: boolean | null;
    /** Scope e4f-auto-popup-urgent-alert:read; left out: as the source says. */
    readonly mayOpenSeveral?: boolean | null | undefined;
  };
  /** Who acts; null: whom the source names. */
  readonly me: User | null;
  /** The page's visible part, px, in which previews stand; the browser's unless told. */
  readonly pageSize?: (() => { readonly width: number; readonly height: number }) | undefined;
  /** Of urgent alerts and reminders; null: none, left out: a tone made in code. */
  readonly sound?: AlertSound | null | undefined;
  /** Lets one tab of an origin remind; the browser's locks unless told. */
  readonly tabLock?: TabLock | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly onEvent?: ((event: AlertCenterEvent) => void) | undefined;
}

/** The alert centre of one mount, without React. Between `start` and `stop` it is live. */
export interface AlertCenterStore {
  start(): void;
  /** Leaves no timer, socket, request or listener behind. `start` may follow. */
  stop(): void;
  /** False: no feed is opened; counts are read every 30 s, lists as the panel opens. True at first. */
  setLive(isLive: boolean): void;
  readonly evidence: EvidenceSource | null;
  readonly actions: AlertCenterActions;
  readonly triage: TriageState;
  /** A change of many alerts is under way: a page must not be reloaded. */
  isBulkRunning(): boolean;
  readonly panel: PanelControls;
  readonly previews: PreviewsState;
  readonly settings: SettingsState;
  readonly reminder: Reminder;
  readonly atoms: AlertCenterAtoms;
  readonly jotai: ReturnType<typeof createStore>;
}

export function createAlertCenterStore(options: AlertCenterStoreOptions): AlertCenterStore {
  const { source, clock } = options;
  const onError = options.onError ?? (() => {});
  const onEvent = options.onEvent ?? (() => {});
  const jotai = createStore();
  const kept = createDisplayState(options.store, options.storageNamespace, onError);
  const settings = createSettingsState(options.store, options.storageNamespace, onError);
  let state: AlertListState = createAlertListState({
    session: { canSeeUrgent: options.permissions.canSeeUrgent, me: options.me },
    now: clock.now(),
  });
  const atoms = createAtoms(state, kept.get());
  const reminder = createReminder({
    watched: { atoms, jotai },
    source,
    clock,
    store: options.store,
    storageNamespace: options.storageNamespace,
    settings,
    sound: options.sound,
    tabLock: options.tabLock,
    onError,
  });
  let leavePanel: (() => void) | undefined;
  let wake: { readonly at: number; readonly cancel: () => void } | undefined;

  const tell = (before: AlertListState, next: AlertListState): void => {
    if (next.countsView !== before.countsView) {
      onEvent({ type: 'counts', counts: next.countsView });
    }
    if (next.connection.view !== before.connection.view) {
      onEvent({ type: 'connection', connection: next.connection.view });
    }
  };

  const popUp = createAutoPopup((alert) => {
    onEvent({ type: 'autoPopup', alert });
    previews.arrived(alert);
  });

  const setWake = (): void => {
    const at = wakeAt(state);
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
    const before = state;
    const { state: next, effects, arrivals } = reduceAlertList(before, event, clock.now());
    state = next;
    runner.endUnwanted(next.loads);
    runner.run(effects);
    setWake();
    if (next === before) return;
    jotai.set(atoms.state, next);
    tell(before, next);
    popUp(arrivals, next);
  };

  const runner = createEffectRunner({ source, clock, answer: dispatch, onError });
  const queue = createFeedQueue(clock, (events) => dispatch({ type: 'batch', events }), onError);
  const link = createLiveLink({ source, queue, dispatch });

  const previews = createPreviewsState({
    source,
    clock,
    store: options.store,
    storageNamespace: options.storageNamespace,
    atoms,
    jotai,
    settings,
    dispatch: (event) => dispatch(event),
    mayOpenSeveral: options.permissions.mayOpenSeveral ?? null,
    pageSize: options.pageSize,
    markRead: (id) => void triage.actions.markRead(id),
    onOpen: (alert) => onEvent({ type: 'alertOpen', alert }),
    onError,
  });

  const triage = createTriageState({
    clock,
    jotai,
    source,
    dispatch,
    getState: () => state,
    retryFeed: link.retryNow,
    onError,
    previews,
    onAction: (change, outcome) => onEvent({ type: 'action', change, outcome }),
    onBulkAction: (outcome) => onEvent({ type: 'bulkAction', outcome }),
  });

  const { start: followKept, ...panel } = createPanelControls({
    kept,
    get: () => jotai.get(atoms.display),
    set: (display) => jotai.set(atoms.display, display),
    onClosed: () => {
      triage.panelClosed();
      dispatch({ type: 'panelClosed' });
    },
    onDisplay: (display) => {
      if (display !== 'hidden') dispatch({ type: 'panelOpened' });
      onEvent({ type: 'display', display });
    },
  });

  return {
    start() {
      if (!link.start()) return;
      leavePanel = followKept();
      reminder.start();
      previews.start();
    },
    stop() {
      if (!link.stop()) return;
      reminder.stop();
      previews.stop();
      leavePanel?.();
      runner.stop();
      triage.stop();
      dispatch({ type: 'stopped' });
    },
    setLive: link.setLive,
    evidence: options.evidence ?? null,
    actions: triage.actions,
    triage,
    isBulkRunning: triage.bulk.isRunning,
    panel,
    previews,
    settings,
    reminder,
    atoms,
    jotai,
  };
}
