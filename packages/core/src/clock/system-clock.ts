import type { Clock } from './clock.ts';

/** Browsers run a timer with a longer delay immediately. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Hidden pages get no animation frames, and live data must not pile up there. */
const HIDDEN_FRAME_MS = 250;

function after(run: () => void, ms: number): () => void {
  const timer = globalThis.setTimeout(run, Math.min(ms, MAX_DELAY_MS));
  return () => globalThis.clearTimeout(timer);
}

/** The clock of the browser or of Node. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: after,
  setInterval(run, ms) {
    const timer = globalThis.setInterval(run, Math.min(ms, MAX_DELAY_MS));
    return () => globalThis.clearInterval(timer);
  },
  requestFrame(run) {
    let frame: number | undefined;
    const cancel = (): void => {
      cancelTimer();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
    const once = (): void => {
      cancel();
      run();
    };
    const cancelTimer = after(once, HIDDEN_FRAME_MS);
    if (typeof requestAnimationFrame === 'function') frame = requestAnimationFrame(once);
    return cancel;
  },
};
