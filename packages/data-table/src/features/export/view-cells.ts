import type { CellValue } from '../../shared/cell-value.ts';
import type { Column } from '../columns/columns.ts';

/** Maximum number of exported rows; spreadsheets hold about ten times as many. */
export const EXPORT_ROWS_MAX = 100_000;

/** Maximum number of printed rows, about 40 pages. */
export const PRINT_ROWS_MAX = 1_000;

/** The exported value of a cell: its text if the column defines one, else its value. */
function exportValue<Row>(column: Column<Row>, row: Row): CellValue {
  return column.text?.(row) ?? column.value(row);
}

/** The visible columns in order, with their labels. */
export function viewCells<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly (readonly CellValue[])[] {
  return rows.map((row) => columns.map((column) => exportValue(column, row)));
}

/** The copied text of a cell; empty if it has no value. */
export function cellString<Row>(column: Column<Row>, row: Row): string {
  const value = exportValue(column, row);
  return value === null || value === undefined ? '' : String(value);
}
