import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './system-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('system clock', () => {
  it('does not take a very long delay for none', () => {
    const run = vi.fn();
    const cancel = systemClock.setTimeout(run, 2 ** 31);
    vi.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
    cancel();
  });

  it('runs a frame on a hidden page too, and only once', () => {
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

  it('runs with the frame and drops the timer behind it', () => {
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
