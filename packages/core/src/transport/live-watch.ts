import type { Clock } from '../clock/clock.ts';
import type { WakeUps } from './wake-ups.ts';

const TICK_MS = 1_000;
/** A tick this late means that the machine slept or the clock was changed. */
const LATE_TICK_MS = 5_000;

export interface LiveWatchOptions {
  readonly clock: Clock;
  readonly wakeUps: WakeUps;
  /** Every second. */
  readonly onTick: () => void;
  /** After a sleep of the machine, and when the page or the network is back. */
  readonly onWake: () => void;
  /** The clock was set back, to `now`. */
  readonly onClockSetBack: (now: number) => void;
}

/** Watches time and page for a live channel. Returns the function that ends this. */
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
  const stopWakeUps = options.wakeUps(onWake);
  return () => {
    stopTicks();
    stopWakeUps();
  };
}
