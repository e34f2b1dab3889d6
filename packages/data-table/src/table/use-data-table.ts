import { useMemo, useState } from 'react';
import {
  type ColumnLayout,
  flatColumns,
  layOutColumns,
  tableColumnDef,
} from '../features/columns/column-layout.ts';
import type { ColumnSettings } from '../features/columns/setting-tree.ts';
import { defaultSettings } from '../features/columns/default-settings.ts';
import { fitSettings } from '../features/columns/stored-settings.ts';
import { useSafeColumns, useSafeRowId } from '../features/faults/use-safe-columns.ts';
import { useFaults } from '../shared/use-faults.ts';
import type { TableColumn, TableColumnDef } from '../features/columns/table-column.ts';
import {
  type ColumnActions,
  useColumnActions,
  useColumnSettingsState,
} from '../features/columns/use-column-actions.ts';
import {
  type DensityOptions,
  type DensityState,
  useDensityState,
} from '../features/density/use-density-state.ts';
import { type EndlessRows, useEndlessRows } from '../features/rows/endless-rows.ts';
import { currentPageIndex } from '../features/paging/paginated-row-model.ts';
import { isRowSetModel } from '../features/rows/core-row-model.ts';
import { rowMatcher, rowTexts } from '../features/rows/match-rows.ts';
import type { TableQuery } from '../features/rows/query.ts';
import type { TableRow } from '../features/rows/row-set.ts';
import type { Totals } from '../shared/total.ts';
import { type GroupByOptions, useGroupBy } from '../features/grouping/use-group-by.ts';
import type { TableSource } from '../features/rows/table-source.ts';
import { useRowSource } from '../features/rows/use-row-source.ts';
import type { Selection } from '../features/selection/selection.ts';
import { toSorting } from '../features/sorting/sort.ts';
import { type RowSelectable, useReasonOf } from '../features/selection/row-selectable.ts';
import type { ReasonOf } from '../features/selection/known-rows.ts';
import { useKnownRows } from '../features/selection/use-known-rows.ts';
import {
  type SelectedRows,
  type SelectionActions,
  useSelection,
} from '../features/selection/use-selection.ts';
import { useSlice } from '../shared/use-slice.ts';
import type { ActiveCellStore } from './active-cell.ts';
import { useControlledTable } from './controlled-table.ts';
import { createTableState } from './table-state.ts';
import { type QueryActions, useQueryActions, useQueryState } from './use-query-actions.ts';

/** The rows, and how they are divided into pages. */
export type TableData<Row> =
  | (GroupByOptions & {
      readonly data: readonly Row[];
      readonly paging: 'none';
    })
  | ({
      /**
       * All rows, which the table searches, filters, sorts and pages itself. A new array is an update: rows
       * that are the same objects are not rendered again.
       */
      readonly data: readonly Row[];
      /** `none` shows all rows on one page. Defaults to `pages`. */
      readonly paging?: 'pages' | 'none' | undefined;
    } & NotGrouped)
  | ({
      /** A source that searches, filters, sorts and pages. Must keep its identity between renders. */
      readonly data: TableSource<Row>;
      /**
       * `endless` shows no pages: the rows of the next page are added when the user scrolls near the end
       * (DT-391). `query.page` is then the last page loaded. Defaults to `pages`.
       */
      readonly paging?: 'pages' | 'endless' | undefined;
    } & NotGrouped);

/** Groups need all rows on one page: `paging: 'none'` and an array. */
export type NotGrouped = { readonly [Option in keyof GroupByOptions]?: undefined };

export type DataTableOptions<Row> = TableSettings<Row> & TableData<Row>;

/** The options besides the rows. */
export interface TableSettings<Row> extends DensityOptions {
  /** A new array is a new set of columns, so keep its identity between renders. */
  readonly columns: readonly TableColumnDef<Row>[];
  /** Returns the unique, stable id of a row. Must keep its identity between renders. */
  readonly getRowId: (row: Row) => string;
  /** Initial query. */
  readonly defaultQuery?: Partial<TableQuery> | undefined;
  /** Controls the query. */
  readonly query?: TableQuery | undefined;
  readonly onQueryChange?: ((query: TableQuery) => void) | undefined;
  /**
   * Whether the query is final. Until then nothing is requested, and the table shows that it is loading.
   * From `useTableQuery`, which waits for the default saved filter. Defaults to `true`.
   */
  readonly ready?: boolean | undefined;
  /** Controls the column settings. */
  readonly columnSettings?: ColumnSettings | undefined;
  readonly onColumnSettingsChange?: ((settings: ColumnSettings) => void) | undefined;
  /**
   * Maximum number of columns shown at the same time, whatever the defaults, stored settings or a user say
   * (DT-290). Locked columns count, but stay shown. Unlimited by default.
   */
  readonly maxColumns?: number | undefined;
  /**
   * Whether a row can be selected, or else the reason, which the user sees. Must keep its identity between
   * renders. Defaults to `true`.
   */
  readonly rowSelectable?: RowSelectable<Row> | undefined;
  readonly selection?: Selection | undefined;
  readonly onSelectionChange?: ((selection: Selection) => void) | undefined;
}

/** `loading` before the first rows, `failed` if they could not be loaded, otherwise `ready`. */
export type TableStatus = 'loading' | 'ready' | 'failed';

/** The model of a table, without markup. */
export interface DataTableModel<Row> {
  readonly status: TableStatus;
  /** A request is in progress. The rows shown belong to `shownQuery`. */
  readonly refreshing: boolean;
  /** Error of the last request, even if older rows are shown, or `null`. */
  readonly error: unknown;
  /** Rows of this page, in order; with endless paging, of all pages loaded. */
  readonly rows: readonly TableRow<Row>[];
  /** Rows of all pages, in order; for a source, only those of this page. */
  readonly matched: readonly TableRow<Row>[];
  /** All rows in memory, also those that search and filters leave out; for a source, those loaded. */
  readonly loaded: readonly TableRow<Row>[];
  /** Number of rows of the query, on all pages. */
  readonly total: number;
  /** The page shown, from 1; the requested one before the first response. With endless paging, the last one. */
  readonly page: number;
  /** Whether search or filters are active. */
  readonly narrowed: boolean;
  /** There may be rows on other pages, or not loaded yet. */
  readonly paged: boolean;
  /** How far the rows are loaded; `null` unless `paging` is `endless`. */
  readonly endless: EndlessRows | null;
  /** The query requested last. When it cannot be loaded, it returns to `shownQuery`. */
  readonly query: TableQuery;
  /** The query of `rows`, `total` and `page`; `query` itself before the first response. */
  readonly shownQuery: TableQuery;
  /** The query that could not be loaded, while the rows of `shownQuery` stay; otherwise `null`. */
  readonly failedQuery: TableQuery | null;
  readonly queryActions: QueryActions;
  /** Keys of the columns by which the rows are grouped, the outermost first; `rows` are sorted by them. */
  readonly groupBy: readonly string[];
  /** `null` where users cannot group. */
  readonly setGroupBy: ((groupBy: readonly string[]) => void) | null;
  readonly columns: readonly TableColumn<Row>[];
  readonly layout: ColumnLayout<TableColumn<Row>>;
  readonly settings: ColumnSettings;
  /** Settings before any change by the user. */
  readonly defaultSettings: ColumnSettings;
  /** Maximum number of columns shown at the same time; `undefined` if it is not limited. */
  readonly maxColumns: number | undefined;
  readonly columnActions: ColumnActions;
  readonly density: DensityState;
  readonly selection: Selection;
  readonly selectionActions: SelectionActions;
  /** Count of the selection, and the ids it stands for. */
  readonly selected: SelectedRows;
  /** Why a row cannot be selected; `null` if it can. */
  readonly reasonOf: ReasonOf<Row> | null;
  /** The source of the rows; `undefined` for an array. */
  readonly source: TableSource<Row> | undefined;
  /** Totals that the source computed for all rows of the query. */
  readonly sourceTotals: Totals | undefined;
  readonly getRowId: (row: Row) => string;
  readonly activeCell: ActiveCellStore;
  /** Requests the rows again; does nothing for an array. */
  refresh(): void;
  /** Requests again what could not be loaded. */
  retry(): void;
  /** Replaces loaded rows of a source by newer versions. */
  patch(rows: readonly Row[]): void;
}

const noRows: readonly never[] = [];

const isSource = <Row>(data: readonly Row[] | TableSource<Row>): data is TableSource<Row> =>
  'list' in data;

/** The headless table: rows, columns, query and selection, and the actions that change them. */
export function useDataTable<Row extends object>(
  options: DataTableOptions<Row>,
): DataTableModel<Row> {
  const { data, getRowId, columns: defs, paging = 'pages', ready = true } = options;
  const [state] = useState(() => createTableState(options.defaultQuery, options.defaultGroupBy));
  const [query, setQuery] = useSlice(state, state.query, options.query, options.onQueryChange);
  const { search, filters, limit } = query;
  const faults = useFaults();
  const safeRowId = useSafeRowId(getRowId, faults);
  const columns = useSafeColumns(
    useMemo(() => flatColumns(defs), [defs]),
    faults,
  );
  const { maxColumns } = options;
  const defaults = useMemo(() => {
    const all = defaultSettings(defs);
    return fitSettings(all, all, maxColumns);
  }, [defs, maxColumns]);
  const columnState = useColumnSettingsState(state, columns, defaults, options);
  const queryState = useQueryState(query, setQuery);

  const { groupBy, setGroupBy, sorts } = useGroupBy(state, options, columns, query.sorts);
  const source = isSource(data) ? data : null;
  const isEndless = paging === 'endless';
  const loaded = useRowSource(ready ? source : null, query, setQuery, safeRowId, isEndless);
  const isOwn = source === null;
  const textOf = useMemo(() => rowTexts(columns), [columns]);
  const meta = useMemo(
    () => ({
      matches: isOwn ? rowMatcher(columns, search, filters, textOf) : undefined,
      sorting: toSorting(sorts),
      onRepeatedId: (id: string) =>
        faults.report('repeated id', `Several rows have the id "${id}"`),
    }),
    [isOwn, columns, search, filters, sorts, textOf, faults],
  );
  const paged = !isOwn || paging === 'pages';
  const table = useControlledTable<Row>({
    columns: useMemo(() => columns.map(tableColumnDef), [columns]),
    data: isSource(data) ? (loaded.response?.rows ?? noRows) : data,
    getRowId: safeRowId,
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
    ...(!isOwn && { rowCount: loaded.response?.total ?? 0 }),
  });
  const queryActions = useQueryActions(table, setQuery);
  const endless = useEndlessRows(isEndless, loaded, query, queryActions.goTo);
  const columnActions = useColumnActions(table, columnState.change);
  const density = useDensityState(state, options);

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
  const shownQuery = (isOwn ? null : loaded.shownQuery) ?? query;
  const page = isOwn ? currentPageIndex(query.page - 1, limit, total) + 1 : shownQuery.page;
  const reasonOf = useReasonOf(options.rowSelectable, faults);
  const core = table.getCoreRowModel();
  const known = useKnownRows<Row>({
    query: shownQuery,
    reasonOf,
    all: reasonOf === null && isRowSetModel(core) ? core.placed : core.rows,
    matched: table.getPrePaginatedRowModel().rows,
    response: isOwn ? undefined : loaded.response,
  });
  const from = useMemo(
    () =>
      source === null
        ? null
        : { source, getRowId: safeRowId, isSelectable: (row: Row) => reasonOf?.(row) == null },
    [source, safeRowId, reasonOf],
  );
  const { selection, selectionActions, selected } = useSelection(state, options, {
    rows,
    paged,
    query: shownQuery,
    known,
    reasonOf,
    from,
  });
  const hasAnswer = ready && (isOwn || loaded.response !== null);
  return {
    status: hasAnswer ? 'ready' : loaded.error === null ? 'loading' : 'failed',
    refreshing: !isOwn && loaded.loading,
    error: isOwn ? null : loaded.error,
    rows,
    matched: table.getPrePaginatedRowModel().rows,
    loaded: core.rows,
    total,
    page,
    narrowed: shownQuery.search !== '' || shownQuery.filters.length > 0,
    paged,
    endless,
    query,
    shownQuery,
    failedQuery: isOwn ? null : loaded.failedQuery,
    queryActions,
    groupBy,
    setGroupBy,
    columns,
    layout,
    settings: columnState.settings,
    defaultSettings: defaults,
    maxColumns,
    columnActions,
    density,
    selection,
    selectionActions,
    selected,
    reasonOf,
    source: source ?? undefined,
    sourceTotals: loaded.response?.totals,
    getRowId,
    activeCell: state.activeCell,
    refresh: loaded.refresh,
    retry: loaded.retry,
    patch: loaded.patch,
  };
}
