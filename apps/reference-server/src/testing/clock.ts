import { systemClock, type Clock } from '../lib/clock.ts';

/** A clock whose time a test can shift; its timers are real. */
export interface ShiftedClock extends Clock {
  /** Shifts the time without affecting timers. */
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
