/** The data table: its port, its rules, its headless hook and its styled parts. */
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
export {
  type DataTableMessageKey,
  type DataTableTranslate,
  dataTableMessages,
} from './messages/data-table-messages.ts';
export type { RowSelector, TablePage, TableSource } from './ports/table-source.ts';
