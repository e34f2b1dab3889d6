import { type CellValue, plainValue } from '../../shared/cell-value.ts';
import type { FilterExpression } from '../filters/filter-expression.ts';
import { foldText } from '../sorting/compare-values.ts';
import type { Readable } from './readable.ts';
import { type RowTexts, rowTexts } from './row-texts.ts';

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
 *
 * @param texts from `rowTexts` of the same columns
 */
export function rowMatcher<T>(
  columns: readonly Readable<T>[],
  search: string,
  filters: readonly FilterExpression[],
  texts: RowTexts<T> = rowTexts(columns),
): ((row: T) => boolean) | undefined {
  const needle = foldText(search.trim());
  const conditions = filters.flatMap((filter) => {
    const column = columns.find(({ key }) => key === filter.key);
    return column === undefined ? [] : [{ value: column.value, filter }];
  });
  if (needle === '' && conditions.length === 0) return undefined;
  return (row) =>
    conditions.every(({ value, filter }) => isWithin(value(row), filter)) &&
    (needle === '' || texts.contains(row, needle));
}
