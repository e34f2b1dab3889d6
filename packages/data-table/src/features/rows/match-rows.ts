import { type CellValue, plainValue } from '../../shared/cell-value.ts';
import type { Total } from '../../shared/total.ts';
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

/**
 * Returns a predicate for rows that contain the search text in any column, ignoring case and accents, and
 * meet all filters. Filters on unknown columns are ignored. `undefined` if every row matches.
 */
export function rowMatcher<T>(
  columns: readonly Readable<T>[],
  search: string,
  filters: readonly FilterExpression[],
): ((row: T) => boolean) | undefined {
  const needle = foldText(search.trim());
  const conditions = filters.flatMap((filter) => {
    const column = columns.find(({ key }) => key === filter.key);
    return column === undefined ? [] : [{ value: column.value, filter }];
  });
  if (needle === '' && conditions.length === 0) return undefined;
  const holds = (text: string): boolean => foldText(text).includes(needle);
  return (row) =>
    conditions.every(({ value, filter }) => isWithin(value(row), filter)) &&
    (needle === '' ||
      columns.some(({ value, text }) =>
        holds(String(text?.(row) ?? plainValue(value(row)) ?? '')),
      ));
}
