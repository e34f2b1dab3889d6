import { createDeferred } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createLazyPart } from './lazy.ts';

describe('a part that loads when it is needed', () => {
  it('is loaded once, whoever asks', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    const part = createLazyPart(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([part(), part()])).toEqual(['part', 'part']);
    expect(await part()).toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that cannot be had is offline, and is tried again the next time', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const part = createLazyPart(load);
    const asked = [part(), part()];
    for (const one of asked) {
      await expect(one).rejects.toMatchObject({ name: 'PantauError', kind: 'offline' });
    }
    expect(await part()).toBe('part');
  });

  it('need not be waited for', async () => {
    const never = createDeferred<string>();
    const part = createLazyPart(() => never.promise);
    const giveUp = new AbortController();
    const waiting = part(giveUp.signal);
    giveUp.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await expect(part(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
