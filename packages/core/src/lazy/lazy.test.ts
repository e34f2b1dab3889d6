import { describe, expect, it, vi } from 'vitest';
import { createLazy } from './lazy.ts';

describe('createLazy', () => {
  it('loads once for concurrent and later calls', async () => {
    const load = vi.fn(() => Promise.resolve('module'));
    const lazy = createLazy(load);
    expect(load).not.toHaveBeenCalled();
    expect(lazy.get()).toBeUndefined();
    expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['module', 'module']);
    expect(await lazy.load()).toBe('module');
    expect(lazy.get()).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('rejects as offline for every waiting caller and tries again on the next call', async () => {
    const load = vi.fn(() => Promise.resolve('module'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const lazy = createLazy(load);
    for (const attempt of [lazy.load(), lazy.load()]) {
      await expect(attempt).rejects.toMatchObject({ name: 'PantauError', kind: 'offline' });
    }
    expect(lazy.get()).toBeUndefined();
    expect(await lazy.load()).toBe('module');
  });

  it('ignores a failed preload and tries again on the next call', async () => {
    const load = vi.fn(() => Promise.resolve('module'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const lazy = createLazy(load);
    lazy.preload();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(await lazy.load()).toBe('module');
  });
});
