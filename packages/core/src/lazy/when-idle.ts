import type { Clock } from '../clock/clock.ts';

/** Idle callbacks run by then at the latest, unless said otherwise, ms. */
const MAX_WAIT_MS = 3_000;

/** Delay in browsers without idle callbacks (Safari), ms. */
const FALLBACK_MS = 1_000;

/**
 * Runs once when the browser is idle, for work that the user does not wait for. Returns a function that cancels it.
 *
 * @param timeout after which it runs although the browser is busy, ms
 */
export function whenIdle(clock: Clock, run: () => void, timeout = MAX_WAIT_MS): () => void {
  if (typeof requestIdleCallback !== 'function') {
    return clock.setTimeout(run, Math.min(FALLBACK_MS, timeout));
  }
  const id = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(id);
}
