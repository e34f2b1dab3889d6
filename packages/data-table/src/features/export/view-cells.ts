import type { CellValue } from '../../shared/cell-value.ts';
import { isEmpty, valueString } from '../columns/cell-text.ts';
import type { Column } from '../columns/columns.ts';

/** Maximum number of exported rows; spreadsheets hold about ten times as many. */
export const EXPORT_ROWS_MAX = 100_000;

/** Maximum number of printed rows, about 40 pages. */
export const PRINT_ROWS_MAX = 1_000;

/**
 * The exported value of a cell: the one that the column defines for it; else a number or date as it is, so that
 * a spreadsheet can calculate with it; else the text.
 */
function exportValue<Row>(column: Column<Row>, row: Row): CellValue {
  if (column.exportValue !== undefined) return column.exportValue(row);
  const value = column.value(row);
  return typeof value === 'number' || value instanceof Date ? value : (column.text?.(row) ?? value);
}

/** The visible columns in order, with their labels. */
export function viewCells<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly (readonly CellValue[])[] {
  return rows.map((row) => columns.map((column) => exportValue(column, row)));
}

/** The text of a cell as it is shown; empty if it has no value. */
export function cellString<Row>(column: Column<Row>, row: Row): string {
  const value = column.text?.(row) ?? column.value(row);
  return isEmpty(value) ? '' : valueString(column, value);
}
