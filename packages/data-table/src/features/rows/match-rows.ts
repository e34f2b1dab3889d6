import { type CellValue, type PlainValue, plainValue } from '../../shared/cell-value.ts';
import type { Total } from '../../shared/total.ts';
import { valueString } from '../columns/cell-text.ts';
import type { FilterExpression } from '../filters/filter-expression.ts';
import { foldText } from '../sorting/compare-values.ts';

/** What search and filters read from a column. */
export interface Readable<T> {
  readonly key: string;
  readonly value: (row: T) => CellValue;
  readonly text?: ((row: T) => string | null | undefined) | undefined;
  /** Computed by a source in memory for all rows of a query. */
  readonly total?: Total<T> | undefined;
}

const isWithin = (cell: CellValue, filter: FilterExpression): boolean => {
  const value = plainValue(cell);
  switch (filter.op) {
    case 'eq':
    case 'ne':
      return (String(value ?? '') === String(filter.value)) === (filter.op === 'eq');
    case 'contains':
      return foldText(String(value ?? '')).includes(foldText(filter.value));
    case 'gte':
      return typeof value === 'number' && value >= filter.value;
    case 'lte':
      return typeof value === 'number' && value <= filter.value;
    case 'in':
      return filter.value.length === 0 || filter.value.includes(String(value ?? ''));
    case 'notIn':
      return !filter.value.includes(String(value ?? ''));
    case 'empty':
      return (String(value ?? '') === '') === filter.value;
  }
};

/** Separates the texts of columns, so that no search finds the end of one and the start of the next. */
const BETWEEN = '\n';

/** As it is shown. */
function searchedText(column: object, value: PlainValue): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : valueString(column, value);
}

export type RowText<T> = (row: T) => string;

/**
 * The searched text of a row, computed by the first search and kept for as long as the row object exists
 * (DT-217).
 */
export function rowTexts<T>(columns: readonly Readable<T>[]): RowText<T> {
  const texts = new WeakMap<object, string>();
  const read = (row: T): string => {
    const parts = columns.map((column) => {
      const text = column.text?.(row);
      return text ?? searchedText(column, plainValue(column.value(row)));
    });
    return foldText(parts.join(BETWEEN));
  };
  return (row) => {
    if (typeof row !== 'object' || row === null) return read(row);
    let text = texts.get(row);
    if (text === undefined) {
      text = read(row);
      texts.set(row, text);
    }
    return text;
  };
}

/**
 * Returns a predicate for rows that contain the search text in any column, ignoring case and accents, and
 * meet all filters. Filters on unknown columns are ignored. `undefined` if every row matches.
 *
 * @param textOf from `rowTexts` of the same columns
 */
export function rowMatcher<T>(
  columns: readonly Readable<T>[],
  search: string,
  filters: readonly FilterExpression[],
  textOf: RowText<T> = rowTexts(columns),
): ((row: T) => boolean) | undefined {
  const needle = foldText(search.trim());
  const conditions = filters.flatMap((filter) => {
    const column = columns.find(({ key }) => key === filter.key);
    return column === undefined ? [] : [{ value: column.value, filter }];
  });
  if (needle === '' && conditions.length === 0) return undefined;
  return (row) =>
    conditions.every(({ value, filter }) => isWithin(value(row), filter)) &&
    (needle === '' || textOf(row).includes(needle));
}
