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
  const calls: { answer: Deferred<TablePage<Item>>; signal: AbortSignal | undefined }[] = [];
  const source: TableSource<Item> = {
    list(_query, signal) {
      const answer = createDeferred<TablePage<Item>>();
      calls.push({ answer, signal });
      return answer.promise;
    },
    remove: () => Promise.resolve(),
  };
  let state: LoadState<Item> = nothingLoaded;
  const loader = createRowLoader(source, (change) => (state = change(state)));
  return { calls, loader, now: () => state };
}

describe('loading rows', () => {
  it('keeps the rows that are there until the next ones come', async () => {
    const { calls, loader, now } = setUp();
    loader.load(defaultQuery);
    expect(now()).toMatchObject({ answer: null, isLoading: true });
    calls[0]?.answer.resolve(pageOf({ id: 'a', v: 1 }));
    await flushMicrotasks();
    loader.load({ ...defaultQuery, page: 2 });
    expect(now()).toMatchObject({ answer: { ids: ['a'] }, isLoading: true });
    calls[1]?.answer.resolve(pageOf({ id: 'b', v: 1 }));
    await flushMicrotasks();
    expect(now()).toMatchObject({ answer: { ids: ['b'] }, isLoading: false, error: null });
  });

  it('withdraws a question when the next one is asked, and believes no late answer', async () => {
    const { calls, loader, now } = setUp();
    loader.load(defaultQuery);
    loader.load({ ...defaultQuery, search: 'x' });
    expect(calls[0]?.signal?.aborted).toBe(true);
    calls[1]?.answer.resolve(pageOf({ id: 'new', v: 1 }));
    calls[0]?.answer.resolve(pageOf({ id: 'late', v: 1 }));
    await flushMicrotasks();
    expect(now().answer?.ids).toEqual(['new']);
  });

  it('keeps the rows when a load fails, and says why', async () => {
    const { calls, loader, now } = setUp();
    loader.load(defaultQuery);
    calls[0]?.answer.resolve(pageOf({ id: 'a', v: 1 }));
    await flushMicrotasks();
    loader.load(defaultQuery);
    const error = new PantauError('offline');
    calls[1]?.answer.reject(error);
    await flushMicrotasks();
    expect(now()).toMatchObject({ answer: { ids: ['a'] }, isLoading: false, error });
  });

  it('takes over rows that changed elsewhere, and no others', async () => {
    const { calls, loader, now } = setUp();
    loader.load(defaultQuery);
    calls[0]?.answer.resolve(pageOf({ id: 'a', v: 1 }, { id: 'b', v: 1 }));
    await flushMicrotasks();
    const [first] = now().answer?.rows ?? [];
    loader.patch(
      [
        { id: 'b', v: 2 },
        { id: 'z', v: 9 },
      ],
      ({ id }) => id,
    );
    expect(now().answer?.rows).toEqual([
      { id: 'a', v: 1 },
      { id: 'b', v: 2 },
    ]);
    expect(now().answer?.rows[0]).toBe(first);
  });

  it('tells nothing after it was stopped', async () => {
    const { calls, loader, now } = setUp();
    loader.load(defaultQuery);
    loader.stop();
    calls[0]?.answer.resolve(pageOf({ id: 'a', v: 1 }));
    await flushMicrotasks();
    expect(now().answer).toBeNull();
    expect(calls[0]?.signal?.aborted).toBe(true);
  });
});
