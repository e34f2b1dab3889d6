import type { CellValue } from '../../shared/cell-value.ts';
import type { Column } from '../columns/columns.ts';

/** Rows that are exported at most; a spreadsheet takes no more than ten times as many. Ours. */
export const EXPORT_ROWS_MAX = 100_000;

/** Rows that are printed at most: some 40 sheets. Ours. */
export const PRINT_ROWS_MAX = 1_000;

/** What is exported of a cell: its text where the column has one, else the value as it is. */
function exportValue<Row>(column: Column<Row>, row: Row): CellValue {
  return column.text?.(row) ?? column.value(row);
}

/** The columns of the view in their order, under their labels. */
export function viewCells<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly (readonly CellValue[])[] {
  return rows.map((row) => columns.map((column) => exportValue(column, row)));
}

/** What is read and copied of a cell; empty where there is nothing. */
export function cellString<Row>(column: Column<Row>, row: Row): string {
  const value = exportValue(column, row);
  return value === null ? '' : String(value);
}
