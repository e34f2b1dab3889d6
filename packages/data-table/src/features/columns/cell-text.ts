import type { Column } from './columns.ts';

/** Stands where there is nothing (spec shell §2). */
const EMPTY_CELL = '–';

/** What a cell says. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  const text = column.text?.(row) ?? column.value(row);
  return text === null || text === '' ? EMPTY_CELL : String(text);
}
