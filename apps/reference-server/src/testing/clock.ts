import { systemClock, type Clock } from '../lib/clock.ts';

/** A clock whose time a test moves; its timers are real ones.. */
export interface ShiftedClock extends Clock {
  /** Moves the time, not the timers. */
  shift(ms: number): void;
}

export function createShiftedClock(): ShiftedClock {
  let offset = 0;
  return {
    ...systemClock,
    now: () => systemClock.now() + offset,
    shift(ms) {
      offset += ms;
    },
  };
}
