import type { Alert } from '../alert/alert.ts';
import { DISCONNECTED_AFTER_MS, RETRY_MAX_MS } from '../alert/limits.ts';
import { hasGap } from './sequence.ts';
import { type AlertListState, listKeys } from './list-state.ts';
import { updateUrgentAccess } from './current-user.ts';
import { connectionView, initialConnection, withNetwork } from './connection.ts';
import { deriveCounts, foldCounts } from './counts-view.ts';
import { type Draft, editConnection, editLoad, openDraft } from './draft.ts';
import type { Effect } from './effects.ts';
import { deriveEntity, shortenLog } from './entities.ts';
import type { AlertListEvent } from './list-events.ts';
import { loadSlots, requestLoad, retryFailed } from './loads.ts';
import { onFeed } from './on-feed.ts';
import { onLoad } from './on-load.ts';
import { onUser, releaseSettled } from './on-user.ts';
import { countWhilePaused, pausedStatus, setLive } from './paused.ts';
import { reload } from './reload.ts';
import { takeEffects } from './requests.ts';
import { deriveRows, fillLists } from './rows.ts';
import { searchRules } from './search-rules.ts';
import { followClock, startWindow, windowWakeAt } from './time-window.ts';

export interface Reduced {
  readonly state: AlertListState;
  /** Alerts reported as new by the feed, and recent ones found when a gap was filled. */
  readonly arrivals: readonly Alert[];
  /** Requests to start. A request can be aborted once its slot no longer runs with its ticket. */
  readonly effects: readonly Effect[];
}

/**
 * The alert lists as a pure function: returns the state after an event at `now` (epoch ms), and the requests
 * to start.
 */
export function reduceAlertList(
  before: AlertListState,
  event: AlertListEvent,
  now: number,
): Reduced {
  const draft = openDraft(before, now);
  apply(draft, event);
  const effects = derive(draft);
  const state = seal(draft);
  return { state, effects, arrivals: draft.arrivals };
}

function apply(draft: Draft, event: AlertListEvent): void {
  switch (event.type) {
    case 'started':
      start(draft);
      return;
    case 'stopped':
      stop(draft);
      return;
    case 'clockMoved':
      moveClock(draft);
      return;
    case 'liveChanged':
      setLive(draft, event.isLive);
      return;
    case 'networkChanged':
      draft.connection = withNetwork(draft.connection, event.offline, draft.now);
      return;
    case 'panelOpened':
      if (draft.pausedCountsAt !== null && draft.rules !== null) reload(draft);
      fillLists(draft);
      return;
    case 'listsWanted':
      fillLists(draft);
      return;
    case 'received':
      for (const one of event.events) onFeed(draft, one);
      return;
    case 'subscriptionLoaded':
    case 'pageLoaded':
    case 'countsLoaded':
    case 'foundLoaded':
    case 'missedLoaded':
    case 'loadFailed':
      onLoad(draft, event);
      return;
    default:
      onUser(draft, event);
  }
}

function start(draft: Draft): void {
  draft.isStarted = true;
  draft.connection = {
    ...initialConnection(draft.now, draft.connection.offline),
    lastUpdateOn: draft.connection.lastUpdateOn,
  };
  startWindow(draft);
  requestLoad(draft, 'subscription');
}

/** Requests in progress are aborted with the widget; the next start repeats them. */
function stop(draft: Draft): void {
  draft.isStarted = false;
  for (const slot of loadSlots) {
    const { phase } = draft.loads[slot];
    if (phase === 'running' || phase === 'failed') editLoad(draft, slot, { phase: 'requested' });
  }
}

function moveClock(draft: Draft): void {
  retryFailed(draft, (slot) => {
    const { retryAt } = draft.loads[slot];
    // Further ahead than the longest delay: the browser's clock has been set back.
    return retryAt !== null && (retryAt <= draft.now || retryAt > draft.now + RETRY_MAX_MS);
  });
  releaseSettled(draft);
  followClock(draft);
  countWhilePaused(draft);
}

function isBehind(draft: Draft): boolean {
  if (hasGap(draft.sequence) || draft.connection.isDoubtful) return true;
  if (draft.canSeeUrgent === null || draft.loads.subscription.phase === 'failed') return true;
  return listKeys.some(
    (key) => draft.lists[key].isStale || draft.loads[`first:${key}`].phase === 'failed',
  );
}

const isRefused = ({ loads }: Draft): boolean =>
  loadSlots.some((slot) => loads[slot].error?.kind === 'unauthorized');

/** Derives rows, counts, requests and the connection view from what the event changed. */
function derive(draft: Draft): readonly Effect[] {
  const { before } = draft;
  updateUrgentAccess(draft);
  const hasChangedAlerts = draft.dirty.size > 0 || draft.entities !== before.entities;
  for (const id of draft.dirty) deriveEntity(draft, id);
  shortenLog(draft);
  if (hasChangedAlerts || draft.rowsChanged || draft.loads !== before.loads) deriveRows(draft);
  if (hasGap(draft.sequence) && draft.loads.missed.phase === 'idle') requestLoad(draft, 'missed');
  foldCounts(draft);
  deriveCounts(draft);
  searchRules()?.followFound(draft);
  const effects = draft.isStarted ? takeEffects(draft) : [];
  const paused = pausedStatus(draft);
  const progress = { isBehind: isBehind(draft), isRefused: isRefused(draft) };
  const view = connectionView(draft.connection, progress, draft.now, paused);
  if (view !== draft.connection.view) editConnection(draft, { view });
  return effects;
}

function seal(draft: Draft): AlertListState {
  const {
    before,
    now: _now,
    dirty: _dirty,
    rowsChanged: _rowsChanged,
    arrivals: _arrivals,
    ...state
  } = draft;
  const keys = Object.keys(state) as (keyof AlertListState)[];
  return keys.every((key) => state[key] === before[key]) ? before : state;
}

/** When `clockMoved` must be dispatched next, epoch ms; null when nothing is due. */
export function wakeAt(state: AlertListState): number | null {
  if (!state.isStarted) return null;
  const times: number[] = [];
  const due = windowWakeAt(state);
  if (due !== null) times.push(due);
  const { notLiveSince, view } = state.connection;
  if (state.pausedCountsAt !== null) times.push(state.pausedCountsAt);
  else if (notLiveSince !== null && view.state !== 'disconnected')
    times.push(notLiveSince + DISCONNECTED_AFTER_MS + 1);
  for (const slot of loadSlots) {
    const { phase, retryAt } = state.loads[slot];
    if (phase === 'failed' && retryAt !== null) times.push(retryAt);
  }
  for (const key of listKeys) times.push(...state.lists[key].settledUntil.values());
  return times.length === 0 ? null : Math.min(...times);
}
