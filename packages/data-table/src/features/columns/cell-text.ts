import type { Column } from './columns.ts';

/** Shown in empty cells. */
const EMPTY_CELL = '–';

/** The text of a cell. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  const text = column.text?.(row) ?? column.value(row);
  return text === null || text === '' ? EMPTY_CELL : String(text);
}
