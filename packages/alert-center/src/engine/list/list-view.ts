import type { PantauError } from '@pantau/core';
import type { AlertId, Urgency } from '../alert/alert.ts';
import { type AlertListState, type Load, shownKey } from './list-state.ts';

/** One list as the panel shows it. */
export interface AlertListView {
  /**
   * `hidden`: the user lacks the scope; `loading` until that is known. `failed`: the latest load failed, or
   * missed alerts could not be merged; known rows stay. Only a `ready` list may be shown as empty.
   */
  readonly status: 'hidden' | 'loading' | 'ready' | 'failed';
  readonly ids: readonly AlertId[];
  readonly hasOlder: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
  /** Number of arrivals held back while the user is busy with the list. */
  readonly waiting: number;
  /** Why the latest load failed. */
  readonly error: PantauError | null;
}

/** The loads that must finish before a list can load for the first time. */
function loadsBefore(state: AlertListState, urgency: Urgency): readonly Load[] {
  const { subscription, counts } = state.loads;
  if (state.lists[shownKey(state, urgency)].isLoaded) return [];
  // The subscription does not include the user, so the counts decide whether they see urgent alerts.
  const waitsForCounts =
    urgency === 'urgent' && state.canSeeUrgent === null && state.rules !== null;
  return waitsForCounts ? [subscription, counts] : [subscription];
}

/** The loads without which a list is incomplete: its first page, and missed alerts. */
function loadsOf(state: AlertListState, urgency: Urgency): readonly Load[] {
  const { loads, search } = state;
  const first = loads[`first:${shownKey(state, urgency)}`];
  return [first, loads.missed, ...(search === null ? [] : [loads.found])];
}

function statusOf(state: AlertListState, urgency: Urgency): AlertListView['status'] {
  if (urgency === 'urgent' && state.canSeeUrgent === false) return 'hidden';
  const list = state.lists[shownKey(state, urgency)];
  const loads = [...loadsOf(state, urgency), ...loadsBefore(state, urgency)];
  // A load that is being retried counts as failed until it succeeds.
  if (loads.some((load) => load.failures > 0)) return 'failed';
  if (!list.isLoaded) return 'loading';
  const isOfFilter = list.unresolvedOnly === state.unresolvedOnly && list.search === state.search;
  return isOfFilter ? 'ready' : 'loading';
}

export function listView(state: AlertListState, urgency: Urgency): AlertListView {
  const key = shownKey(state, urgency);
  const list = state.lists[key];
  const older = state.loads[`older:${key}`];
  const status = statusOf(state, urgency);
  const olderPhase = {
    idle: 'idle',
    requested: 'loading',
    running: 'loading',
    failed: 'failed',
  } as const;
  return {
    status,
    ids: list.ids,
    hasOlder: list.isLoaded && list.floor !== null,
    older: olderPhase[older.phase],
    waiting: list.waiting,
    error:
      [...loadsOf(state, urgency), ...loadsBefore(state, urgency), older].find(
        (load) => load.error !== null,
      )?.error ?? null,
  };
}
