import type { Clock } from '@pantau/core';

/** Idle callbacks run by then at the latest, ms. */
const IDLE_MAX_MS = 1_000;

/** Delay in browsers without idle callbacks (Safari), ms: a frame is drawn between two slices. */
const FALLBACK_MS = 20;

/** When the slices of a long piece of work run. The functions return one that cancels the slice. */
export interface Slices {
  /** ms, to end a slice in time. */
  now(): number;
  /** Runs once as soon as the page has handled what waits: the user waits for the result. */
  soon(run: () => void): () => void;
  /** Runs once when the page has nothing else to do. */
  idle(run: () => void): () => void;
}

function soon(run: () => void): () => void {
  // A message, because timers wait for 4 ms or longer.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
  return () => port1.close();
}

/** Slices of the browser. */
export const createSlices = (clock: Clock): Slices => ({
  now: () => clock.now(),
  soon,
  idle(run) {
    if (typeof requestIdleCallback !== 'function') return clock.setTimeout(run, FALLBACK_MS);
    const id = requestIdleCallback(run, { timeout: IDLE_MAX_MS });
    return () => cancelIdleCallback(id);
  },
});
