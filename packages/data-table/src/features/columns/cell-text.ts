import type { CellValue } from '../../shared/cell-value.ts';
import type { Column } from './columns.ts';

/** Shown in empty cells. */
const EMPTY_CELL = '–';

/** Shown as a dash. */
export const isEmpty = (value: CellValue): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  Number.isNaN(value instanceof Date ? value.getTime() : value);

export type DateText = (date: Date) => string;

/** In the language and time zone of the browser, for columns that do not belong to a table. */
const browserText: DateText = (date) =>
  date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const dateTexts = new WeakMap<object, DateText>();

/** The column, whose dates are shown in this way where it has no text for them. */
export function withDateText<C extends object>(column: C, text: DateText): C {
  dateTexts.set(column, text);
  return column;
}

/** The text of a date in a column: in the language and time zone of its table (DT-434). */
export const dateText = (column: object, date: Date): string =>
  (dateTexts.get(column) ?? browserText)(date);

/** The text of a cell. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  const text = column.text?.(row) ?? column.value(row);
  if (isEmpty(text)) return EMPTY_CELL;
  return text instanceof Date ? dateText(column, text) : String(text);
}
