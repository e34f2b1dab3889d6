import { PantauError } from '@pantau/core';
import { createDeferred, createManualClock, flushMicrotasks } from '@pantau/core/testing';
import { defaultQuery } from '@pantau/data-table';
import { describe, expect, it, vi } from 'vitest';
import { overviewQueryOf } from './driver-rows.ts';
import { createOverviewStore } from '../../engine/scores/overview-store.ts';
import { type PreparedOverview, prepareOverview } from '../../engine/scores/prepare-overview.ts';
import type {
  DriverScoreSource,
  OverviewQuery,
  ScoreOverview,
} from '../../engine/scores/score-source.ts';

/** 20 November 2026, 01.30 in Jakarta. */
const NOW = Date.UTC(2026, 10, 19, 18, 30);
const user = { userId: '1', companyId: 1, timeZone: 'Asia/Jakarta' };
const overview = (total: number): ScoreOverview => ({ total }) as ScoreOverview;

/** What the overview requests first. */
const wanted = (change: Partial<OverviewQuery> = {}): OverviewQuery => ({
  ...overviewQueryOf(defaultQuery, {
    period: { startDate: '2026-10-22', endDate: '2026-11-20' },
    groupId: null,
  }),
  ...change,
});

function setUp(query = '') {
  const clock = createManualClock(NOW);
  const answer = createDeferred<ScoreOverview>();
  const request = vi.fn<DriverScoreSource['overview']>(() => answer.promise);
  const source = { overview: request } as unknown as DriverScoreSource;
  const prepare = (next = query, before: PreparedOverview | null = null) =>
    prepareOverview({ source, user, query: next, clock, before });
  const prepared = prepare();
  const storeFor = (owner: typeof user | null, first: OverviewQuery) =>
    createOverviewStore({ source, prepared, owner, first });
  return { clock, answer, request, prepare, prepared, storeFor };
}

describe('the prepared overview', () => {
  it('is what the overview requests, which does not request it again (DS-70)', async () => {
    const { request, answer, storeFor } = setUp();
    expect(request.mock.calls.map(([query]) => query)).toEqual([wanted()]);
    const store = storeFor(user, wanted());
    expect(store.get().overview).toBeNull();
    const loaded = store.load(wanted());
    answer.resolve(overview(3));
    expect(await loaded).toEqual(overview(3));
    expect(store.get().overview).toEqual(overview(3));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is known at once when it has arrived (DS-70)', async () => {
    const { answer, storeFor } = setUp();
    answer.resolve(overview(3));
    await flushMicrotasks();
    const store = storeFor(user, wanted());
    expect(store.get().overview).toEqual(overview(3));
    expect(store.known(wanted())).toEqual(overview(3));
    expect(store.known(wanted({ page: 2 }))).toBeNull();
  });

  it('has the period and the group of the address (DS-70)', () => {
    const { request } = setUp('period=7days&group=4');
    expect(request.mock.calls[0]?.[0]).toEqual(
      wanted({ startDate: '2026-11-14', groupIds: ['4'] }),
    );
  });

  it.each([
    ['of another user', { ...user, userId: '2' }, {}],
    ['of another company', { ...user, companyId: 2 }, {}],
    ['without a user', null, {}],
    ['of another period', user, { startDate: '2026-11-14' }],
    ['of another group', user, { groupIds: ['4'] }],
    ['of another page', user, { page: 2 }],
    ['of a search', user, { search: 'a' }],
    ['in another order', user, { sort: { key: 'fullname', direction: 'asc' } as const }],
  ])('is not shown %s, whose request goes to the source (DS-70)', async (_, owner, change) => {
    const { answer, request, storeFor } = setUp();
    answer.resolve(overview(3));
    await flushMicrotasks();
    const store = storeFor(owner, wanted(change));
    expect([store.get().overview, store.known(wanted(change))]).toEqual([null, null]);
    request.mockResolvedValueOnce(overview(9));
    expect(await store.load(wanted(change))).toEqual(overview(9));
    // It has ended: it is not shown to anyone later either.
    expect(storeFor(user, wanted()).get().overview).toBeNull();
  });

  it('answers one request only (DS-70)', async () => {
    const { answer, request, storeFor } = setUp();
    answer.resolve(overview(3));
    const store = storeFor(user, wanted());
    await store.load(wanted());
    request.mockResolvedValueOnce(overview(9));
    expect(await store.load(wanted())).toEqual(overview(9));
  });

  it('is not shown after half a minute (DS-70)', async () => {
    const { answer, clock, storeFor } = setUp();
    answer.resolve(overview(3));
    await clock.advance(29_999);
    expect(storeFor(user, wanted()).get().overview).toEqual(overview(3));
    await clock.advance(1);
    expect(storeFor(user, wanted()).get().overview).toBeNull();
  });

  it('is requested again by the overview if it failed before that (DS-70)', async () => {
    const { answer, request, storeFor } = setUp();
    answer.reject(new PantauError('offline'));
    await flushMicrotasks();
    request.mockResolvedValueOnce(overview(9));
    expect(await storeFor(user, wanted()).load(wanted())).toEqual(overview(9));
  });

  it('is not requested twice when the page is chosen twice, and aborted when another is (DS-70)', () => {
    const { prepare, prepared, request } = setUp();
    expect(prepare('', prepared)).toBe(prepared);
    expect(request).toHaveBeenCalledTimes(1);
    expect(prepare('group=4', prepared)).not.toBe(prepared);
    expect(request.mock.calls.map(([, signal]) => signal?.aborted)).toEqual([true, false]);
  });

  it.each(['page=2', 'search=a', 'group=4&sort=fullname'])(
    'is not requested for an address with "%s", which only the table understands (DS-70)',
    (query) => {
      const { prepared, request } = setUp(query);
      expect([prepared, request.mock.calls.length]).toEqual([null, 0]);
    },
  );

  it('aborts its request when the overview does (DS-70)', () => {
    const { request, storeFor } = setUp();
    const controller = new AbortController();
    void storeFor(user, wanted()).load(wanted(), controller.signal);
    controller.abort();
    expect(request.mock.calls[0]?.[1]?.aborted).toBe(true);
  });

  it('lets a page wait for it, at most a quarter of a second (DS-70)', async () => {
    const { clock, prepared } = setUp();
    const ready = vi.fn();
    void prepared?.ready.then(ready);
    await clock.advance(249);
    expect(ready).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(ready).toHaveBeenCalled();
    const other = setUp();
    const atOnce = vi.fn();
    void other.prepared?.ready.then(atOnce);
    other.answer.resolve(overview(3));
    await flushMicrotasks();
    expect(atOnce).toHaveBeenCalled();
  });
});
