import { isEmptyValue, sortKey } from './compare-values.ts';
import { sortNaturally } from './natural-order.ts';

/** The position of each row's value among the distinct values of a column. */
export interface Ranks {
  /** By row: 0 for the lowest value, `empty` for an empty one. */
  readonly of: Uint32Array;
  /** The rank of empty values, above all others. */
  readonly empty: number;
}

/**
 * Ranks a column so that rows can be ordered by integers: each distinct value is compared once, however
 * many rows have it. Agrees with `compareValues`.
 */
export function rankColumn(count: number, valueAt: (index: number) => unknown): Ranks {
  const keys: (string | number | null)[] = new Array<string | number | null>(count);
  const numbers = new Map<number, number>();
  const texts = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const key = sortKey(valueAt(index));
    keys[index] = key;
    if (typeof key === 'number') numbers.set(key, 0);
    else if (key !== null) texts.set(key, 0);
  }
  let rank = 0;
  for (const number of Float64Array.from(numbers.keys()).sort()) numbers.set(number, rank++);
  for (const text of sortNaturally([...texts.keys()])) texts.set(text, rank++);
  const of = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    const key = keys[index];
    of[index] =
      typeof key === 'number'
        ? (numbers.get(key) ?? rank)
        : typeof key === 'string'
          ? (texts.get(key) ?? rank)
          : rank;
  }
  return { of, empty: rank };
}

/** Ranks a column by a comparator of its own. Values that it finds equal share a rank. */
export function rankBy(
  count: number,
  valueAt: (index: number) => unknown,
  compare: (a: unknown, b: unknown) => number,
): Ranks {
  const values = Array.from({ length: count }, (_, index) => valueAt(index));
  const ranks = new Map<unknown, number>();
  const distinct = [...new Set(values)].filter((value) => !isEmptyValue(value)).sort(compare);
  let rank = -1;
  distinct.forEach((value, index) => {
    if (index === 0 || compare(distinct[index - 1], value) !== 0) rank += 1;
    ranks.set(value, rank);
  });
  const empty = rank + 1;
  return { of: Uint32Array.from(values, (value) => ranks.get(value) ?? empty), empty };
}

/**
 * Counting sort by rank. It is stable, so the earlier order breaks ties, and keeps empty values last in
 * both directions.
 *
 * @param order row indexes; not modified
 */
export function orderByRanks(order: Uint32Array, ranks: Ranks, desc: boolean): Uint32Array {
  const { of, empty } = ranks;
  const starts = new Uint32Array(empty + 2);
  const slot = (rank: number): number => (desc && rank !== empty ? empty - 1 - rank : rank);
  for (const row of order) {
    const next = slot(of[row] ?? empty) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let index = 1; index < starts.length; index += 1) {
    starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
  }
  const sorted = new Uint32Array(order.length);
  for (const row of order) {
    const place = slot(of[row] ?? empty);
    const at = starts[place] ?? 0;
    starts[place] = at + 1;
    sorted[at] = row;
  }
  return sorted;
}
