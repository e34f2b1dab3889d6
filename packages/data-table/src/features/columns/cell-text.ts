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

/** How the table writes values for which a column has no text. */
export interface ValueTexts {
  date(date: Date): string;
  readonly decimal: '.' | ',';
}

/** In the language and time zone of the browser, for columns that do not belong to a table. */
const browserTexts: ValueTexts = {
  date: (date) => date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  decimal: '.',
};

const textsOf = new WeakMap<object, ValueTexts>();

/** The column, whose values are shown in this way where it has no text for them. */
export function withValueTexts<C extends object>(column: C, texts: ValueTexts): C {
  textsOf.set(column, texts);
  return column;
}

/**
 * The text of a value in a column without a text: dates in the language and time zone of its table (DT-434),
 * numbers with its decimal separator. They are not grouped, because they may be numbers of something (DT-436).
 */
export function valueString(column: object, value: CellValue): string {
  const { date, decimal } = textsOf.get(column) ?? browserTexts;
  if (value instanceof Date) return date(value);
  return typeof value === 'number' ? String(value).replace('.', decimal) : String(value);
}

/** The text of a cell. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  const text = column.text?.(row) ?? column.value(row);
  if (isEmpty(text)) return EMPTY_CELL;
  return valueString(column, text);
}
