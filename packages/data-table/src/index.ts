/** The data table: its port, its rules, its headless hook and its styled parts. */
export type { BulkAction, BulkTarget } from './components/bulk-bar/bulk-action.ts';
export {
  DataTable,
  type DataTableProps,
  DataTableView,
  type DataTableViewProps,
} from './components/data-table/data-table.tsx';
export {
  type DataTableModel,
  type DataTableOptions,
  type TableStatus,
  useDataTable,
} from './controllers/data-table/use-data-table.ts';
export type { TableColumn, TableColumnDef } from './controllers/table-column.ts';
export {
  type CellValue,
  type Column,
  type ColumnDef,
  type ColumnGroup,
  type ColumnSetting,
  type Pin,
  isColumnGroup,
} from './domain/columns.ts';
export {
  type PageSize,
  defaultPage,
  defaultPageSize,
  defaultTooltipLength,
  pageSizes,
  searchDebounceMs,
} from './domain/limits.ts';
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
export type { RowSelector, TablePage, TableSource } from './ports/table-source.ts';
