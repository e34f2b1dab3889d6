import type { ReactNode, Ref } from 'react';
import type { BulkAction } from '../features/bulk-actions/bulk-action.ts';
import type { DeleteRows } from '../features/bulk-actions/delete-rows.ts';
import type { FilterSuggestions } from '../features/filter-dialog/filter-suggestions.ts';
import type { ChipOption } from '../features/filters/chip-filter.tsx';
import type { TableFilters } from '../features/filters/table-filters.ts';
import type { SavedFilters } from '../features/saved-filters/use-saved-filters.ts';
import type { DataTableHandle } from '../grid/data-table-handle.ts';
import type { DataTableModel, DataTableOptions } from '../table/use-data-table.ts';

export interface DataTableProps<Row> extends DataTableOptions<Row> {
  /** Accessible name of the table, such as "Sales orders". */
  readonly label: string;
  /** `own` fills its container and scrolls itself; `page` scrolls with the page. Defaults to `own`. */
  readonly scroll?: 'own' | 'page' | undefined;
  /** Shows a checkbox for each row. Defaults to whether there are bulk actions. */
  readonly selectable?: boolean | undefined;
  readonly bulkActions?: readonly BulkAction[] | undefined;
  /**
   * Adds "Delete" to the bulk actions: `source` deletes the rows from `data`, a function deletes them in
   * the host's own way (DT-33).
   */
  readonly bulkDelete?: 'source' | DeleteRows | undefined;
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /** URL of a row, which lets Ctrl, Command and the middle button open it in a new tab (DT-1). */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /**
   * Longer cell text is cut and shown in a tooltip (DT-6). Defaults to 20 characters; `Infinity` never
   * cuts.
   */
  readonly tooltipLength?: number | undefined;
  readonly hideSearch?: boolean | undefined;
  readonly searchLabel?: string | undefined;
  /** Shown when there are no rows and no search or filter is active. */
  readonly empty?: ReactNode;
  /** From `useTableQuery`. Adds the filter dialog, inline chip filters and the list of active filters. */
  readonly filters?: TableFilters | undefined;
  /** Suggests values for fields without options. */
  readonly suggestions?: FilterSuggestions | undefined;
  /** From `useSavedFilters`. */
  readonly savedFilters?: SavedFilters | undefined;
  /** Chips with glyphs and counts for inline fields, by field key. */
  readonly chips?: Readonly<Record<string, readonly ChipOption[]>> | undefined;
  /** File name for CSV export, to which the day is added. Without it, there is no export button. */
  readonly exportTitle?: string | undefined;
  /** Maximum number of columns shown at the same time. Unlimited by default. */
  readonly maxColumns?: number | undefined;
  readonly hideColumnChooser?: boolean | undefined;
  /** For commands to the mounted table, such as scrolling to a row. */
  readonly handleRef?: Ref<DataTableHandle> | undefined;
  /** Shown next to the search field. */
  readonly toolbarStart?: ReactNode;
  readonly toolbarEnd?: ReactNode;
}

export interface DataTableViewProps<Row> extends DataTableProps<Row> {
  /** From `useDataTable`. */
  readonly table: DataTableModel<Row>;
}
