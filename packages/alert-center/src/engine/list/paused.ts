import { PAUSED_COUNTS_MS } from '../alert/limits.ts';
import { type PausedReading, startOfConnection } from './connection.ts';
import type { Draft } from './draft.ts';
import { want } from './loads.ts';

/*
 * Pages without a socket (spec alerts §2): counts are read every 30 s, lists when the panel opens, and
 * whoever looks is told that live updates are paused.
 */

/** The host wants live updates from here on, or none. What was missed is told once they are back. */
export function setLive(draft: Draft, isLive: boolean): void {
  if (isLive === (draft.pausedCountsAt === null)) return;
  const { lastUpdateOn } = draft.connection;
  draft.connection = { ...startOfConnection(draft.now), view: draft.connection.view, lastUpdateOn };
  if (isLive) {
    draft.pausedCountsAt = null;
    // Rules may have changed meanwhile, unheard.
    want(draft, 'subscription');
    return;
  }
  draft.pausedCountsAt = draft.now + PAUSED_COUNTS_MS;
}

export function countWhilePaused(draft: Draft): void {
  const due = draft.pausedCountsAt;
  if (due === null) return;
  const left = due - draft.now;
  // Longer than any pause: our clock has been moved back.
  if (left > 0 && left <= PAUSED_COUNTS_MS) return;
  draft.pausedCountsAt = draft.now + PAUSED_COUNTS_MS;
  want(draft, 'counts');
}

/** Null while live updates are wanted. */
export function pausedReading({ pausedCountsAt, loads }: Draft): PausedReading | null {
  if (pausedCountsAt === null) return null;
  const failed = [loads.subscription, loads.counts].find((load) => load.failures > 0);
  return { hasFailed: failed !== undefined, nextAttemptAt: failed?.retryAt ?? null };
}
