import { isAbortError, isPantauError } from '@pantau/core';
import { type TableQuery, defaultQuery } from '../features/rows/query.ts';
import type { TablePage } from '../features/rows/table-source.ts';
import {
  type Clause,
  type ContractRow,
  type TableSourceHarness,
  answer,
  check,
  checkSame,
  refusal,
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
  const page = await answer(harness, harness.source.list({ ...defaultQuery, ...query }));
  return { ...page, rows: page.rows.map((row) => harness.read(row)) };
}

const everything = { limit: 100 };
const names = ({ rows }: ReadPage): readonly string[] => rows.map(({ name }) => name);
const amounts = ({ rows }: ReadPage): readonly number[] => rows.map(({ amount }) => amount);
const ids = ({ rows }: ReadPage): readonly string[] => rows.map(({ id }) => id);

export const tableSourceClauses: readonly Clause[] = [
  {
    id: 'pages',
    title: 'pages follow each other without doubles or holes, and each says which it is',
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
    title: 'the total counts the rows of all pages that match',
    async run(harness) {
      checkSame((await list(harness, { limit: 10 })).total, 23, 'all rows');
      checkSame((await list(harness, { search: 'Order A' })).total, 1, 'those found');
      checkSame((await list(harness, { search: 'nothing at all' })).total, 0, 'none');
    },
  },
  {
    id: 'ids',
    title: 'ids are those of the rows, in their order',
    async run(harness) {
      const page = await list(harness, { page: 2, sorts: [{ key: 'name', direction: 'asc' }] });
      checkSame(page.ids, ids(page), 'the ids');
    },
  },
  {
    id: 'past-the-end',
    title: 'past the last page there are no rows, and it is no error',
    async run(harness) {
      const page = await list(harness, { page: 9 });
      checkSame([page.rows.length, page.page, page.total], [0, 9, 23], 'an empty page');
    },
  },
  {
    id: 'search',
    title: 'search finds a part of a text, upper and lower case aside',
    async run(harness) {
      checkSame(names(await list(harness, { search: 'order c' })), ['Order C'], 'what is found');
    },
  },
  {
    id: 'sort',
    title: 'a sort holds over all pages, in either direction',
    async run(harness) {
      const wanted = contractRows.map(({ name }) => name).sort();
      const up = await list(harness, { ...everything, sorts: [{ key: 'name', direction: 'asc' }] });
      checkSame(names(up), wanted, 'ascending');
      const down = await list(harness, { sorts: [{ key: 'name', direction: 'desc' }], page: 2 });
      checkSame(names(down), wanted.toReversed().slice(10, 20), 'the second page, descending');
    },
  },
  {
    id: 'sort-ties',
    title: 'a second sort breaks the ties of the first',
    async run(harness) {
      const page = await list(harness, {
        ...everything,
        sorts: [
          { key: 'amount', direction: 'desc' },
          { key: 'name', direction: 'asc' },
        ],
      });
      const wanted = [...contractRows]
        .sort((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1))
        .map(({ name }) => name);
      checkSame(names(page), wanted, 'by amount, then by name');
    },
  },
  {
    id: 'filter-bounds',
    title: 'gte and lte include their bounds, and hold together',
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
    title: 'eq takes one value, in any of several',
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
    id: 'remove-one',
    title: 'a removed row is gone from the next answer (DT-45)',
    async run(harness) {
      await answer(harness, harness.source.remove({ id: 'row-3' }));
      const page = await list(harness, everything);
      checkSame([ids(page).includes('row-3'), page.total], [false, 22], 'the others are left');
    },
  },
  {
    id: 'remove-several',
    title: 'several rows are removed together, or, when one is not there, none (DT-45)',
    async run(harness) {
      await answer(harness, harness.source.remove({ ids: ['row-1', 'row-2'] }));
      checkSame((await list(harness)).total, 21, 'both are gone');
      const call = harness.source.remove({ ids: ['row-4', 'row-1'] });
      const error = await refusal(harness, call, 'a row that is gone cannot be removed');
      check(isPantauError(error) && error.kind === 'notFound', 'the refusal is a notFound');
      checkSame((await list(harness)).total, 21, 'nothing else was removed');
    },
  },
  {
    id: 'abort',
    title: 'an aborted call ends with an AbortError, before and while it runs',
    async run(harness) {
      const early = new AbortController();
      early.abort();
      const first = harness.source.list(defaultQuery, early.signal);
      const before = await refusal(harness, first, 'an aborted call is not answered');
      const late = new AbortController();
      const second = harness.source.list(defaultQuery, late.signal);
      late.abort();
      const during = await refusal(harness, second, 'an aborted call is not answered');
      check(isAbortError(before) && isAbortError(during), 'both end with an AbortError');
    },
  },
  {
    id: 'errors',
    title: 'what cannot be answered is refused with a PantauError',
    async run(harness) {
      const call = harness.source.list({ ...defaultQuery, limit: 0 });
      const error = await refusal(harness, call, 'a page without rows cannot be asked for');
      check(isPantauError(error) && error.kind === 'invalid', 'the refusal is an invalid');
    },
  },
];
