import { PantauError } from '@pantau/core';
import { type Deferred, createDeferred, flushMicrotasks } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { defaultQuery } from './query.ts';
import type { TablePage, TableSource } from './table-source.ts';
import { type LoadState, createRowLoader, nothingLoaded } from './row-loader.ts';

interface Item {
  readonly id: string;
  readonly v: number;
}

const pageOf = (...rows: Item[]): TablePage<Item> => ({
  rows,
  ids: rows.map(({ id }) => id),
  page: 1,
  total: rows.length,
});

function setUp() {
  const calls: { response: Deferred<TablePage<Item>>; signal: AbortSignal | undefined }[] = [];
  const source: TableSource<Item> = {
    list(_query, signal) {
      const response = createDeferred<TablePage<Item>>();
      calls.push({ response, signal });
      return response.promise;
    },
    remove: () => Promise.resolve(),
  };
  let state: LoadState<Item> = nothingLoaded;
  const loader = createRowLoader(source, (change) => (state = change(state)));
  loader.identifyBy(({ id }) => id);
  return { calls, loader, now: () => state };
}

describe('loading rows', () => {
  it('keeps the current rows until the next ones arrive', async () => {
    const { calls, loader, now } = setUp();
    loader.load(defaultQuery);
    expect(now()).toMatchObject({ response: null, loading: true });
    calls[0]?.response.resolve(pageOf({ id: 'a', v: 1 }));
    await flushMicrotasks();
    loader.load({ ...defaultQuery, page: 2 });
    expect(now()).toMatchObject({ response: { ids: ['a'] }, loading: true });
    calls[1]?.response.resolve(pageOf({ id: 'b', v: 1 }));
    await flushMicrotasks();
    expect(now()).toMatchObject({ response: { ids: ['b'] }, loading: false, error: null });
  });

  it('aborts the previous request, and ignores its late response (DT-214)', async () => {
    const { calls, loader, now } = setUp();
    loader.load(defaultQuery);
    loader.load({ ...defaultQuery, search: 'x' });
    expect(calls[0]?.signal?.aborted).toBe(true);
    calls[1]?.response.resolve(pageOf({ id: 'new', v: 1 }));
    calls[0]?.response.resolve(pageOf({ id: 'late', v: 1 }));
    await flushMicrotasks();
    expect(now().response?.ids).toEqual(['new']);
  });

  it('keeps the rows and reports the error when a request fails', async () => {
    const { calls, loader, now } = setUp();
    loader.load(defaultQuery);
    calls[0]?.response.resolve(pageOf({ id: 'a', v: 1 }));
    await flushMicrotasks();
    loader.load(defaultQuery);
    const error = new PantauError('offline');
    calls[1]?.response.reject(error);
    await flushMicrotasks();
    expect(now()).toMatchObject({ response: { ids: ['a'] }, loading: false, error });
  });

  it('replaces loaded rows by newer versions, and ignores other rows', async () => {
    const { calls, loader, now } = setUp();
    loader.load(defaultQuery);
    calls[0]?.response.resolve(pageOf({ id: 'a', v: 1 }, { id: 'b', v: 1 }));
    await flushMicrotasks();
    const [first] = now().response?.rows ?? [];
    loader.patch([
      { id: 'b', v: 2 },
      { id: 'z', v: 9 },
    ]);
    expect(now().response?.rows).toEqual([
      { id: 'a', v: 1 },
      { id: 'b', v: 2 },
    ]);
    expect(now().response?.rows[0]).toBe(first);
  });

  it('does not request the rows shown again when the query returns to them after a failure (DT-213)', async () => {
    const { calls, loader, now } = setUp();
    loader.follow(defaultQuery);
    calls[0]?.response.resolve(pageOf({ id: 'a', v: 1 }));
    await flushMicrotasks();
    const other = { ...defaultQuery, search: 'x' };
    loader.follow(other);
    calls[1]?.response.reject(new PantauError('offline'));
    await flushMicrotasks();
    expect(now()).toMatchObject({ settledQuery: other, shownQuery: defaultQuery });
    loader.follow({ ...defaultQuery });
    expect(calls).toHaveLength(2);
    loader.follow(other);
    expect(calls).toHaveLength(3);
  });

  it('shows the last page when the requested one has no rows any more', async () => {
    const { calls, loader, now } = setUp();
    loader.load({ ...defaultQuery, page: 4 });
    calls[0]?.response.resolve({ rows: [], ids: [], page: 4, total: 12 });
    await flushMicrotasks();
    expect(now().loading).toBe(true);
    calls[1]?.response.resolve({ ...pageOf({ id: 'a', v: 1 }), page: 2, total: 12 });
    await flushMicrotasks();
    expect(now()).toMatchObject({ shownQuery: { page: 2 }, settledQuery: { page: 4 } });
  });

  it('treats a source that throws, or returns no rows, as a failed request (DT-202)', async () => {
    for (const list of [
      () => {
        throw new TypeError('fault of the source');
      },
      () => Promise.resolve(undefined as never),
      () => Promise.resolve({ rows: undefined as never, ids: [], page: 1, total: 1 }),
      () => Promise.resolve({ rows: [], page: Number.NaN, total: 1 }),
      () => Promise.resolve({ rows: [], ids: 5 as never, page: 1, total: 1 }),
      () => Promise.reject(new DOMException('not ours', 'AbortError')),
    ]) {
      let state: LoadState<Item> = nothingLoaded;
      const update = (change: (before: LoadState<Item>) => LoadState<Item>): void => {
        state = change(state);
      };
      createRowLoader({ list, remove: () => Promise.resolve() }, update).load(defaultQuery);
      await flushMicrotasks();
      expect(state.loading).toBe(false);
      expect(state.error).toBeInstanceOf(Error);
    }
  });

  it('reports nothing after it was stopped', async () => {
    const { calls, loader, now } = setUp();
    loader.load(defaultQuery);
    loader.stop();
    calls[0]?.response.resolve(pageOf({ id: 'a', v: 1 }));
    await flushMicrotasks();
    expect(now().response).toBeNull();
    expect(calls[0]?.signal?.aborted).toBe(true);
  });
});
