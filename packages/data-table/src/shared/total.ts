import { type CellValue, plainValue } from './cell-value.ts';

export type TotalKind = 'sum' | 'average' | 'min' | 'max' | 'count';

/** How the values of a column become one: a kind, or a function of the rows. */
export type Total<Row> = TotalKind | ((rows: readonly Row[]) => CellValue);

/** Totals by column key. */
export type Totals = Readonly<Record<string, CellValue>>;

/** What totals read from a column. */
export interface Totalled<Row> {
  readonly key: string;
  readonly value: (row: Row) => CellValue;
  readonly total?: Total<Row> | undefined;
}

/** The rows whose totals are shown: those of this page, the selected ones, all rows of the query. */
export type TotalScope = 'page' | 'selection' | 'all';

function kindOf<Row>(kind: TotalKind, value: Totalled<Row>['value'], rows: readonly Row[]) {
  let count = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const one = plainValue(value(row));
    if (one === null || one === '') continue;
    if (kind === 'count') count += 1;
    if (typeof one !== 'number' || !Number.isFinite(one)) continue;
    if (kind !== 'count') count += 1;
    sum += one;
    if (one < min) min = one;
    if (one > max) max = one;
  }
  if (kind === 'count') return count;
  if (count === 0) return null;
  return { sum, average: sum / count, min, max }[kind];
}

/** The totals of the columns that have one. Values that are no numbers are left out, except when counting. */
export function totalsOf<Row>(columns: readonly Totalled<Row>[], rows: readonly Row[]): Totals {
  const totals: Record<string, CellValue> = {};
  for (const { key, value, total } of columns) {
    if (total === undefined) continue;
    totals[key] = typeof total === 'function' ? total(rows) : kindOf(total, value, rows);
  }
  return totals;
}
