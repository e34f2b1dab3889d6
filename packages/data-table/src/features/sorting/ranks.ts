import type { CellValue } from '../../shared/cell-value.ts';
import { foldText, kindOf, toNumber } from './compare-values.ts';

/** The place of every row's value among the different values of a column. */
export interface Ranks {
  /** By row: 0 for the least value; `empty` where there is none. */
  readonly of: Uint32Array;
  /** The rank of empty values: above all others. */
  readonly empty: number;
}

/**
 * Ranks a column, so that rows can be ordered by whole numbers: each different value is compared once,
 * whatever the number of rows that have it. Agrees with `compareValues`.
 */
export function rankColumn(count: number, valueAt: (index: number) => CellValue): Ranks {
  const keys: (string | number | null)[] = new Array<string | number | null>(count);
  const numbers = new Map<number, number>();
  const texts = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const value = valueAt(index);
    const kind = kindOf(value);
    const key = kind === 2 ? null : kind === 1 ? foldText(value as string) : toNumber(value);
    keys[index] = key;
    if (typeof key === 'number') numbers.set(key, 0);
    else if (key !== null) texts.set(key, 0);
  }
  let rank = 0;
  for (const number of Float64Array.from(numbers.keys()).sort()) numbers.set(number, rank++);
  // By code units, as `<` compares.
  for (const text of [...texts.keys()].sort()) texts.set(text, rank++);
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

/**
 * Puts rows in order by ranks, without comparing: stable, so that an earlier order breaks ties. Empty
 * values stay at the end in either direction.
 *
 * @param order row numbers; not changed
 */
export function orderByRanks(order: Uint32Array, ranks: Ranks, isDescending: boolean): Uint32Array {
  const { of, empty } = ranks;
  const starts = new Uint32Array(empty + 2);
  const slot = (rank: number): number => (isDescending && rank !== empty ? empty - 1 - rank : rank);
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
