import { PantauError } from '@pantau/core';
import { flushMicrotasks } from '@pantau/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TableQuery, defaultQuery } from './query.ts';
import { type LoadState, createRowLoader, nothingLoaded } from './row-loader.ts';
import type { TableSource } from './table-source.ts';
import { fetchEndless } from './fetch-endless.ts';

interface Item {
  readonly id: string;
  readonly v: number;
}

const getRowId = ({ id }: Item): string => id;
const LIMIT = 10;

/** A server whose rows change, and a loader of its pages. */
function setUp(count: number) {
  let rows: readonly Item[] = Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    v: 0,
  }));
  let created = 0;
  let failure: PantauError | null = null;
  const asked: TableQuery[] = [];
  const source: TableSource<Item> = {
    list(query) {
      asked.push(query);
      if (failure !== null) return Promise.reject(failure);
      const start = (query.page - 1) * query.limit;
      const page = rows.slice(start, start + query.limit);
      return Promise.resolve({ rows: page, page: query.page, total: rows.length });
    },
    remove: () => Promise.resolve(),
  };
  let state: LoadState<Item> = nothingLoaded;
  const loader = createRowLoader(source, (change) => (state = change(state)), fetchEndless);
  loader.identifyBy(getRowId);
  const pages = (): number => state.shownQuery?.page ?? 0;
  return {
    ...{ asked, loader, pages },
    rows: () => state.response?.rows ?? [],
    state: () => state,
    server: () => rows,
    fail: (error: PantauError | null) => void (failure = error),
    insert(at: number) {
      created += 1;
      rows = rows.toSpliced(at % (rows.length + 1), 0, { id: `new${created}`, v: 0 });
    },
    remove: (at: number) => void (rows = rows.toSpliced(at % Math.max(1, rows.length), 1)),
    async more(query: Partial<TableQuery> = {}) {
      loader.follow({ ...defaultQuery, limit: LIMIT, page: pages() + 1, ...query });
      await flushMicrotasks();
    },
    async refresh() {
      loader.load({ ...defaultQuery, limit: LIMIT, page: Math.max(1, pages()) });
      await flushMicrotasks();
    },
  };
}

const ids = (rows: readonly Item[]): readonly string[] => rows.map(getRowId);

describe('rows of pages that are added (DT-393)', () => {
  it('are those of the server, none twice and none missing, however rows were added or removed', async () => {
    const step = fc.record({
      kind: fc.constantFrom('insert' as const, 'remove' as const, 'none' as const),
      places: fc.array(fc.nat(200), { maxLength: 4 }),
      refresh: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.nat(65), fc.array(step, { maxLength: 9 }), async (count, steps) => {
        const table = setUp(count);
        await table.more();
        for (const { kind, places, refresh } of steps) {
          if (kind !== 'none') for (const place of places) table[kind](place);
          await (refresh ? table.refresh() : table.more());
          const loaded = table.pages() * LIMIT;
          expect(ids(table.rows())).toEqual(ids(table.server().slice(0, loaded)));
        }
      }),
    );
  });

  it('are asked for page by page, and all at once only when they moved', async () => {
    const table = setUp(40);
    await table.more();
    await table.more();
    expect(table.asked.map(({ page, limit }) => [page, limit])).toEqual([
      [1, 10],
      [2, 10],
    ]);
    table.remove(3);
    await table.more();
    expect(table.asked.slice(2).map(({ page, limit }) => [page, limit])).toEqual([
      [3, 10],
      [1, 30],
    ]);
  });

  it('are refreshed in requests of 500 at most', async () => {
    const table = setUp(1_200);
    for (let page = 0; page < 60; page += 1) await table.more();
    table.asked.length = 0;
    await table.refresh();
    expect(table.asked.map(({ page, limit }) => [page, limit])).toEqual([
      [1, 500],
      [2, 500],
    ]);
    expect(table.rows()).toHaveLength(600);
  });

  it('keep the newer versions that arrived while the next page was loading', async () => {
    const table = setUp(30);
    await table.more();
    const loading = table.more();
    table.loader.patch([{ id: 'r3', v: 7 }]);
    await loading;
    expect(table.rows()).toHaveLength(20);
    expect(table.rows()[3]).toEqual({ id: 'r3', v: 7 });
  });

  it('stay when the next page cannot be loaded, and a retry asks for that page alone (DT-392)', async () => {
    const table = setUp(30);
    await table.more();
    const error = new PantauError('offline');
    table.fail(error);
    await table.more();
    expect(table.rows()).toHaveLength(10);
    expect(table.state()).toMatchObject({ error, shownQuery: { page: 1 } });
    table.fail(null);
    table.asked.length = 0;
    await table.more();
    expect(table.asked.map(({ page }) => page)).toEqual([2]);
    expect(table.rows()).toHaveLength(20);
  });

  it('start again with another query', async () => {
    const table = setUp(30);
    await table.more();
    await table.more();
    await table.more({ page: 1, search: 'x' });
    expect(table.rows()).toHaveLength(10);
    expect(table.asked.at(-1)).toMatchObject({ page: 1, limit: 10, search: 'x' });
  });
});
