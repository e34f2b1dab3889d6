/** The data table: ports, rules, the headless hook and the styled table. */
export type { ActiveFiltersProps } from './features/filters/active-filter.ts';
export { ActiveFilters } from './features/filters/active-filters.tsx';
export type { BulkAction } from './features/bulk-actions/bulk-action.ts';
export type { BulkRunStorage } from './features/bulk-actions/use-stored-run.ts';
export type { BulkResultPanelProps } from './features/bulk-actions/bulk-result-panel.tsx';
export { LazyBulkResultPanel as BulkResultPanel } from './features/bulk-actions/lazy-bulk-result-panel.tsx';
export type { BulkTable, BulkTarget } from './features/bulk-run/bulk-target.ts';
export type {
  BulkBatch,
  BulkConfirmation,
  BulkTexts,
  BulkWork,
} from './features/bulk-run/bulk-work.ts';
export type { BulkResult, RowOutcome, RowResult } from './features/bulk-run/bulk-result.ts';
export { ChipFilter } from './features/filters/chip-filter.tsx';
export type { ChipFilterProps, ChipOption } from './features/filters/chip-filter-props.ts';
export { CopyArea, type CopyAreaProps } from './features/export/copy-area.tsx';
export {
  ColumnsButton,
  type ColumnsButtonProps,
  type ColumnsButtonTable,
} from './features/column-chooser/columns-button.tsx';
export type {
  DataTableProps,
  DataTableViewOptions,
  DataTableViewProps,
} from './data-table/data-table-props.ts';
export type { TableSlots } from './data-table/table-slots.ts';
export { Toolbar, type ToolbarProps } from './data-table/toolbar.tsx';
export { SearchField, type SearchFieldProps } from './data-table/search-field.tsx';
export { InlineFilters, type InlineFiltersProps } from './features/filters/inline-filters.tsx';
export { Paging, type PagingProps } from './features/paging/paging.tsx';
export type { BulkBarProps } from './features/bulk-actions/bulk-bar.tsx';
export { LazyBulkBar as BulkBar } from './features/bulk-actions/lazy-bulk-bar.tsx';
export type { ColumnChooserDialogProps } from './features/column-chooser/column-chooser-dialog.tsx';
export { ColumnChooser } from './features/column-chooser/column-chooser.tsx';
export type { FilterDialogProps } from './features/filter-dialog/filter-dialog.tsx';
export type { FilterSubmission } from './features/filter-dialog/submit-filters.ts';
export { LazyFilterDialog as FilterDialog } from './features/filter-dialog/lazy-filter-dialog.tsx';
export type { GridProps } from './grid/grid-props.ts';
export type { RowOpening } from './grid/row-opening.ts';
export { Grid } from './grid/grid.tsx';
export type {
  RowAction,
  RowActionBase,
  RowActionEffect,
  RowActionConfirmation,
  RowActions,
} from './features/row-actions/row-action.ts';
export type { GroupByOptions } from './features/grouping/use-group-by.ts';
export type { DetailMode, RenderDetail } from './features/row-detail/row-detail-part.ts';
export type {
  CellChange,
  CellEdit,
  ChoiceEdit,
  DateEdit,
  EditOptions,
  EditValue,
  NumberEdit,
  OnCellEdit,
  TextEdit,
} from './features/columns/cell-edit.ts';
export type { Total, TotalKind, TotalScope, Totals } from './shared/total.ts';
export {
  type AccessorOptions,
  type ColumnHelper,
  type DisplayOptions,
  type ValueAt,
  type ValuePath,
  columnHelper,
} from './features/columns/column-helper.ts';
export { DataTable, DataTableView } from './data-table/data-table.tsx';
export type { DataTableHandle } from './grid/data-table-handle.ts';
export type { Tone, ToneMark, ToneOf } from './features/tone/tone.ts';
export { FilterButton, type FilterButtonProps } from './features/filter-dialog/filter-button.tsx';
export { ExportButton } from './features/export/export-button.tsx';
export type { ExportButtonProps } from './features/export/export-props.ts';
export { PrintArea, type PrintAreaProps } from './features/export/print-area.tsx';
export {
  type ColumnSettingsOptions,
  type PersistedColumnSettings,
  useColumnSettings,
} from './features/columns/use-column-settings.ts';
export type { DataTableModel, TableStatus } from './table/table-model.ts';
export type {
  DataTableOptions,
  NotGrouped,
  TableData,
  TableSettings,
} from './table/table-options.ts';
export { useDataTable } from './table/use-data-table.ts';
export type { TableView } from './features/export/table-view.ts';
export type { TableFilters } from './features/filters/table-filters.ts';
export {
  type AddressSource,
  type ControlledQuery,
  type TableQueryOptions,
  useTableQuery,
} from './features/address/use-table-query.ts';
export type {
  SaveOutcome,
  SavedFilters,
  SavedFiltersOptions,
} from './features/saved-filters/use-saved-filters.ts';
export type { TableColumn, TableColumnDef } from './features/columns/table-column.ts';
export type { ColumnSettings } from './features/columns/setting-tree.ts';
export type { SettingOwner } from './shared/setting-owner.ts';
export type { StoredColumn, StoredSettings } from './features/columns/stored-settings.ts';
export type { ColumnLayout, PlacedColumn, Section } from './features/columns/column-layout.ts';
export type { ColumnActions } from './features/columns/use-column-actions.ts';
export type { SelectedRows, SelectionActions } from './features/selection/use-selection.ts';
export type { RowSelectable } from './features/selection/row-selectable.ts';
export type { ReasonOf } from './features/selection/known-rows.ts';
export type { DensityOptions, DensityState } from './features/density/use-density-state.ts';
export type { QueryActions } from './table/use-query-actions.ts';
export type { ActiveCell, ActiveCellStore } from './table/active-cell.ts';
export type { CellValue } from './shared/cell-value.ts';
export type { DateShortcut, PastShortcut } from './shared/day.ts';
export type { Day } from '@pantau/core/day';
export {
  type CardRole,
  type Column,
  type ColumnDef,
  type ColumnGroup,
  type ColumnSetting,
  type Pin,
  isColumnGroup,
} from './features/columns/columns.ts';
export type {
  CustomFilterField,
  DateRangeFilterField,
  DialogFilterField,
  FilterField,
  FilterFieldBase,
  FilterOption,
  FilterSchema,
  FilterUnit,
  FutureDays,
  InlineFilterField,
  MultiSelectFilterField,
  NumberRangeFilterField,
  SelectFilterField,
  TextFilterField,
} from './features/filters/filter-schema.ts';
export type {
  CustomFilterValue,
  DateRangeValue,
  EmptyFilterValue,
  FilterValue,
  FilterValues,
  MultiSelectValue,
  NumberRangeValue,
  SelectValue,
  TextFilterValue,
} from './features/filters/filter-value.ts';
export type {
  ChoiceOperator,
  EmptyOperator,
  FilterOperator,
  ListOperator,
  Operators,
  RangeOperator,
  TextOperator,
} from './features/filters/filter-operator.ts';
export type { CustomFilterInput, CustomFilterKind } from './features/filters/custom-filter-kind.ts';
export { type FilterKindOptions, defineFilterKind } from './features/filters/define-filter-kind.ts';
export type { ChipDetails } from './features/filters/inline-filters.tsx';
export type { InitialQuery } from './features/address/query-state.ts';
export type { SortableColumn, SortableColumns } from './features/columns/sortable-keys.ts';
export type { SelectedChips } from './features/filters/toggle-chip.ts';
export {
  type PageSize,
  defaultPage,
  defaultPageSize,
  defaultTooltipLength,
  pageSizes,
  searchDebounceMs,
} from './shared/limits.ts';
export type { SavedView, ViewContent } from './features/saved-views/saved-view.ts';
export type { SavedViews, ViewOutcome } from './features/saved-views/saved-views.ts';
export type { SavedFilter } from './features/saved-filters/saved-filter.ts';
export type { Sort, SortDirection } from './features/sorting/sort.ts';
export type { FilterCondition, FilterExpression } from './features/filters/filter-expression.ts';
export { type TableQuery, defaultQuery } from './features/rows/query.ts';
export type { TableRow } from './features/rows/row-set.ts';
export {
  type HeaderState,
  type Selection,
  type SelectionScope,
  everythingOf,
  isSelected,
  nothingSelected,
} from './features/selection/selection.ts';
export {
  type DataTableMessageKey,
  type DataTableTranslate,
  dataTableMessages,
} from './messages/data-table-messages.ts';
export type { laterMessages } from './messages/later-messages.ts';
export type { ColumnSettingStore } from './features/columns/column-setting-store.ts';
export type { FilterSuggestions } from './features/filter-dialog/filter-suggestions.ts';
export type { TableAddress } from './features/address/table-address.ts';
export type {
  SavedFilterContent,
  SavedFilterStore,
} from './features/saved-filters/saved-filter-store.ts';
export type { RowSelector, TablePage, TableSource } from './features/rows/table-source.ts';
export {
  createKeyValueColumnSettings,
  createMemoryColumnSettings,
} from './features/columns/key-value-column-settings.ts';
export { type AddressWindow, createBrowserAddress } from './features/address/browser-address.ts';
export { type MemoryAddress, createMemoryAddress } from './features/address/memory-address.ts';
export {
  createKeyValueSavedFilters,
  createMemorySavedFilters,
} from './features/saved-filters/key-value-saved-filters.ts';
