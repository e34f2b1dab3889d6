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

  it('aborts the previous request, and ignores its late response', async () => {
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
    loader.patch(
      [
        { id: 'b', v: 2 },
        { id: 'z', v: 9 },
      ],
      ({ id }) => id,
    );
    expect(now().response?.rows).toEqual([
      { id: 'a', v: 1 },
      { id: 'b', v: 2 },
    ]);
    expect(now().response?.rows[0]).toBe(first);
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
