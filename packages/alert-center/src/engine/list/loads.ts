import type { PantauError } from '@pantau/core';
import { RETRY_FIRST_MS, RETRY_MAX_MS } from '../alert/limits.ts';
import { type AlertListState, type LoadSlot, listKeys } from './list-state.ts';
import { type Draft, editLoad } from './draft.ts';

export const loadSlots: readonly LoadSlot[] = [
  'subscription',
  'missed',
  'counts',
  'found',
  ...listKeys.flatMap((key) => [`first:${key}`, `older:${key}`] as const),
];

/** Requests the load; while it is running, requests it once more afterwards. */
export function requestLoad(draft: Draft, slot: LoadSlot): void {
  const load = draft.loads[slot];
  if (load.phase === 'running') editLoad(draft, slot, { again: true });
  else if (load.phase !== 'requested') editLoad(draft, slot, { phase: 'requested' });
}

/** Requests the load unless it is running. */
export function requestUnlessRunning(draft: Draft, slot: LoadSlot): void {
  if (draft.loads[slot].phase !== 'running') requestLoad(draft, slot);
}

/** Requests the load with new parameters; the response to a running request is ignored. */
export function restartLoad(draft: Draft, slot: LoadSlot): void {
  editLoad(draft, slot, {
    phase: 'requested',
    again: false,
    failures: 0,
    retryAt: null,
    error: null,
  });
}

/** Cancels the load; the response to a running request is ignored. */
export function cancel(draft: Draft, slot: LoadSlot): void {
  if (draft.loads[slot].phase === 'idle') return;
  editLoad(draft, slot, { phase: 'idle', again: false, retryAt: null, error: null });
}

/** Whether a response with this ticket is the one being waited for. */
export function isAwaited(state: AlertListState, slot: LoadSlot, ticket: number): boolean {
  const load = state.loads[slot];
  return load.phase === 'running' && load.ticket === ticket;
}

export function markSucceeded(draft: Draft, slot: LoadSlot): void {
  const phase = draft.loads[slot].again ? 'requested' : 'idle';
  editLoad(draft, slot, { phase, again: false, failures: 0, retryAt: null, error: null });
}

export function markFailed(
  draft: Draft,
  slot: LoadSlot,
  error: PantauError,
  mayRetry: boolean,
): void {
  const failures = draft.loads[slot].failures + 1;
  const pause = Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MAX_MS);
  // The user requests older pages, and retries one that failed.
  const retriesItself = mayRetry && !slot.startsWith('older:');
  editLoad(draft, slot, {
    phase: 'failed',
    again: false,
    failures,
    retryAt: retriesItself ? draft.now + pause : null,
    error,
  });
}

export function isUnderWay(state: Pick<AlertListState, 'loads'>, slot: LoadSlot): boolean {
  const { phase } = state.loads[slot];
  return phase === 'requested' || phase === 'running';
}

/** Retries failed loads that are due. */
export function retryFailed(draft: Draft, isDue: (slot: LoadSlot) => boolean): void {
  for (const slot of loadSlots) {
    if (draft.loads[slot].phase !== 'failed' || !isDue(slot)) continue;
    editLoad(draft, slot, { phase: 'requested' });
  }
}

/** Retries failed loads at the user's request, with the count of failures reset. */
export function resetFailed(draft: Draft, matches: (slot: LoadSlot) => boolean): void {
  for (const slot of loadSlots) {
    if (draft.loads[slot].phase === 'failed' && matches(slot)) restartLoad(draft, slot);
  }
}
