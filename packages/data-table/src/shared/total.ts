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

interface Sums {
  /** Values that are not empty. */
  filled: number;
  numbers: number;
  sum: number;
  min: number;
  max: number;
}

const noSums = (): Sums => ({
  ...{ filled: 0, numbers: 0, sum: 0 },
  ...{ min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
});

function add(sums: Sums, value: CellValue): void {
  const one = plainValue(value);
  if (one === null || one === '') return;
  sums.filled += 1;
  if (typeof one !== 'number' || !Number.isFinite(one)) return;
  sums.numbers += 1;
  sums.sum += one;
  if (one < sums.min) sums.min = one;
  if (one > sums.max) sums.max = one;
}

function totalOf(kind: TotalKind, { filled, numbers, sum, min, max }: Sums): number | null {
  if (kind === 'count') return filled;
  return numbers === 0 ? null : { sum, average: sum / numbers, min, max }[kind];
}

/**
 * The totals of the columns that have one. Values that are no numbers are left out, except when counting.
 *
 * @param rowOf the row of an item
 */
export function totalsOf<Row, Item>(
  columns: readonly Totalled<Row>[],
  items: readonly Item[],
  rowOf: (item: Item) => Row,
): Totals {
  const totalled = columns.flatMap(({ key, value, total }) =>
    total === undefined ? [] : { key, value, total, sums: noSums() },
  );
  const added = totalled.filter(({ total }) => typeof total !== 'function');
  // One pass over the rows: most of the time is spent fetching them from memory.
  for (const item of items) {
    const row = rowOf(item);
    for (const { value, sums } of added) add(sums, value(row));
  }
  return Object.fromEntries(
    totalled.map(({ key, total, sums }) => [
      key,
      typeof total === 'function' ? total(items.map(rowOf)) : totalOf(total, sums),
    ]),
  );
}
