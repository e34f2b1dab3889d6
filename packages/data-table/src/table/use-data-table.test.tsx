import { PantauProvider, createMemoryStore } from '@pantau/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ColumnSettings } from '../features/columns/setting-tree.ts';
import type { TableColumn } from '../features/columns/table-column.ts';
import { type TableQuery, defaultQuery } from '../features/rows/query.ts';
import type { TablePage, TableSource } from '../features/rows/table-source.ts';
import type { DataTableModel } from './table-model.ts';
import type { TableSettings } from './table-options.ts';
import { useDataTable } from './use-data-table.ts';

interface Item {
  readonly id: string;
  readonly number: number;
}

const columns: readonly TableColumn<Item>[] = [
  { key: 'number', label: 'Number', value: ({ number }) => number, width: 120, minWidth: 80 },
  { key: 'status', label: 'Status', value: ({ number }) => (number % 2 === 0 ? 'even' : 'odd') },
  { key: 'id', label: 'ID', value: ({ id }) => id, sortable: false },
];
const data: readonly Item[] = Array.from({ length: 25 }, (_, index) => ({
  id: `r${index}`,
  number: (index * 7) % 25,
}));

type TestOptions = Partial<TableSettings<Item>> & {
  readonly data?: readonly Item[];
  readonly paging?: 'pages' | 'none';
};

/** Renders the hook once and returns its model. */
function modelOf(options: TestOptions = {}): DataTableModel<Item> {
  let model: DataTableModel<Item> | undefined;
  const Probe = (): null => {
    model = useDataTable({ columns, data, getRowId: ({ id }) => id, ...options });
    return null;
  };
  renderToStaticMarkup(
    <PantauProvider locale="en" store={createMemoryStore()}>
      <Probe />
    </PantauProvider>,
  );
  if (model === undefined) throw new Error('The hook did not run');
  return model;
}

const rowsOf = (page: number): TablePage<Item> => ({
  rows: [{ id: 'a', number: page }],
  page,
  total: 30,
});

/** The state of the first draw with a source that knows something. */
function firstDraw(known: TableSource<Item>['known'], query = defaultQuery) {
  const source: TableSource<Item> = {
    list: () => Promise.reject(new Error('Nothing is requested while rendering')),
    remove: () => Promise.resolve(),
    ...(known !== undefined && { known }),
  };
  const { status, rows, total, refreshing } = modelOf({ data: source as never, query });
  return { status, rows: rows.map(({ original }) => original.number), total, refreshing };
}

describe('a source that knows its first page', () => {
  const empty = { status: 'loading', rows: [], total: 0, refreshing: true };

  it('has its rows in the first draw (DT-460)', () => {
    const known = ({ page }: TableQuery) => rowsOf(page);
    const third = { status: 'ready', rows: [3], total: 30, refreshing: false };
    expect(firstDraw(known, { ...defaultQuery, page: 3 })).toEqual(third);
  });

  it('has no rows then if it does not know this page, or fails (DT-460)', () => {
    expect(firstDraw(() => null)).toEqual(empty);
    expect(firstDraw(() => rowsOf(2))).toEqual(empty);
    const broken = firstDraw(() => {
      throw new Error('broken');
    });
    expect(broken).toEqual(empty);
    expect(firstDraw(undefined)).toEqual(empty);
  });
});

/** The query after an action. */
function queryAfter(
  query: Partial<TableQuery>,
  act: (model: DataTableModel<Item>) => void,
): TableQuery {
  let next: TableQuery = { ...defaultQuery, ...query };
  act(modelOf({ query: next, onQueryChange: (changed) => (next = changed) }));
  return next;
}

describe('sorting by a header', () => {
  const press = (sorts: TableQuery['sorts'], key: string, multi = false): TableQuery['sorts'] =>
    queryAfter({ sorts }, ({ queryActions }) => queryActions.cycleSort(key, multi)).sorts;

  it('cycles through ascending, descending and unsorted (DT-12)', () => {
    let sorts: TableQuery['sorts'] = [];
    const seen = [1, 2, 3, 4].map(() => {
      sorts = press(sorts, 'number');
      return sorts.map(({ direction }) => direction).join();
    });
    expect(seen).toEqual(['asc', 'desc', '', 'asc']);
  });

  it('sorts by the pressed column alone', () => {
    expect(press([{ key: 'status', direction: 'desc' }], 'number')).toEqual([
      { key: 'number', direction: 'asc' },
    ]);
  });

  it('keeps the other columns with Shift: a new one comes last, a known one keeps its place (DT-13)', () => {
    const one = press([{ key: 'status', direction: 'desc' }], 'number', true);
    expect(one.map(({ key }) => key)).toEqual(['status', 'number']);
    const two = press(one, 'status', true);
    expect(two.map(({ key }) => key)).toEqual(['number']);
    const three = press(one, 'number', true);
    expect(three[1]).toEqual({ key: 'number', direction: 'desc' });
  });

  it('orders the rows, and goes back to the first page', () => {
    const query = queryAfter({ page: 2 }, ({ queryActions }) =>
      queryActions.sort('number', 'desc'),
    );
    expect(query.page).toBe(1);
    expect(
      modelOf({ query })
        .rows.map(({ original }) => original.number)
        .slice(0, 3),
    ).toEqual([24, 23, 22]);
  });

  it('ignores a column that cannot be sorted', () => {
    const query = { ...defaultQuery, sorts: [{ key: 'id', direction: 'desc' } as const] };
    expect(modelOf({ query }).rows[0]?.id).toBe('r0');
  });
});

describe('paging', () => {
  it('shows the last page when the query names a later one', () => {
    const { page, rows, total } = modelOf({ query: { ...defaultQuery, page: 9 } });
    expect([page, rows.length, total]).toEqual([3, 5, 25]);
  });

  it('keeps the first row in view when the page size changes', () => {
    const query = queryAfter({ page: 3 }, ({ queryActions }) => queryActions.setLimit(25));
    expect(query).toMatchObject({ page: 1, limit: 25 });
  });
});

describe('the width of a column', () => {
  const widthsOf = (settings?: ColumnSettings): number[] =>
    modelOf({ columnSettings: settings }).layout.all.map(({ width }) => width);

  const resized = (width: number | null): ColumnSettings => {
    let settings = modelOf().settings;
    const onColumnSettingsChange = (next: ColumnSettings): void => void (settings = next);
    modelOf({ columnSettings: settings, onColumnSettingsChange }).columnActions.resize(
      'number',
      width,
    );
    return settings;
  };

  it('is the one set by the user, else the default of the column, else 160', () => {
    expect(widthsOf()).toEqual([120, 160, 160]);
    expect(widthsOf(resized(200))).toEqual([200, 160, 160]);
    expect(widthsOf(resized(null))).toEqual([120, 160, 160]);
  });

  it('stays within the limits of the column, in whole pixels', () => {
    expect([10, 9_999, 100.4].map((width) => widthsOf(resized(width))[0])).toEqual([
      80, 1_200, 100,
    ]);
  });
});

describe('rows', () => {
  it('work as TanStack rows although their caches are created on demand', () => {
    const [row] = modelOf().rows;
    expect(row).toMatchObject({ id: 'r0', index: 0, original: data[0] });
  });
});
