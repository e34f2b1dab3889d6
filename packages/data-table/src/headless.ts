/** The table without markup: its model, query, settings and columns. */
export type { DataTableModel, TableStatus } from './table/table-model.ts';
export type {
  DataTableOptions,
  NotGrouped,
  TableData,
  TableSettings,
} from './table/table-options.ts';
export { useDataTable } from './table/use-data-table.ts';
export type { DensityOptions, DensityState } from './features/density/use-density-state.ts';
export type { EndlessRows } from './features/rows/endless-rows.ts';
export type { GroupByOptions } from './features/grouping/use-group-by.ts';
export type { QueryActions } from './table/use-query-actions.ts';
export type { ActiveCell, ActiveCellStore } from './table/active-cell.ts';
export {
  type AddressSource,
  type ControlledQuery,
  type TableQueryOptions,
  useTableQuery,
} from './features/address/use-table-query.ts';
export {
  type ColumnSettingsOptions,
  type PersistedColumnSettings,
  useColumnSettings,
} from './features/columns/use-column-settings.ts';
export type { ColumnActions } from './features/columns/use-column-actions.ts';
export type { TableColumn, TableColumnDef } from './features/columns/table-column.ts';
export { columnHelper } from './features/columns/column-helper.ts';
export { cellText } from './features/columns/cell-text.ts';
export { type TableQuery, defaultQuery } from './features/rows/query.ts';
export type { TableRow } from './features/rows/row-set.ts';
export type { RowSelector, TablePage, TableSource } from './features/rows/table-source.ts';
export type { SelectedRows, SelectionActions } from './features/selection/use-selection.ts';
export type { RowSelectable } from './features/selection/row-selectable.ts';
export type { ReasonOf } from './features/selection/known-rows.ts';
export {
  type HeaderState,
  type Selection,
  type SelectionScope,
  everythingOf,
  isSelected,
  nothingSelected,
} from './features/selection/selection.ts';
export { type Totalled, type Totals, totalsOf } from './shared/total.ts';
