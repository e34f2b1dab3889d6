import { type PlainValue, plainValue } from '../../shared/cell-value.ts';
import { valueString } from '../columns/cell-text.ts';
import { foldText } from '../sorting/compare-values.ts';
import type { Readable } from './readable.ts';

/** Separates the texts of columns, so that no search finds the end of one and the start of the next. */
const BETWEEN = '\n';

/** As it is shown. */
function searchedText(column: object, value: PlainValue): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : valueString(column, value);
}

/** The text of a row, and the answer to the search it was compared with last. */
interface ReadRow {
  readonly text: string;
  needle: string;
  isFound: boolean;
}

/** The searched texts of rows. */
export interface RowTexts<T> {
  /** Number of columns that are read for each row. */
  readonly columns: number;
  /** Whether the row contains a text from `foldText`. */
  contains(row: T, needle: string): boolean;
}

/**
 * Reads the text of a row by the first search, and keeps it for as long as the row object exists (DT-217). The
 * answer to the last search is kept as well, so that asking again costs next to nothing.
 */
export function rowTexts<T>(columns: readonly Readable<T>[]): RowTexts<T> {
  const rows = new WeakMap<object, ReadRow>();
  const read = (row: T): string => {
    const parts = columns.map((column) => {
      const text = column.text?.(row);
      return text ?? searchedText(column, plainValue(column.value(row)));
    });
    return foldText(parts.join(BETWEEN));
  };
  return {
    columns: columns.length,
    contains(row, needle) {
      if (typeof row !== 'object' || row === null) return read(row).includes(needle);
      let known = rows.get(row);
      if (known === undefined) {
        known = { text: read(row), needle: '', isFound: true };
        rows.set(row, known);
      }
      if (known.needle !== needle) {
        known.isFound = known.text.includes(needle);
        known.needle = needle;
      }
      return known.isFound;
    },
  };
}
