import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import type { TableQuery } from '../features/rows/query.ts';
import type { TablePage, TableSource } from '../features/rows/table-source.ts';
import { contractRows, tableSourceClauses } from './table-source-clauses.ts';
import { type ContractRow, type TableSourceHarness } from './table-source-harness.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

type Source = TableSource<ContractRow>;
type Corrupt = (source: Source) => Source;

const asks =
  (change: (query: TableQuery) => TableQuery): Corrupt =>
  (source) => ({ ...source, list: (query, signal) => source.list(change(query), signal) });

const answers =
  (change: (page: TablePage<ContractRow>) => TablePage<ContractRow>): Corrupt =>
  (source) => ({
    ...source,
    list: async (query, signal) => change(await source.list(query, signal)),
  });

/** What each clause must find. */
const faults: Readonly<Record<string, readonly (readonly [string, Corrupt])[]>> = {
  pages: [
    ['pages are counted from 0', asks((query) => ({ ...query, page: query.page + 1 }))],
    ['every page is the first', asks((query) => ({ ...query, page: 1 }))],
    ['the limit is ignored', asks((query) => ({ ...query, limit: 100 }))],
  ],
  total: [
    ['the total is that of the page', answers((page) => ({ ...page, total: page.rows.length }))],
    ['the total counts rows that do not match', answers((page) => ({ ...page, total: 23 }))],
  ],
  ids: [
    [
      'ids are in a different order',
      answers((page) => ({ ...page, ids: [...(page.ids ?? [])].sort() })),
    ],
    ['ids are missing', answers((page) => ({ ...page, ids: [] }))],
  ],
  'past-the-end': [
    ['the last page is returned instead', asks((q) => ({ ...q, page: Math.min(q.page, 3) }))],
  ],
  search: [['search is ignored', asks((query) => ({ ...query, search: '' }))]],
  sort: [
    ['sorts are ignored', asks((query) => ({ ...query, sorts: [] }))],
    [
      'rows are sorted only within the page',
      (source) => ({
        ...source,
        async list(query, signal) {
          const page = await source.list({ ...query, sorts: [] }, signal);
          const sign = query.sorts[0]?.direction === 'desc' ? -1 : 1;
          const rows = [...page.rows].sort((a, b) => (a.name < b.name ? -sign : sign));
          return { ...page, rows };
        },
      }),
    ],
  ],
  'sort-ties': [
    ['only the first sort counts', asks((query) => ({ ...query, sorts: query.sorts.slice(0, 1) }))],
    ['the last sort decides', asks((query) => ({ ...query, sorts: query.sorts.toReversed() }))],
  ],
  'filter-bounds': [
    ['only the first filter counts', asks((q) => ({ ...q, filters: q.filters.slice(0, 1) }))],
    [
      'bounds are exclusive',
      asks((query) => ({
        ...query,
        filters: query.filters.map((filter) =>
          filter.op === 'gte' ? { ...filter, value: filter.value + 1 } : filter,
        ),
      })),
    ],
  ],
  'filter-values': [
    [
      'only the first value of a list is used',
      asks((query) => ({
        ...query,
        filters: query.filters.map((filter) =>
          filter.op === 'in' ? { ...filter, value: filter.value.slice(0, 1) } : filter,
        ),
      })),
    ],
    ['values are ignored', asks((query) => ({ ...query, filters: [] }))],
  ],
  totals: [
    [
      'totals are those of the page',
      (source) => ({
        ...source,
        async list(query, signal) {
          const page = await source.list(query, signal);
          const amount = page.rows.reduce((sum, row) => sum + row.amount, 0);
          return { ...page, totals: { amount } };
        },
      }),
    ],
    [
      'totals ignore the filters',
      (source) => ({
        ...source,
        async list(query, signal) {
          const { totals } = await source.list({ ...query, filters: [], search: '' }, signal);
          return { ...(await source.list(query, signal)), totals };
        },
      }),
    ],
  ],
  'remove-one': [
    ['nothing is removed', (source) => ({ ...source, remove: () => Promise.resolve() })],
  ],
  'remove-several': [
    [
      'rows are removed one after the other',
      (source) => ({
        ...source,
        async remove(rows, signal) {
          if ('id' in rows) return source.remove(rows, signal);
          for (const id of rows.ids) await source.remove({ id }, signal);
        },
      }),
    ],
    [
      'missing rows are ignored',
      (source) => ({ ...source, remove: (rows) => source.remove(rows).catch(() => undefined) }),
    ],
  ],
  abort: [
    ['signals are ignored', (source) => ({ ...source, list: (query) => source.list(query) })],
    [
      'an aborted call never ends',
      (source) => ({
        ...source,
        list: (query, signal) => source.list(query, signal).catch(() => new Promise(() => {})),
      }),
    ],
  ],
  errors: [
    ['invalid queries are accepted', asks((q) => ({ ...q, limit: Math.max(1, q.limit) }))],
    [
      'errors are not PantauErrors',
      (source) => ({
        ...source,
        list: (query, signal) =>
          source.list(query, signal).catch(() => {
            throw new TypeError('Bad Request');
          }),
      }),
    ],
  ],
};

describe('the contract suite', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(tableSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of tableSourceClauses) {
    for (const [what, corrupt] of faults[clause.id] ?? []) {
      it(`finds that ${what} [${clause.id}]`, async () => {
        const harness = createMemoryHarness(contractRows, corrupt) as TableSourceHarness;
        await expect(clause.run(harness)).rejects.toThrow(ContractViolation);
      });
    }
  }
});
