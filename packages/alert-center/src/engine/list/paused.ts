import { PAUSED_COUNTS_MS } from '../alert/limits.ts';
import { type PausedStatus, initialConnection } from './connection.ts';
import type { Draft } from './draft.ts';
import { requestLoad } from './loads.ts';

/*
 * Paused live updates (AC-51): counts are read every 30 s, lists when the panel opens, and the panel shows
 * that live updates are paused.
 */

/** Enables or pauses live updates. Missed changes are requested once they are enabled again. */
export function setLive(draft: Draft, isLive: boolean): void {
  if (isLive === (draft.pausedCountsAt === null)) return;
  const { lastUpdateOn, offline } = draft.connection;
  draft.connection = {
    ...initialConnection(draft.now, offline),
    view: draft.connection.view,
    lastUpdateOn,
  };
  if (isLive) {
    draft.pausedCountsAt = null;
    // The rules may have changed in the meantime.
    requestLoad(draft, 'subscription');
    return;
  }
  draft.pausedCountsAt = draft.now + PAUSED_COUNTS_MS;
}

export function countWhilePaused(draft: Draft): void {
  const due = draft.pausedCountsAt;
  if (due === null) return;
  const left = due - draft.now;
  // Longer than the interval: the browser's clock has been set back.
  if (left > 0 && left <= PAUSED_COUNTS_MS) return;
  draft.pausedCountsAt = draft.now + PAUSED_COUNTS_MS;
  requestLoad(draft, 'counts');
}

/** Null while live updates are enabled. */
export function pausedStatus({ pausedCountsAt, loads }: Draft): PausedStatus | null {
  if (pausedCountsAt === null) return null;
  const failed = [loads.subscription, loads.counts].find((load) => load.failures > 0);
  return { hasFailed: failed !== undefined, nextAttemptAt: failed?.retryAt ?? null };
}
