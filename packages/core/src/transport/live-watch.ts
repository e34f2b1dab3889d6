import type { Clock } from '../clock/clock.ts';
import type { WakeUps } from './wake-ups.ts';

const TICK_MS = 1_000;
/** A tick this late means that the machine has slept or the clock was changed. */
const LATE_TICK_MS = 5_000;

export interface LiveWatchOptions {
  readonly clock: Clock;
  readonly wakeUps: WakeUps;
  /** Every second. */
  readonly onTick: () => void;
  /** After the machine has slept, and when the page becomes visible or the network returns. */
  readonly onWake: () => void;
  /** When the page is left. */
  readonly onLeave: () => void;
  /** The clock was set back, to `now`. */
  readonly onClockSetBack: (now: number) => void;
}

/** Watches the clock and the page for a live channel. Returns a function that stops it. */
export function startLiveWatch(options: LiveWatchOptions): () => void {
  const { clock, onTick, onWake, onClockSetBack } = options;
  let lastTick = clock.now();
  const stopTicks = clock.setInterval(() => {
    const now = clock.now();
    const elapsed = now - lastTick;
    lastTick = now;
    if (elapsed < 0) onClockSetBack(now);
    if (elapsed > TICK_MS + LATE_TICK_MS) onWake();
    else onTick();
  }, TICK_MS);
  const stopWakeUps = options.wakeUps(onWake, options.onLeave);
  return () => {
    stopTicks();
    stopWakeUps();
  };
}
