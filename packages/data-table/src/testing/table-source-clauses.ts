import { check, checkSame } from '@pantau/core/testing';
import { isAbortError, isPantauError } from '@pantau/core/base';
import { type TableQuery, defaultQuery } from '../features/rows/query.ts';
import type { TablePage } from '../features/rows/table-source.ts';
import {
  type Clause,
  type ContractRow,
  type TableSourceHarness,
  settle,
  rejection,
} from './table-source-harness.ts';

/** The initial rows of the tested source, in this order. */
export const contractRows: readonly ContractRow[] = Array.from({ length: 23 }, (_, index) => ({
  id: `row-${index}`,
  name: `Order ${String.fromCharCode(65 + ((index * 7) % 23))}`,
  // Only three amounts, so that there are ties.
  amount: (index % 3) * 10,
}));

interface ReadPage extends Omit<TablePage<unknown>, 'rows'> {
  readonly rows: readonly ContractRow[];
}

async function list(
  harness: TableSourceHarness,
  query: Partial<TableQuery> = {},
): Promise<ReadPage> {
  const page = await settle(harness, harness.source.list({ ...defaultQuery, ...query }));
  return { ...page, rows: page.rows.map((row) => harness.read(row)) };
}

const everything = { limit: 100 };
const names = ({ rows }: ReadPage): readonly string[] => rows.map(({ name }) => name);
const amounts = ({ rows }: ReadPage): readonly number[] => rows.map(({ amount }) => amount);
const ids = ({ rows }: ReadPage): readonly string[] => rows.map(({ id }) => id);

export const tableSourceClauses: readonly Clause[] = [
  {
    id: 'pages',
    title: 'returns pages without duplicates or gaps, each with its number',
    async run(harness) {
      const seen: string[] = [];
      for (const page of [1, 2, 3]) {
        const found = await list(harness, { page });
        checkSame(found.page, page, 'the number of the page');
        checkSame(found.rows.length, page === 3 ? 3 : 10, `rows on page ${page}`);
        seen.push(...ids(found));
      }
      checkSame([...seen].sort(), contractRows.map(({ id }) => id).sort(), 'every row, once');
    },
  },
  {
    id: 'total',
    title: 'counts the matching rows of all pages in the total',
    async run(harness) {
      checkSame((await list(harness, { limit: 10 })).total, 23, 'all rows');
      checkSame((await list(harness, { search: 'Order A' })).total, 1, 'those found');
      checkSame((await list(harness, { search: 'nothing at all' })).total, 0, 'none');
    },
  },
  {
    id: 'ids',
    title: 'returns the ids of the matching rows on all pages in query order, or no ids (DT-206)',
    async run(harness) {
      const query = { search: 'order', sorts: [{ key: 'name', direction: 'asc' } as const] };
      const page = await list(harness, { ...query, page: 2 });
      const all = await list(harness, { ...query, ...everything });
      checkSame(page.ids ?? ids(all), ids(all), 'the ids');
    },
  },
  {
    id: 'past-the-end',
    title: 'returns no rows past the last page, without an error',
    async run(harness) {
      const page = await list(harness, { page: 9 });
      checkSame([page.rows.length, page.page, page.total], [0, 9, 23], 'an empty page');
    },
  },
  {
    id: 'search',
    title: 'finds part of a text, ignoring case',
    async run(harness) {
      checkSame(names(await list(harness, { search: 'order c' })), ['Order C'], 'what is found');
    },
  },
  {
    id: 'sort',
    title: 'sorts across all pages, in both directions',
    async run(harness) {
      const expected = contractRows.map(({ name }) => name).sort();
      const up = await list(harness, { ...everything, sorts: [{ key: 'name', direction: 'asc' }] });
      checkSame(names(up), expected, 'ascending');
      const down = await list(harness, { sorts: [{ key: 'name', direction: 'desc' }], page: 2 });
      checkSame(names(down), expected.toReversed().slice(10, 20), 'the second page, descending');
    },
  },
  {
    id: 'sort-ties',
    title: 'breaks ties of the first sort by the second',
    async run(harness) {
      const page = await list(harness, {
        ...everything,
        sorts: [
          { key: 'amount', direction: 'desc' },
          { key: 'name', direction: 'asc' },
        ],
      });
      const expected = [...contractRows]
        .sort((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1))
        .map(({ name }) => name);
      checkSame(names(page), expected, 'by amount, then by name');
    },
  },
  {
    id: 'filter-bounds',
    title: 'applies gte and lte together, with inclusive bounds',
    async run(harness) {
      const at = (op: 'gte' | 'lte', value: number) => ({ key: 'amount', op, value }) as const;
      const from = await list(harness, { ...everything, filters: [at('gte', 10)] });
      check(amounts(from).every((amount) => amount >= 10) && from.total === 15, 'from 10');
      const both = await list(harness, { ...everything, filters: [at('gte', 10), at('lte', 10)] });
      check(amounts(both).every((amount) => amount === 10) && both.total === 8, 'exactly 10');
    },
  },
  {
    id: 'filter-values',
    title: 'matches one value with eq and several with in',
    async run(harness) {
      const one = await list(harness, { filters: [{ key: 'name', op: 'eq', value: 'Order A' }] });
      checkSame(names(one), ['Order A'], 'one value');
      const several = await list(harness, {
        filters: [{ key: 'name', op: 'in', value: ['Order B', 'Order A'] }],
      });
      checkSame([...names(several)].sort(), ['Order A', 'Order B'], 'several values');
    },
  },
  {
    id: 'totals',
    title: 'computes totals, where it has them, of all matching rows and not of the page (DT-303)',
    async run(harness) {
      const sumOf = (rows: readonly ContractRow[]): number =>
        rows.reduce((sum, { amount }) => sum + amount, 0);
      const pages = [await list(harness), await list(harness, { page: 3 })];
      for (const { totals } of pages) {
        if (totals === undefined) return;
        checkSame(totals['amount'], sumOf(contractRows), 'the sum of all rows');
      }
      const filters = [{ key: 'amount', op: 'gte', value: 20 }] as const;
      const narrowed = await list(harness, { ...everything, filters });
      checkSame(narrowed.totals?.['amount'], sumOf(narrowed.rows), 'the sum of the filtered rows');
    },
  },
  {
    id: 'remove-one',
    title: 'omits a removed row from the next response (DT-45)',
    async run(harness) {
      await settle(harness, harness.source.remove({ id: 'row-3' }));
      const page = await list(harness, everything);
      checkSame([ids(page).includes('row-3'), page.total], [false, 22], 'the others are left');
    },
  },
  {
    id: 'remove-several',
    title: 'removes several rows together, or none if one does not exist (DT-45)',
    async run(harness) {
      await settle(harness, harness.source.remove({ ids: ['row-1', 'row-2'] }));
      checkSame((await list(harness)).total, 21, 'both are gone');
      const call = harness.source.remove({ ids: ['row-4', 'row-1'] });
      const error = await rejection(harness, call, 'a row that is gone cannot be removed');
      check(isPantauError(error) && error.kind === 'notFound', 'the rejection is a notFound');
      checkSame((await list(harness)).total, 21, 'nothing else was removed');
    },
  },
  {
    id: 'abort',
    title: 'rejects with AbortError when aborted before or during a call',
    async run(harness) {
      const early = new AbortController();
      early.abort();
      const first = harness.source.list(defaultQuery, early.signal);
      const before = await rejection(harness, first, 'an aborted call is not answered');
      const late = new AbortController();
      const second = harness.source.list(defaultQuery, late.signal);
      late.abort();
      const during = await rejection(harness, second, 'an aborted call is not answered');
      check(isAbortError(before) && isAbortError(during), 'both end with an AbortError');
    },
  },
  {
    id: 'errors',
    title: 'rejects invalid requests with a PantauError',
    async run(harness) {
      const call = harness.source.list({ ...defaultQuery, limit: 0 });
      const error = await rejection(harness, call, 'a page without rows cannot be asked for');
      check(isPantauError(error) && error.kind === 'invalid', 'the rejection is an invalid');
    },
  },
];
