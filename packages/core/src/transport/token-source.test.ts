import { describe, expect, it, vi } from 'vitest';
import { PantauError } from '../errors/pantau-error.ts';
import { createDeferred, createManualClock } from '../testing/index.ts';
import { type TokenReason, createTokenSource } from './token-source.ts';

describe('token source', () => {
  it('calls the host once for concurrent callers (CO-11)', async () => {
    const token = createDeferred<string>();
    const getToken = vi.fn(() => token.promise);
    const tokens = createTokenSource({ getToken });
    const requests = [tokens.get(), tokens.get(), tokens.refresh('other')];
    token.resolve('one');
    expect(await Promise.all(requests)).toEqual(['one', 'one', 'one']);
    expect(await tokens.get()).toBe('one');
    expect(getToken.mock.calls).toEqual([['initial']]);
  });

  it('renews a refused token once, however many requests were refused with it (CO-12)', async () => {
    const getToken = vi.fn(async (reason: TokenReason) => (reason === 'initial' ? 'one' : 'two'));
    const tokens = createTokenSource({ getToken });
    const stale = await tokens.get();
    expect(await Promise.all([tokens.refresh(stale), tokens.refresh(stale)])).toEqual([
      'two',
      'two',
    ]);
    expect(await tokens.refresh(stale)).toBe('two');
    expect(getToken.mock.calls).toEqual([['initial'], ['expired']]);
  });

  it('calls the host again after a failure', async () => {
    const getToken = vi
      .fn<(reason: TokenReason) => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('fetch failed'))
      .mockResolvedValue('one');
    const tokens = createTokenSource({ getToken });
    await expect(tokens.get()).rejects.toMatchObject({ kind: 'offline' });
    expect(await tokens.get()).toBe('one');
  });

  it('requests a renewal again when the first one failed', async () => {
    const getToken = vi
      .fn<(reason: TokenReason) => Promise<string>>()
      .mockResolvedValueOnce('one')
      .mockRejectedValueOnce(new Error('signed out'))
      .mockResolvedValue('two');
    const tokens = createTokenSource({ getToken });
    const stale = await tokens.get();
    await expect(tokens.refresh(stale)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await tokens.get()).toBe('two');
    expect(getToken).toHaveBeenLastCalledWith('expired');
  });

  it('passes the host’s own PantauError on, and treats a throw as a rejection', async () => {
    const error = new PantauError('forbidden');
    const tokens = createTokenSource({
      getToken: () => {
        throw error;
      },
    });
    await expect(tokens.get()).rejects.toBe(error);
    await expect(tokens.get()).rejects.toBe(error);
  });

  it('lets one caller abort without affecting the others', async () => {
    const token = createDeferred<string>();
    const tokens = createTokenSource({ getToken: () => token.promise });
    const stop = new AbortController();
    const impatient = tokens.get(stop.signal);
    const patient = tokens.get();
    stop.abort();
    await expect(impatient).rejects.toMatchObject({ name: 'AbortError' });
    token.resolve('one');
    expect(await patient).toBe('one');
  });

  it('rejects after a time limit when the host does not respond', async () => {
    const clock = createManualClock();
    const getToken = vi
      .fn<(reason: TokenReason) => Promise<string>>()
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockResolvedValue('one');
    const tokens = createTokenSource({ getToken, clock });
    const first = expect(tokens.get()).rejects.toMatchObject({ kind: 'timeout' });
    await clock.advance(20_000);
    await first;
    expect(await tokens.get()).toBe('one');
    expect(clock.pending()).toBe(0);
  });
});
