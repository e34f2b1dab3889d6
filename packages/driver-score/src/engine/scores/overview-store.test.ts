import { PantauError } from '@pantau/core';
import { expect, it, vi } from 'vitest';
import { createOverviewStore } from './overview-store.ts';
import type { DriverScoreSource, OverviewQuery, ScoreOverview } from './score-source.ts';

const query = { page: 1 } as OverviewQuery;
const overview = (total: number): ScoreOverview => ({ total }) as ScoreOverview;

function storeOf(read: DriverScoreSource['overview']) {
  const calls = vi.fn(read);
  const store = createOverviewStore({
    source: { overview: calls } as unknown as DriverScoreSource,
  });
  return { store, calls };
}

it('keeps the figures of the page that was loaded, with one request (DS-7)', async () => {
  const { store, calls } = storeOf(async () => overview(3));
  const listener = vi.fn();
  store.subscribe(listener);
  expect(await store.load(query)).toEqual(overview(3));
  expect(store.get()).toEqual({ overview: overview(3), error: null });
  expect([calls.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1]);
});

it('keeps the figures when a later request fails, and says so (DS-6)', async () => {
  let error: PantauError | null = null;
  const { store } = storeOf(async () => {
    if (error !== null) throw error;
    return overview(3);
  });
  await store.load(query);
  error = new PantauError('offline');
  await expect(store.load(query)).rejects.toBe(error);
  expect(store.get()).toEqual({ overview: overview(3), error });
});

it('ignores the response of a request that was aborted (DS-6)', async () => {
  const controller = new AbortController();
  const { store } = storeOf(async () => {
    controller.abort();
    return overview(3);
  });
  await store.load(query, controller.signal);
  expect(store.get().overview).toBeNull();
});
