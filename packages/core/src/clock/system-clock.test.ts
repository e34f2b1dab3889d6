import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './system-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('system clock', () => {
  it('does not run a timer with a very long delay immediately', () => {
    const run = vi.fn();
    const cancel = systemClock.setTimeout(run, 2 ** 31);
    vi.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
    cancel();
  });

  it('runs a frame once, also on a hidden page', () => {
    const frames: (() => void)[] = [];
    const cancelFrame = vi.fn();
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    vi.stubGlobal('cancelAnimationFrame', cancelFrame);
    const run = vi.fn();
    systemClock.requestFrame(run);
    vi.advanceTimersByTime(250);
    expect(run).toHaveBeenCalledTimes(1);
    expect(cancelFrame).toHaveBeenCalledWith(1);
  });

  it('cancels the fallback timer when the frame runs', () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    vi.stubGlobal('cancelAnimationFrame', vi.fn());
    const run = vi.fn();
    systemClock.requestFrame(run);
    frames[0]?.();
    expect(run).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
