import { useEffect, useMemo, useState } from 'react';
import type { ColumnSettings } from '../features/columns/column-tree.ts';
import { defaultSettings } from '../features/columns/default-settings.ts';
import type { ColumnLayout } from '../features/columns/column-layout.ts';
import { pageCount, pageRange } from '../features/paging/pages.ts';
import type { TableQuery } from '../features/rows/query.ts';
import type { TableRow } from '../features/rows/row-set.ts';
import type { Selection } from '../features/selection/selection.ts';
import type { TableSource } from '../features/rows/table-source.ts';
import { type TableState, createTableState } from './table-state.ts';
import { type ColumnActions, useColumnActions } from '../features/columns/use-column-actions.ts';
import { flatColumns } from '../features/columns/column-state.ts';
import { type QueryActions, useQueryActions } from './use-query-actions.ts';
import { useArrangement } from '../features/rows/use-arrangement.ts';
import { useRowSource } from '../features/rows/use-row-source.ts';
import { type SelectionActions, useSelection } from '../features/selection/use-selection.ts';
import type { TableColumn, TableColumnDef } from '../features/columns/table-column.ts';
import { useSlice } from '../shared/use-slice.ts';
import { useTableCore } from './use-table-core.ts';

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
  readonly isRefreshing: boolean;
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
  readonly isNarrowed: boolean;
  readonly isPaged: boolean;
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
  readonly state: TableState;
  /** Asks the source again; nothing to do for an array. */
  refresh(): void;
  /** Rows of a source that changed elsewhere take the place of those that are shown. */
  patch(rows: readonly Row[]): void;
}

const noRows: readonly never[] = [];

const isSource = <Row>(data: readonly Row[] | TableSource<Row>): data is TableSource<Row> =>
  'list' in data;

/** The table as a hook: rows, columns, query and selection, and what changes them; no markup. */
export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { data, getRowId, columns: defs, paging = 'pages' } = options;
  const [state] = useState(() => createTableState(options.defaultQuery));
  const [query, setQuery] = useSlice(state, state.query, options.query, options.onQueryChange);
  const columns = useMemo(() => flatColumns(defs), [defs]);
  const defaults = useMemo(() => defaultSettings(defs), [defs]);
  const { settings, columnActions } = useColumnActions(state, columns, defaults, options);

  const source = isSource(data) ? data : null;
  const loaded = useRowSource(source, query, getRowId);
  const arrangement = useArrangement(columns, query, source === null);
  const given = isSource(data) ? (loaded.answer?.rows ?? noRows) : data;
  const core = useTableCore({ columns, settings, data: given, getRowId, arrangement });

  const total = source === null ? core.rows.length : (loaded.answer?.total ?? 0);
  const isPaged = source !== null || paging === 'pages';
  const { page: wanted, limit } = query;
  const page = source === null ? Math.min(wanted, pageCount(total, limit)) : wanted;
  const rows = useMemo(() => {
    if (source !== null || !isPaged) return core.rows;
    const { start, end } = pageRange(page, limit, core.rows.length);
    return core.rows.slice(start, end);
  }, [source, isPaged, core.rows, page, limit]);

  const queryActions = useQueryActions(setQuery);
  // The last rows of the last page were removed, or the address names a page that there is not.
  const last = pageCount(total, limit);
  const isPastEnd = loaded.answer !== null && !loaded.isLoading && total > 0 && wanted > last;
  useEffect(() => {
    if (isPastEnd) queryActions.goTo(last);
  }, [isPastEnd, last, queryActions]);
  const { selection, selectionActions } = useSelection(state, options, { rows, total, isPaged });
  const hasAnswer = source === null || loaded.answer !== null;
  return {
    status: hasAnswer ? 'ready' : loaded.error === null ? 'loading' : 'failed',
    isRefreshing: source !== null && loaded.isLoading,
    error: source === null ? null : loaded.error,
    rows,
    matched: core.rows,
    total,
    page,
    isNarrowed: query.search !== '' || query.filters.length > 0,
    isPaged,
    query,
    queryActions,
    columns,
    layout: core.layout,
    settings,
    defaultSettings: defaults,
    columnActions,
    selection,
    selectionActions,
    getRowId,
    state,
    refresh: loaded.refresh,
    patch: loaded.patch,
  };
}
