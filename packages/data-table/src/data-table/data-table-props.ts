import type { ReactNode, Ref } from 'react';
import type { BulkAction } from '../features/bulk-actions/bulk-action.ts';
import type { BulkRunStorage } from '../features/bulk-actions/use-stored-run.ts';
import type { BulkWork } from '../features/bulk-run/bulk-work.ts';
import type { FilterSuggestions } from '../features/filter-dialog/filter-suggestions.ts';
import type { FilterSubmission } from '../features/filter-dialog/submit-filters.ts';
import type { OnCellEdit } from '../features/columns/cell-edit.ts';
import type { ChipDetails } from '../features/filters/inline-filters.tsx';
import type { TableFilters } from '../features/filters/table-filters.ts';
import type { RowActions } from '../features/row-actions/row-action.ts';
import type { DetailMode, RenderDetail } from '../features/row-detail/row-detail-part.ts';
import type { TotalScope } from '../shared/total.ts';
import type { TableQuery } from '../features/rows/query.ts';
import type { ToneOf } from '../features/tone/tone.ts';
import type { SavedFilters } from '../features/saved-filters/use-saved-filters.ts';
import type { SavedViews } from '../features/saved-views/saved-views.ts';
import type { DataTableHandle } from '../grid/data-table-handle.ts';
import type { TableSlots } from './table-slots.ts';
import type { DataTableModel } from '../table/table-model.ts';
import type { DataTableOptions } from '../table/table-options.ts';

export type DataTableProps<Row> = DataTableOptions<Row> & DataTableViewOptions<Row>;

/** How a table is shown. */
export interface DataTableViewOptions<Row> {
  /** Replaces parts of the table. */
  readonly slots?: TableSlots | undefined;
  /** Accessible name of the table, such as "Sales orders". */
  readonly label: string;
  /** `own` fills its container and scrolls itself; `page` scrolls with the page. Defaults to `own`. */
  readonly scroll?: 'own' | 'page' | undefined;
  /** Shows a checkbox for each row. Defaults to whether there are bulk actions. */
  readonly selectable?: boolean | undefined;
  readonly bulkActions?: readonly BulkAction[] | undefined;
  /**
   * Adds "Delete" to the bulk actions: `source` deletes the rows from `data`, work deletes them in the host's
   * own way (DT-33).
   */
  readonly bulkDelete?: 'source' | BulkWork | undefined;
  /** Keeps a bulk run and its result, so that they survive a reload (DT-373). By default they do not. */
  readonly bulkRuns?: BulkRunStorage | undefined;
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /**
   * URL of a row. It is a real link in the row, and lets Ctrl, Command and the middle button open the row in a
   * new tab (DT-1, DT-297); `null` for a row without one. The query is for an address that leads back to these rows. Must keep its identity
   * between renders.
   */
  readonly rowHref?: ((row: Row, query: TableQuery) => string | null) | undefined;
  /**
   * Rows of totals below the rows, for the columns with a `total`: of this page, of the selection, and of all
   * rows of the query (DT-301). A source has to provide the last ones. Must keep its identity between renders.
   */
  readonly totals?: readonly TotalScope[] | undefined;
  /**
   * Actions of one row, in a menu and up to two buttons at its end (DT-294). Must keep its identity between
   * renders.
   */
  readonly rowActions?: RowActions<Row> | undefined;
  /**
   * Content that opens below a row, of any height (DT-340). It is drawn while it is in view, so what must
   * survive scrolling belongs to the host's state. If it throws, a text says so in its place. Must keep its
   * identity between renders.
   */
  readonly renderDetail?: RenderDetail<Row> | undefined;
  /** Whether opening a detail closes the one before. Defaults to `several`. */
  readonly detailMode?: DetailMode | undefined;
  /**
   * Saves a changed cell of a column with `edit`. Enter, F2, a double click or a tap edits a cell; pressing such a
   * cell does not open its row (DT-350).
   */
  readonly onCellEdit?: OnCellEdit<Row> | undefined;
  /**
   * Longer cell text is cut and shown in a tooltip (DT-6). Defaults to 20 characters; `Infinity` never
   * cuts.
   */
  readonly tooltipLength?: number | undefined;
  /** Marks rows that need attention, such as overdue ones (DT-251). Must keep its identity between renders. */
  readonly rowTone?: ToneOf<Row> | undefined;
  readonly hideSearch?: boolean | undefined;
  readonly searchLabel?: string | undefined;
  /** Without it, the key `/` focuses the search field (DT-270). */
  readonly disableSearchKey?: boolean | undefined;
  /** Shown when there are no rows and no search or filter is active. */
  readonly empty?: ReactNode;
  /** From `useTableQuery`. Adds the filter dialog, inline chip filters and the list of active filters. */
  readonly filters?: TableFilters | undefined;
  /** Suggests values for fields without options. */
  readonly suggestions?: FilterSuggestions | undefined;
  /** From `useTableQuery`. Lets users save filters. */
  readonly savedFilters?: SavedFilters | undefined;
  /** From `useSavedViews` (`@pantau/data-table/saved-views`). Adds the menu of views. */
  readonly savedViews?: SavedViews | undefined;
  /** Glyphs and counts of the chips of inline fields, by field key. */
  readonly chips?: Readonly<Record<string, ChipDetails>> | undefined;
  /** Lets "Apply" request the rows again even if no filter changed (DT-24). */
  readonly forceFilters?: boolean | undefined;
  /** Called with what the filter dialog submits: a value or `null` for every mapped key (DT-23). */
  readonly onFilterSubmit?: ((submission: FilterSubmission) => void) | undefined;
  /** File name for CSV export, to which the day is added. Without it, there is no export button. */
  readonly exportTitle?: string | undefined;
  readonly hideColumnChooser?: boolean | undefined;
  /** For commands to the mounted table, such as scrolling to a row. */
  readonly handleRef?: Ref<DataTableHandle> | undefined;
  /** Shown next to the search field. */
  readonly toolbarStart?: ReactNode;
  readonly toolbarEnd?: ReactNode;
}

export interface DataTableViewProps<Row> extends DataTableViewOptions<Row> {
  /** From `useDataTable`. */
  readonly table: DataTableModel<Row>;
}
