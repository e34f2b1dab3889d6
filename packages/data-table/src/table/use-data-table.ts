import { useMemo, useState } from 'react';
import { flatColumns, layOutColumns, tableColumnDef } from '../features/columns/column-layout.ts';
import { defaultSettings } from '../features/columns/default-settings.ts';
import { fitSettings } from '../features/columns/stored-settings.ts';
import { useSafeColumns, useSafeRowId } from '../features/faults/use-safe-columns.ts';
import { useFaults } from '../shared/use-faults.ts';
import {
  useColumnActions,
  useColumnSettingsState,
} from '../features/columns/use-column-actions.ts';
import { useDensityState } from '../features/density/use-density-state.ts';
import { useEndlessRows } from '../features/rows/endless-rows.ts';
import { currentPageIndex } from '../features/paging/paginated-row-model.ts';
import { isRowSetModel } from '../features/rows/core-row-model.ts';
import { rowMatcher } from '../features/rows/match-rows.ts';
import { rowTexts } from '../features/rows/row-texts.ts';
import { useRowSearch } from '../features/rows/use-row-search.ts';
import { useGroupBy } from '../features/grouping/use-group-by.ts';
import type { TableSource } from '../features/rows/table-source.ts';
import { useRowSource } from '../features/rows/use-row-source.ts';
import { toSorting } from '../features/sorting/sort.ts';
import { useReasonOf } from '../features/selection/row-selectable.ts';
import { useKnownRows } from '../features/selection/use-known-rows.ts';
import { useSelection } from '../features/selection/use-selection.ts';
import { useSlice } from '../shared/use-slice.ts';
import { useControlledTable } from './controlled-table.ts';
import type { DataTableModel } from './table-model.ts';
import type { DataTableOptions } from './table-options.ts';
import { createTableState } from './table-state.ts';
import { useQueryActions, useQueryState } from './use-query-actions.ts';

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

  const source = isSource(data) ? data : null;
  const isEndless = paging === 'endless';
  const loaded = useRowSource(ready ? source : null, query, setQuery, safeRowId, isEndless);
  const isOwn = source === null;
  const texts = useMemo(() => rowTexts(columns), [columns]);
  const own = isSource(data) ? noRows : data;
  const { shown, searching, prepare } = useRowSearch<Row>({ data: own, query, texts });
  // The rows of an array belong to this query, which is an earlier one while many rows are searched.
  const ownQuery = shown?.query ?? query;
  const { search, filters, limit } = ownQuery;
  const queryState = useQueryState(query, ownQuery, setQuery);
  const { groupBy, setGroupBy, sorts } = useGroupBy(state, options, columns, ownQuery.sorts);
  const meta = useMemo(
    () => ({
      matches: isOwn ? rowMatcher(columns, search, filters, shown?.texts) : undefined,
      sorting: toSorting(sorts),
      onRepeatedId: (id: string) =>
        faults.report('repeated id', `Several rows have the id "${id}"`),
    }),
    [isOwn, columns, search, filters, sorts, shown?.texts, faults],
  );
  const paged = !isOwn || paging === 'pages';
  const table = useControlledTable<Row>({
    columns: useMemo(() => columns.map(tableColumnDef), [columns]),
    data: isOwn ? (shown?.data ?? noRows) : (loaded.response?.rows ?? noRows),
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
  const shownQuery = isOwn ? ownQuery : (loaded.shownQuery ?? query);
  const page = isOwn ? currentPageIndex(ownQuery.page - 1, limit, total) + 1 : shownQuery.page;
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
  const hasAnswer = ready && (isOwn ? shown : loaded.response) !== null;
  return {
    status: hasAnswer ? 'ready' : loaded.error === null ? 'loading' : 'failed',
    refreshing: isOwn ? searching : loaded.loading,
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
    prepareSearch: prepare,
  };
}
