import { createDeferred } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createLazyPart } from './load-part.ts';

describe('a part that loads when it is needed', () => {
  it('is loaded once, whoever asks', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    const part = createLazyPart(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part']);
    expect(await part.load()).toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not loaded by who only waits for it, and meets him before those who asked', async () => {
    const part = createLazyPart(() => Promise.resolve('part'));
    const order: string[] = [];
    part.onLoaded(() => order.push('waited'));
    await part.load().then(() => order.push('asked'));
    part.onLoaded(() => order.push('late'));
    expect(order).toEqual(['waited', 'asked', 'late']);
  });

  it('that cannot be had is offline, and is tried again the next time', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const part = createLazyPart(load);
    const run = vi.fn();
    part.onLoaded(run);
    await expect(part.load()).rejects.toMatchObject({ name: 'PantauError', kind: 'offline' });
    expect(await part.load()).toBe('part');
    expect(run).toHaveBeenCalledExactlyOnceWith('part');
  });

  it('need not be waited for', async () => {
    const never = createDeferred<string>();
    const part = createLazyPart(() => never.promise);
    const giveUp = new AbortController();
    const waiting = part.load(giveUp.signal);
    giveUp.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await expect(part.load(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
