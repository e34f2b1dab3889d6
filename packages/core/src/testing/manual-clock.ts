import type { Clock } from '../clock/clock.ts';

/** A clock that only advances when a test tells it to. */
export interface ManualClock extends Clock {
  /**
   * Advances time by `ms` milliseconds. Runs due timers in order, each at its due time; promises settle
   * between two timers.
   */
  advance(ms: number): Promise<void>;
  /**
   * Sets the time without running timers, as when a machine sleeps. Overdue timers run with the next
   * `advance`.
   */
  set(now: number): void;
  /** The number of waiting timers, intervals and frames. */
  pending(): number;
}

interface Timer {
  readonly run: () => void;
  readonly everyMs: number | undefined;
  due: number;
}

const FRAME_MS = 16;
const MICROTASK_TURNS = 60;

/** Lets promises that are already settled run their continuations. */
export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < MICROTASK_TURNS; turn++) await Promise.resolve();
}

/** A manual clock that starts at `start` (epoch milliseconds, default 2026-01-01T00:00:00Z). */
export function createManualClock(start: number = Date.UTC(2026, 0, 1)): ManualClock {
  let now = start;
  const timers = new Set<Timer>();

  const add = (run: () => void, ms: number, everyMs?: number): (() => void) => {
    const timer: Timer = { run, everyMs, due: now + Math.max(0, ms) };
    timers.add(timer);
    return () => void timers.delete(timer);
  };

  const nextDue = (until: number): Timer | undefined => {
    let next: Timer | undefined;
    for (const timer of timers) {
      if (timer.due <= until && (next === undefined || timer.due < next.due)) next = timer;
    }
    return next;
  };

  return {
    now: () => now,
    setTimeout: (run, ms) => add(run, ms),
    setInterval: (run, ms) => add(run, ms, Math.max(1, ms)),
    requestFrame: (run) => add(run, FRAME_MS),
    set(next) {
      now = next;
    },
    pending: () => timers.size,
    async advance(ms) {
      const end = now + ms;
      await flushMicrotasks();
      for (let timer = nextDue(end); timer !== undefined; timer = nextDue(end)) {
        now = Math.max(now, timer.due);
        if (timer.everyMs === undefined) timers.delete(timer);
        else timer.due = now + timer.everyMs;
        timer.run();
        await flushMicrotasks();
      }
      now = end;
    },
  };
}
