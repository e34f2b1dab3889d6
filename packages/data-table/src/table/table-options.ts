import type { ColumnSettings } from '../features/columns/setting-tree.ts';
import type { TableColumnDef } from '../features/columns/table-column.ts';
import type { DensityOptions } from '../features/density/use-density-state.ts';
import type { GroupByOptions } from '../features/grouping/use-group-by.ts';
import type { TableQuery } from '../features/rows/query.ts';
import type { TableSource } from '../features/rows/table-source.ts';
import type { RowSelectable } from '../features/selection/row-selectable.ts';
import type { Selection } from '../features/selection/selection.ts';

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
