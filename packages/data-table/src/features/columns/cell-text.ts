import type { CellValue } from '../../shared/cell-value.ts';
import type { Column } from './columns.ts';

/** Shown in empty cells. */
const EMPTY_CELL = '–';

const isEmpty = (value: CellValue): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (value instanceof Date && Number.isNaN(value.getTime()));

/** In the language and time zone of the browser; a column has a `text` for any other form. */
const dateText = (date: Date): string =>
  date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The text of a cell. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  const text = column.text?.(row) ?? column.value(row);
  if (isEmpty(text)) return EMPTY_CELL;
  return text instanceof Date ? dateText(text) : String(text);
}
