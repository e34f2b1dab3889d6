import { describe, expect, it } from 'vitest';
import { createManualClock } from './manual-clock.ts';

describe('manual clock', () => {
  it('runs timers in order of their due time, each seeing that time', async () => {
    const clock = createManualClock(0);
    const seen: string[] = [];
    clock.setTimeout(() => seen.push(`late ${clock.now()}`), 30);
    clock.setTimeout(() => seen.push(`early ${clock.now()}`), 10);
    clock.setInterval(() => seen.push(`tick ${clock.now()}`), 20);
    await clock.advance(40);
    expect(seen).toEqual(['early 10', 'tick 20', 'late 30', 'tick 40']);
  });

  it('lets promises settle before the next timer', async () => {
    const clock = createManualClock(0);
    const seen: string[] = [];
    clock.setTimeout(() => void Promise.resolve().then(() => seen.push('promise')), 10);
    clock.setTimeout(() => seen.push('timer'), 10);
    await clock.advance(10);
    expect(seen).toEqual(['promise', 'timer']);
  });

  it('runs overdue timers with the next advance after a jump', async () => {
    const clock = createManualClock(0);
    const seen: number[] = [];
    clock.setTimeout(() => seen.push(clock.now()), 10);
    clock.set(1_000);
    expect(seen).toEqual([]);
    await clock.advance(0);
    expect(seen).toEqual([1_000]);
  });

  it('does not run a cancelled timer', async () => {
    const clock = createManualClock();
    const cancel = clock.setTimeout(() => expect.unreachable(), 10);
    cancel();
    expect(clock.pending()).toBe(0);
    await clock.advance(20);
  });
});
