import { flushMicrotasks } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserTabLock } from './browser-tab-lock.ts';

/** Turns of the browser come after a task, not a promise. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const settle = async () => {
  for (let count = 0; count < 5; count += 1) await turn();
};

describe('turns by the locks of the browser', () => {
  const lock = createBrowserTabLock();

  it('are had one at a time, in the order of asking', async () => {
    const seen: string[] = [];
    const leaveA = lock.hold('order', () => seen.push('a'));
    const leaveB = lock.hold('order', () => seen.push('b'));
    const leaveC = lock.hold('order', () => seen.push('c'));
    await settle();
    expect(seen).toEqual(['a']);
    leaveA();
    await settle();
    expect(seen).toEqual(['a', 'b']);
    leaveB();
    await settle();
    leaveC();
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  it('of who has left the queue are not given', async () => {
    const onHeld = vi.fn();
    const leaveFirst = lock.hold('left', () => {});
    await settle();
    lock.hold('left', onHeld)();
    leaveFirst();
    await settle();
    expect(onHeld).not.toHaveBeenCalled();
    const next = vi.fn();
    const leaveNext = lock.hold('left', next);
    await settle();
    leaveNext();
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('are everybody’s at once where the browser has none, or refuses them', async () => {
    const refusing = { request: () => Promise.reject(new Error('SecurityError')) };
    for (const without of [undefined, refusing as unknown as LockManager]) {
      const [one, other] = [vi.fn(), vi.fn()];
      const everybody = createBrowserTabLock(without ?? null);
      everybody.hold('none', one);
      everybody.hold('none', other);
      await flushMicrotasks();
      expect(one).toHaveBeenCalledTimes(1);
      expect(other).toHaveBeenCalledTimes(1);
    }
  });
});
