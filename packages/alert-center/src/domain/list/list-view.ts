import type { AlertId, Urgency } from '../alert.ts';
import type { AlertListState } from './alert-list-state.ts';
import { isVisible } from './rows.ts';

/** One list as it is shown. */
export interface AlertListView {
  /**
   * `hidden`: the user lacks the scope. `failed`: the last load failed; rows that were known stay.
   * Only a `ready` list may be called empty.
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

function statusOf(state: AlertListState, urgency: Urgency): AlertListView['status'] {
  if (!isVisible(state, urgency)) return 'hidden';
  const list = state.lists[urgency];
  const { subscription, [`first:${urgency}` as const]: first } = state.loads;
  // A load that failed and is being tried again by itself has not got better yet.
  if (first.failures > 0 || (!list.isLoaded && subscription.failures > 0)) return 'failed';
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
      state.loads[`first:${urgency}`].error ??
      (list.isLoaded ? null : state.loads.subscription.error) ??
      older.error,
  };
}
