import type { ColumnLayout } from '../features/columns/column-layout.ts';
import type { ColumnSettings } from '../features/columns/setting-tree.ts';
import type { TableColumn } from '../features/columns/table-column.ts';
import type { ColumnActions } from '../features/columns/use-column-actions.ts';
import type { DensityState } from '../features/density/use-density-state.ts';
import type { EndlessRows } from '../features/rows/endless-rows.ts';
import type { TableQuery } from '../features/rows/query.ts';
import type { TableRow } from '../features/rows/row-set.ts';
import type { TableSource } from '../features/rows/table-source.ts';
import type { ReasonOf } from '../features/selection/known-rows.ts';
import type { Selection } from '../features/selection/selection.ts';
import type { SelectedRows, SelectionActions } from '../features/selection/use-selection.ts';
import type { Totals } from '../shared/total.ts';
import type { ActiveCellStore } from './active-cell.ts';
import type { QueryActions } from './use-query-actions.ts';

/** `loading` before the first rows, `failed` if they could not be loaded, otherwise `ready`. */
export type TableStatus = 'loading' | 'ready' | 'failed';

/** The model of a table, without markup. */
export interface DataTableModel<Row> {
  readonly status: TableStatus;
  /** A request, or a search of many rows in memory, is in progress. The rows shown belong to `shownQuery`. */
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
  /**
   * Reads many rows in memory while the page is idle, so that the first search is as fast as later ones
   * (DT-442). The search field calls it when it receives the focus. Does nothing for a source.
   */
  prepareSearch(): void;
}
