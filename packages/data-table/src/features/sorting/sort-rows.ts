import type { CellValue } from '../../shared/cell-value.ts';
import { compareValues, kindOf } from './compare-values.ts';
import { type Ranks, orderByRanks, rankColumn } from './ranks.ts';

/** A sort with the way to the value. */
export interface SortBy<T> {
  readonly key: string;
  readonly isDescending: boolean;
  readonly value: (row: T) => CellValue;
}

export type RankCache = Map<string, Ranks>;

/**
 * All rows in a new order. Ties keep the order of `rows`.
 *
 * @param cache ranks by column key, of exactly these rows; filled here
 */
export function sortRows<T>(
  rows: readonly T[],
  sorts: readonly SortBy<T>[],
  cache: RankCache = new Map(),
): T[] {
  let order: Uint32Array = Uint32Array.from({ length: rows.length }, (_, index) => index);
  for (const sort of sorts.toReversed()) {
    let ranks = cache.get(sort.key);
    if (ranks === undefined) {
      ranks = rankColumn(rows.length, (index) => sort.value(rows[index] as T));
      cache.set(sort.key, ranks);
    }
    order = orderByRanks(order, ranks, sort.isDescending);
  }
  const sorted: T[] = new Array<T>(rows.length);
  for (let index = 0; index < order.length; index += 1) {
    sorted[index] = rows[order[index] as number] as T;
  }
  return sorted;
}

/** How two rows stand to each other; `tie` decides between equals. */
export function rowComparer<T>(
  sorts: readonly SortBy<T>[],
  tie: (a: T, b: T) => number,
): (a: T, b: T) => number {
  return (a, b) => {
    for (const { value, isDescending } of sorts) {
      const [left, right] = [value(a), value(b)];
      const order = compareValues(left, right);
      if (order === 0) continue;
      return isDescending && kindOf(left) !== 2 && kindOf(right) !== 2 ? -order : order;
    }
    return tie(a, b);
  };
}

/** A sorted list with some of its rows exchanged, by a walk over it instead of a sort. */
export function mergeSorted<T>(
  sorted: readonly T[],
  isGone: (row: T) => boolean,
  arrived: readonly T[],
  compare: (a: T, b: T) => number,
): T[] {
  const stays: T[] = [];
  for (const row of sorted) {
    if (!isGone(row)) stays.push(row);
  }
  const places = arrived
    .map((row) => ({ row, at: firstAbove(stays, row, compare) }))
    .sort((a, b) => a.at - b.at || compare(a.row, b.row));
  const merged: T[] = [];
  let from = 0;
  for (const { row, at } of places) {
    for (; from < at; from += 1) merged.push(stays[from] as T);
    merged.push(row);
  }
  for (; from < stays.length; from += 1) merged.push(stays[from] as T);
  return merged;
}

function firstAbove<T>(sorted: readonly T[], row: T, compare: (a: T, b: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as T, row) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
