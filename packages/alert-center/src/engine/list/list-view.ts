import type { AlertId, Urgency } from '../alert/alert.ts';
import type { AlertListState, Load } from './list-state.ts';

/** One list as it is shown. */
export interface AlertListView {
  /**
   * `hidden`: the user lacks the scope; until that is known, `loading`. `failed`: the last load failed,
   * or what was missed could not be worked in; rows that were known stay. Only a `ready` list may be called empty.
   */
  readonly status: 'hidden' | 'loading' | 'ready' | 'failed';
  readonly ids: readonly AlertId[];
  readonly hasOlder: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
  /** Arrivals that are held back while the user is busy with the list. */
  readonly waiting: number;
  /** Why it failed. */
  readonly error: Error | null;
}

/** The loads that a list which was never loaded waits for, before its own. */
function loadsBefore(state: AlertListState, urgency: Urgency): readonly Load[] {
  const { subscription, counts } = state.loads;
  if (state.lists[urgency].isLoaded) return [];
  // The subscription is there and did not say who calls: the counts will tell whether he sees it.
  const waitsForCounts =
    urgency === 'urgent' && state.canSeeUrgent === null && state.rules !== null;
  return waitsForCounts ? [subscription, counts] : [subscription];
}

/** The loads without which a list is not what the server has: its first page, and what was missed. */
function loadsOf(state: AlertListState, urgency: Urgency): readonly Load[] {
  return [state.loads[`first:${urgency}`], state.loads.missed];
}

function statusOf(state: AlertListState, urgency: Urgency): AlertListView['status'] {
  if (urgency === 'urgent' && state.canSeeUrgent === false) return 'hidden';
  const list = state.lists[urgency];
  const loads = [...loadsOf(state, urgency), ...loadsBefore(state, urgency)];
  // A load that failed and is being tried again by itself has not got better yet.
  if (loads.some((load) => load.failures > 0)) return 'failed';
  if (!list.isLoaded) return 'loading';
  return list.unresolvedOnly === state.unresolvedOnly ? 'ready' : 'loading';
}

export function listView(state: AlertListState, urgency: Urgency): AlertListView {
  const list = state.lists[urgency];
  const older = state.loads[`older:${urgency}`];
  const status = statusOf(state, urgency);
  const olderPhase = {
    idle: 'idle',
    wanted: 'loading',
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
