/** The data table: its port, its rules, its headless hook and its styled parts. */
export {
  ActiveFilters,
  type ActiveFiltersProps,
} from './components/active-filters/active-filters.tsx';
export type { BulkAction, BulkTarget } from './components/bulk-bar/bulk-action.ts';
export type { DeleteRows } from './components/bulk-delete/use-bulk-delete.tsx';
export {
  ChipFilter,
  type ChipFilterProps,
  type ChipOption,
} from './components/chip-filter/chip-filter.tsx';
export { CopyArea, type CopyAreaProps } from './components/clipboard/copy-area.tsx';
export {
  ColumnsButton,
  type ColumnsButtonProps,
} from './components/column-chooser/columns-button.tsx';
export {
  DataTable,
  type DataTableProps,
  DataTableView,
  type DataTableViewProps,
} from './components/data-table/data-table.tsx';
export { FilterButton, type FilterButtonProps } from './components/filter-dialog/filter-button.tsx';
export { ExportButton, type ExportButtonProps } from './components/export/export-button.tsx';
export { PrintArea, type PrintAreaProps } from './components/export/print-area.tsx';
export {
  type ColumnSettingsOptions,
  type KeptColumnSettings,
  useColumnSettings,
} from './controllers/column-settings/use-column-settings.ts';
export {
  type DataTableModel,
  type DataTableOptions,
  type TableStatus,
  useDataTable,
} from './controllers/data-table/use-data-table.ts';
export type { TableView } from './controllers/export/table-view.ts';
export {
  type ControlledQuery,
  type TableFilters,
  type TableQueryOptions,
  useTableQuery,
} from './controllers/query-string/use-table-query.ts';
export {
  type SavedFilters,
  type SavedFiltersOptions,
  useSavedFilters,
} from './controllers/saved-filters/use-saved-filters.ts';
export type { TableColumn, TableColumnDef } from './controllers/table-column.ts';
export type { ColumnSettings } from './domain/column-settings/column-tree.ts';
export type { SettingOwner } from './domain/column-settings/setting-owner.ts';
export type { StoredSettings } from './domain/column-settings/stored-settings.ts';
export {
  type CellValue,
  type Column,
  type ColumnDef,
  type ColumnGroup,
  type ColumnSetting,
  type Pin,
  isColumnGroup,
} from './domain/columns.ts';
export type {
  FilterField,
  FilterSchema,
  FilterValue,
  FilterValues,
} from './domain/filters/filter-schema.ts';
export {
  type PageSize,
  defaultPage,
  defaultPageSize,
  defaultTooltipLength,
  pageSizes,
  searchDebounceMs,
} from './domain/limits.ts';
export type { SavedFilter } from './domain/saved-filters/saved-filter.ts';
export {
  type FilterExpression,
  type Sort,
  type SortDirection,
  type TableQuery,
  defaultQuery,
} from './domain/query.ts';
export type { TableRow } from './domain/rows/kept-rows.ts';
export {
  type Selection,
  countSelected,
  everythingSelected,
  isSelected,
  nothingSelected,
} from './domain/selection/selection.ts';
export {
  type DataTableMessageKey,
  type DataTableTranslate,
  dataTableMessages,
} from './messages/data-table-messages.ts';
export type { ColumnSettingStore } from './ports/column-settings/column-setting-store.ts';
export type { FilterSuggestions } from './ports/filters/filter-suggestions.ts';
export type { TableAddress } from './ports/query-string/table-address.ts';
export type {
  SavedFilterContent,
  SavedFilterStore,
} from './ports/saved-filters/saved-filter-store.ts';
export type { RowSelector, TablePage, TableSource } from './ports/table-source.ts';
export {
  createKeyValueColumnSettings,
  createMemoryColumnSettings,
} from './state/column-settings/key-value-column-settings.ts';
export type { DeletedRows } from './state/deletion/remove-rows.ts';
export { createBrowserAddress } from './state/query-string/browser-address.ts';
export { type MemoryAddress, createMemoryAddress } from './state/query-string/memory-address.ts';
export {
  createKeyValueSavedFilters,
  createMemorySavedFilters,
} from './state/saved-filters/key-value-saved-filters.ts';
