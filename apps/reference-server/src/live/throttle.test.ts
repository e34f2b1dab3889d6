import { describe, expect, it } from 'vitest';
import type { Clock } from '../lib/clock.ts';
import { createThrottle } from './throttle.ts';

/** Timers under the control of a test. */
function manualTimers(): { clock: Clock; runDue: () => void; readonly count: number } {
  let due: (() => void)[] = [];
  const clock: Clock = {
    now: () => 0,
    setTimeout(run) {
      due.push(run);
      return () => {
        due = due.filter((other) => other !== run);
      };
    },
    setInterval: () => () => {},
  };
  return {
    clock,
    runDue() {
      for (const run of due.splice(0)) run();
    },
    get count() {
      return due.length;
    },
  };
}

describe('positions of one vehicle', () => {
  it('are sent immediately, then the newest of each period (RS-69)', () => {
    const timers = manualTimers();
    const sent: number[] = [];
    const throttle = createThrottle<number>(timers.clock, 1_000, (value) => sent.push(value));
    for (const value of [1, 2, 3]) throttle.push('a', value);
    expect(sent).toEqual([1]);
    timers.runDue();
    expect(sent).toEqual([1, 3]);
    throttle.push('a', 4);
    expect(sent).toEqual([1, 3]);
    timers.runDue();
    expect(sent).toEqual([1, 3, 4]);
    timers.runDue();
    throttle.push('a', 5);
    expect(sent).toEqual([1, 3, 4, 5]);
  });

  it('do not delay those of another, and leave no state behind (RS-69)', () => {
    const timers = manualTimers();
    const sent: string[] = [];
    const throttle = createThrottle<string>(timers.clock, 1_000, (value) => sent.push(value));
    throttle.push('a', 'a1');
    throttle.push('b', 'b1');
    expect(sent).toEqual(['a1', 'b1']);
    timers.runDue();
    expect(timers.count).toBe(0);
  });
});
