import type { Clock } from '../clock/clock.ts';

/** Idle callbacks run by then at the latest, ms. */
const MAX_WAIT_MS = 3_000;

/** Delay in browsers without idle callbacks (Safari), ms. */
const FALLBACK_MS = 1_000;

/** Runs once when the browser is idle, for work that the user does not wait for. Returns a function that cancels it. */
export function whenIdle(clock: Clock, run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return clock.setTimeout(run, FALLBACK_MS);
  const id = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(id);
}
