import { PantauError } from '@pantau/core';
import { createDeferred, createManualClock, flushMicrotasks } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createTileStore } from './tile-store.ts';

const EVERY = 30_000;

function setUp() {
  const clock = createManualClock(1_000_000);
  const load = vi.fn<(signal: AbortSignal) => Promise<string>>(() => Promise.resolve('first'));
  const onError = vi.fn();
  const watchers = new Set<() => void>();
  let isVisible = true;
  const visibility = {
    isVisible: () => isVisible,
    subscribe(onChange: () => void) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
  const store = createTileStore({ load, clock, visibility, every: EVERY, onError });
  return {
    clock,
    load,
    onError,
    store,
    show(value: boolean) {
      isVisible = value;
      for (const watcher of watchers) watcher();
    },
  };
}

describe('a tile', () => {
  it('loads, and then regularly until it stops (DB-8)', async () => {
    const { clock, load, store } = setUp();
    expect(store.get()).toMatchObject({ status: 'loading', data: null, isLoading: false });
    const stop = store.start();
    expect(store.get().isLoading).toBe(true);
    await flushMicrotasks();
    expect(store.get()).toMatchObject({ status: 'ready', data: 'first', loadedOn: clock.now() });
    load.mockResolvedValue('second');
    await clock.advance(EVERY);
    expect(store.get()).toMatchObject({ data: 'second', isStale: false });
    stop();
    await clock.advance(EVERY * 3);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps its data when loading again fails, and says that it is stale (DB-4)', async () => {
    const { clock, load, store } = setUp();
    store.start();
    await flushMicrotasks();
    load.mockRejectedValueOnce(new PantauError('offline'));
    await clock.advance(EVERY);
    expect(store.get()).toMatchObject({ status: 'ready', data: 'first', isStale: true });
    expect(store.get().error?.kind).toBe('offline');
    await clock.advance(EVERY);
    expect(store.get()).toMatchObject({ isStale: false, error: null });
  });

  it('fails without data, and recovers when it is loaded again (DB-3)', async () => {
    const { load, store, onError } = setUp();
    load.mockRejectedValueOnce(new PantauError('server'));
    store.start();
    await flushMicrotasks();
    expect(store.get()).toMatchObject({ status: 'failed', data: null, isStale: false });
    expect(onError).not.toHaveBeenCalled();
    store.refresh();
    expect(store.get()).toMatchObject({ status: 'failed', isLoading: true });
    await flushMicrotasks();
    expect(store.get()).toMatchObject({ status: 'ready', data: 'first' });
  });

  it('reports errors that the port does not promise (DB-3)', async () => {
    const { load, store, onError } = setUp();
    const error = new TypeError('broken adapter');
    load.mockRejectedValueOnce(error);
    store.start();
    await flushMicrotasks();
    expect(store.get().status).toBe('failed');
    expect(onError).toHaveBeenCalledWith(error);
  });

  it('drops its data when the server refuses it (DB-2)', async () => {
    const { clock, load, store } = setUp();
    store.start();
    await flushMicrotasks();
    load.mockRejectedValue(new PantauError('forbidden'));
    await clock.advance(EVERY);
    expect(store.get()).toMatchObject({ status: 'forbidden', data: null });
  });

  it('is not loaded while the page is hidden, and at once when it is shown again (DB-8)', async () => {
    const { clock, load, store, show } = setUp();
    store.start();
    await flushMicrotasks();
    show(false);
    await clock.advance(EVERY * 5);
    store.nudge();
    await clock.advance(5_000);
    expect(load).toHaveBeenCalledTimes(1);
    show(true);
    await flushMicrotasks();
    expect(load).toHaveBeenCalledTimes(2);
    await clock.advance(EVERY);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is loaded once for several changes in a row (DB-9)', async () => {
    const { clock, load, store } = setUp();
    store.start();
    await flushMicrotasks();
    for (let change = 0; change < 20; change += 1) store.nudge();
    await clock.advance(999);
    expect(load).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    expect(load).toHaveBeenCalledTimes(2);
    store.nudge();
    await clock.advance(1_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is loaded every five seconds during a stream of changes, and after its last one (AC-593)', async () => {
    const { clock, load, store } = setUp();
    store.start();
    await flushMicrotasks();
    const stream = async (ms: number): Promise<number> => {
      const before = load.mock.calls.length;
      for (let passed = 0; passed < ms; passed += 100) {
        store.nudge();
        await clock.advance(100);
      }
      return load.mock.calls.length - before;
    };
    expect(await stream(3_000)).toBeLessThanOrEqual(3);
    expect(await stream(10_000)).toBe(2);
    const before = load.mock.calls.length;
    store.nudge();
    await clock.advance(5_000);
    expect(load.mock.calls.length).toBe(before + 1);
    // After a pause, a change is shown at once again.
    await clock.advance(2_000);
    store.nudge();
    await clock.advance(1_000);
    expect(load.mock.calls.length).toBe(before + 2);
  });

  it('is loaded during a stream of changes although the server takes longer than their interval (AC-764)', async () => {
    const { clock, load, store } = setUp();
    store.start();
    await flushMicrotasks();
    let answered = 0;
    load.mockImplementation(
      (signal) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          clock.setTimeout(() => resolve(`answer ${(answered += 1)}`), 8_000);
        }),
    );
    for (let second = 0; second < 25; second += 1) {
      store.nudge();
      await clock.advance(1_000);
    }
    expect(answered).toBeGreaterThanOrEqual(2);
    // What changed last is included, too.
    const during = load.mock.calls.length;
    store.nudge();
    await clock.advance(20_000);
    expect(load.mock.calls.length).toBeGreaterThan(during);
    expect(store.get()).toMatchObject({ isLoading: false, isStale: false });
  });

  it('shows the latest request only (DB-1)', async () => {
    const { load, store } = setUp();
    const [slow, fast] = [createDeferred<string>(), createDeferred<string>()];
    load.mockReturnValueOnce(slow.promise).mockReturnValueOnce(fast.promise);
    store.start();
    store.refresh();
    expect(load.mock.calls[0]?.[0].aborted).toBe(true);
    fast.resolve('fast');
    await flushMicrotasks();
    slow.resolve('slow');
    await flushMicrotasks();
    expect(store.get().data).toBe('fast');
  });

  it('stops its request when it ends (DB-1)', () => {
    const { load, store } = setUp();
    store.start()();
    expect(load.mock.calls[0]?.[0].aborted).toBe(true);
  });
});
