import { describe, expect, it } from 'vitest';
import { type RunLock, createBrowserRunLock, createMemoryRunLock } from './run-lock.ts';

const { signal } = new AbortController();

/** Web Locks of one page: a queue per name. */
function fakeLocks(): LockManager {
  const lock = createMemoryRunLock();
  return {
    query: () => Promise.reject(new Error('not used')),
    async request(name: string, options: LockOptions, run: (lock: Lock | null) => unknown) {
      const wait = options.ifAvailable !== true;
      const release = await lock.acquire(name, wait, options.signal ?? signal);
      try {
        return await run(release === null ? null : { name, mode: 'exclusive' });
      } finally {
        release?.();
      }
    },
  } as unknown as LockManager;
}

const locks: readonly (readonly [string, () => RunLock | undefined])[] = [
  ['in memory', createMemoryRunLock],
  ['of the browser', () => createBrowserRunLock(fakeLocks())],
];

describe.each(locks)('a lock %s', (_, create) => {
  it('belongs to one at a time, and goes to the one that waits (DT-377)', async () => {
    const lock = create();
    const release = await lock?.acquire('run', false, signal);
    expect(await lock?.acquire('run', false, signal)).toBeNull();
    expect(await lock?.acquire('other', false, signal)).toBeTypeOf('function');
    const waiting = lock?.acquire('run', true, signal);
    release?.();
    expect(await waiting).toBeTypeOf('function');
    expect(await lock?.acquire('run', false, signal)).toBeNull();
  });

  it('is not given to one that has stopped waiting', async () => {
    const lock = create();
    const release = await lock?.acquire('run', false, signal);
    const gone = new AbortController();
    const waiting = lock?.acquire('run', true, gone.signal);
    gone.abort();
    release?.();
    await expect(waiting).rejects.toThrow(/abort/);
    expect(await lock?.acquire('run', false, signal)).toBeTypeOf('function');
  });
});

it('has no lock on a page without Web Locks', () => {
  expect(createBrowserRunLock(null)).toBeUndefined();
});
