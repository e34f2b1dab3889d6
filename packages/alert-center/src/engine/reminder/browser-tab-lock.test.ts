import { flushMicrotasks } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserTabLock } from './browser-tab-lock.ts';

/** The browser grants locks in a later task, not in a microtask. */
const nextTask = () => new Promise((resolve) => setImmediate(resolve));
const settle = async () => {
  for (let count = 0; count < 5; count += 1) await nextTask();
};

describe('createBrowserTabLock', () => {
  const lock = createBrowserTabLock();

  it('grants the lock to one holder at a time, in the order of requests', async () => {
    const seen: string[] = [];
    const releaseA = lock.hold('order', () => seen.push('a'));
    const releaseB = lock.hold('order', () => seen.push('b'));
    const releaseC = lock.hold('order', () => seen.push('c'));
    await settle();
    expect(seen).toEqual(['a']);
    releaseA();
    await settle();
    expect(seen).toEqual(['a', 'b']);
    releaseB();
    await settle();
    releaseC();
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  it('skips a holder that has left the queue', async () => {
    const onHeld = vi.fn();
    const releaseFirst = lock.hold('left', () => {});
    await settle();
    lock.hold('left', onHeld)();
    releaseFirst();
    await settle();
    expect(onHeld).not.toHaveBeenCalled();
    const next = vi.fn();
    const releaseNext = lock.hold('left', next);
    await settle();
    releaseNext();
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('tells a holder once that another one has the lock (AC-430)', async () => {
    const seen: string[] = [];
    const hold = (name: string) =>
      lock.hold(
        'taken',
        () => seen.push(`${name} holds`),
        () => seen.push(`${name} waits`),
      );
    const releaseA = hold('a');
    await settle();
    const releaseB = hold('b');
    await settle();
    expect(seen).toEqual(['a holds', 'b waits']);
    releaseA();
    await settle();
    releaseB();
    expect(seen).toEqual(['a holds', 'b waits', 'b holds']);
  });

  it('grants the lock to every holder when the browser has no locks or denies them', async () => {
    const refusing = { request: () => Promise.reject(new Error('SecurityError')) };
    for (const locks of [undefined, refusing as unknown as LockManager]) {
      const [one, other] = [vi.fn(), vi.fn()];
      const lockless = createBrowserTabLock(locks ?? null);
      lockless.hold('none', one);
      lockless.hold('none', other);
      await flushMicrotasks();
      expect(one).toHaveBeenCalledTimes(1);
      expect(other).toHaveBeenCalledTimes(1);
    }
  });
});
