import type { RowData } from '@tanstack/react-table';
import { useEffect, useMemo, useState } from 'react';
import {
  type ColumnLayout,
  flatColumns,
  layOutColumns,
  tableColumnDef,
} from '../features/columns/column-layout.ts';
import type { ColumnSettings } from '../features/columns/column-tree.ts';
import { defaultSettings } from '../features/columns/default-settings.ts';
import type { TableColumn, TableColumnDef } from '../features/columns/table-column.ts';
import {
  type ColumnActions,
  useColumnActions,
  useColumnSettingsState,
} from '../features/columns/use-column-actions.ts';
import { pageCount } from '../features/paging/pages.ts';
import { currentPageIndex } from '../features/paging/paginated-row-model.ts';
import { rowMatcher } from '../features/rows/match-rows.ts';
import type { TableQuery } from '../features/rows/query.ts';
import type { TableRow } from '../features/rows/row-set.ts';
import type { TableSource } from '../features/rows/table-source.ts';
import { useRowSource } from '../features/rows/use-row-source.ts';
import type { Selection } from '../features/selection/selection.ts';
import { type SelectionActions, useSelection } from '../features/selection/use-selection.ts';
import { useSlice } from '../shared/use-slice.ts';
import type { ActiveCellStore } from './active-cell.ts';
import { useControlledTable } from './controlled-table.ts';
import { createTableState } from './table-state.ts';
import { type QueryActions, useQueryActions, useQueryState } from './use-query-actions.ts';

export interface DataTableOptions<Row> {
  /** Keep the array stable from render to render: another one is another set of columns. */
  readonly columns: readonly TableColumnDef<Row>[];
  /**
   * All rows, which the table searches, filters, sorts and pages itself; or a source that does. A new
   * array is an update: rows that are the same objects are not drawn again.
   */
  readonly data: readonly Row[] | TableSource<Row>;
  /** The id of a row; unique and lasting. Keep the function stable. */
  readonly getRowId: (row: Row) => string;
  /** `none` shows all rows below each other, of an array only. `pages` when left out. */
  readonly paging?: 'pages' | 'none' | undefined;
  /** Where the table starts. */
  readonly defaultQuery?: Partial<TableQuery> | undefined;
  /** For a host that keeps the query itself. */
  readonly query?: TableQuery | undefined;
  readonly onQueryChange?: ((query: TableQuery) => void) | undefined;
  /** For a host that keeps the columns' settings itself. */
  readonly columnSettings?: ColumnSettings | undefined;
  readonly onColumnSettingsChange?: ((settings: ColumnSettings) => void) | undefined;
  readonly selection?: Selection | undefined;
  readonly onSelectionChange?: ((selection: Selection) => void) | undefined;
}

/** `loading`: no rows yet; `failed`: none, and none will come. With rows in hand it is `ready`. */
export type TableStatus = 'loading' | 'ready' | 'failed';

/** A table without its looks. */
export interface DataTableModel<Row> {
  readonly status: TableStatus;
  /** New rows are awaited; those shown are of the query before. */
  readonly refreshing: boolean;
  /** Why the last load failed, also while older rows are shown; null when it did not. */
  readonly error: unknown;
  /** Of this page, in order. */
  readonly rows: readonly TableRow<Row>[];
  /** Of all pages, in order; of a source, these of the page. */
  readonly matched: readonly TableRow<Row>[];
  /** Rows that the query finds, on all pages. */
  readonly total: number;
  /** The page whose rows these are, counted from 1. */
  readonly page: number;
  /** Search or filters are active. */
  readonly narrowed: boolean;
  readonly paged: boolean;
  readonly query: TableQuery;
  readonly queryActions: QueryActions;
  readonly columns: readonly TableColumn<Row>[];
  readonly layout: ColumnLayout<TableColumn<Row>>;
  readonly settings: ColumnSettings;
  /** As the product has them. */
  readonly defaultSettings: ColumnSettings;
  readonly columnActions: ColumnActions;
  readonly selection: Selection;
  readonly selectionActions: SelectionActions;
  readonly getRowId: (row: Row) => string;
  readonly activeCell: ActiveCellStore;
  /** Asks the source again; nothing to do for an array. */
  refresh(): void;
  /** Rows of a source that changed elsewhere take the place of those that are shown. */
  patch(rows: readonly Row[]): void;
}

const noRows: readonly never[] = [];

const isSource = <Row>(data: readonly Row[] | TableSource<Row>): data is TableSource<Row> =>
  'list' in data;

/** The table as a hook: rows, columns, query and selection, and what changes them; no markup. */
export function useDataTable<Row extends RowData>(
  options: DataTableOptions<Row>,
): DataTableModel<Row> {
  const { data, getRowId, columns: defs, paging = 'pages' } = options;
  const [state] = useState(() => createTableState(options.defaultQuery));
  const [query, setQuery] = useSlice(state, state.query, options.query, options.onQueryChange);
  const { search, filters, page: requestedPage, limit } = query;
  const columns = useMemo(() => flatColumns(defs), [defs]);
  const defaults = useMemo(() => defaultSettings(defs), [defs]);
  const columnState = useColumnSettingsState(state, columns, defaults, options);
  const queryState = useQueryState(query, setQuery);

  const source = isSource(data) ? data : null;
  const loaded = useRowSource(source, query, getRowId);
  const isOwn = source === null;
  const meta = useMemo(
    () => ({ matches: isOwn ? rowMatcher(columns, search, filters) : undefined }),
    [isOwn, columns, search, filters],
  );
  const paged = !isOwn || paging === 'pages';
  const table = useControlledTable<Row>({
    columns: useMemo(() => columns.map(tableColumnDef), [columns]),
    data: isSource(data) ? (loaded.answer?.rows ?? noRows) : data,
    getRowId,
    meta,
    state: {
      ...columnState.tableState,
      sorting: queryState.sorting,
      pagination: queryState.pagination,
    },
    ...columnState.callbacks,
    ...queryState.callbacks,
    manualSorting: !isOwn,
    manualPagination: !isOwn || !paged,
    ...(!isOwn && { rowCount: loaded.answer?.total ?? 0 }),
  });
  const queryActions = useQueryActions(table, setQuery);
  const columnActions = useColumnActions(table, columnState.change);

  const { columnSizing } = columnState.tableState;
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  const layout = useMemo(
    () => layOutColumns({ start, center, end }, columns, columnSizing),
    [start, center, end, columns, columnSizing],
  );

  const { rows } = table.getRowModel();
  const total = table.getRowCount();
  const page = isOwn ? currentPageIndex(requestedPage - 1, limit, total) + 1 : requestedPage;
  // The last rows of the last page were removed, or the address names a page that does not exist.
  const last = pageCount(total, limit);
  const isPastEnd =
    loaded.answer !== null && !loaded.isLoading && total > 0 && requestedPage > last;
  useEffect(() => {
    if (isPastEnd) queryActions.goTo(last);
  }, [isPastEnd, last, queryActions]);
  const { selection, selectionActions } = useSelection(state, options, { rows, total, paged });
  const hasAnswer = isOwn || loaded.answer !== null;
  return {
    status: hasAnswer ? 'ready' : loaded.error === null ? 'loading' : 'failed',
    refreshing: !isOwn && loaded.isLoading,
    error: isOwn ? null : loaded.error,
    rows,
    matched: table.getPrePaginatedRowModel().rows,
    total,
    page,
    narrowed: search !== '' || filters.length > 0,
    paged,
    query,
    queryActions,
    columns,
    layout,
    settings: columnState.settings,
    defaultSettings: defaults,
    columnActions,
    selection,
    selectionActions,
    getRowId,
    activeCell: state.activeCell,
    refresh: loaded.refresh,
    patch: loaded.patch,
  };
}
