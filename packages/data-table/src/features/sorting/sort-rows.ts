import { compareValues, isEmptyValue } from './compare-values.ts';
import { type Ranks, orderByRanks, rankBy, rankColumn } from './ranks.ts';

/** A sort and how to read the value it compares. */
export interface SortBy<T> {
  readonly key: string;
  readonly desc: boolean;
  readonly value: (row: T) => unknown;
  /** Compares two values in ascending order. Defaults to natural order; empty values are last anyway. */
  readonly compare?: ((a: unknown, b: unknown) => number) | undefined;
}

export type RankCache = Map<string, Ranks>;

/**
 * Sorts all rows; ties keep the order of `rows`.
 *
 * @param cache ranks of exactly these rows, by column key; filled on the way
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
      const valueAt = (index: number): unknown => sort.value(rows[index] as T);
      ranks =
        sort.compare === undefined
          ? rankColumn(rows.length, valueAt)
          : rankBy(rows.length, valueAt, sort.compare);
      cache.set(sort.key, ranks);
    }
    order = orderByRanks(order, ranks, sort.desc);
  }
  const sorted: T[] = new Array<T>(rows.length);
  for (let index = 0; index < order.length; index += 1) {
    sorted[index] = rows[order[index] as number] as T;
  }
  return sorted;
}

/** Compares two rows by all sorts; `tie` decides between equals. */
export function rowComparer<T>(
  sorts: readonly SortBy<T>[],
  tie: (a: T, b: T) => number,
): (a: T, b: T) => number {
  return (a, b) => {
    for (const { value, desc, compare } of sorts) {
      const [left, right] = [value(a), value(b)];
      const isAnyEmpty = isEmptyValue(left) || isEmptyValue(right);
      const order =
        isAnyEmpty || compare === undefined ? compareValues(left, right) : compare(left, right);
      if (order === 0) continue;
      return desc && !isAnyEmpty ? -order : order;
    }
    return tie(a, b);
  };
}

/**
 * Removes rows of a sorted list, which are found by their order: reading all rows would take most of the time
 * of an update.
 *
 * @returns `undefined` if one was not found, because the values of the host do not keep their order
 */
export function withoutRows<T>(
  sorted: readonly T[],
  removed: readonly T[],
  compare: (a: T, b: T) => number,
): T[] | undefined {
  const places = removed.map((row) => firstAbove(sorted, row, compare) - 1).sort((a, b) => a - b);
  const gone = new Set(removed);
  if (places.some((at, index) => at === places[index - 1] || !gone.has(sorted[at] as T))) {
    return undefined;
  }
  const kept: T[] = [];
  let from = 0;
  for (const at of places) {
    for (; from < at; from += 1) kept.push(sorted[from] as T);
    from = at + 1;
  }
  for (; from < sorted.length; from += 1) kept.push(sorted[from] as T);
  return kept;
}

/** Adds rows to a sorted list, without sorting it again. */
export function mergeSorted<T>(
  kept: readonly T[],
  added: readonly T[],
  compare: (a: T, b: T) => number,
): T[] {
  const places = added
    .map((row) => ({ row, at: firstAbove(kept, row, compare) }))
    .sort((a, b) => a.at - b.at || compare(a.row, b.row));
  const merged: T[] = [];
  let from = 0;
  for (const { row, at } of places) {
    for (; from < at; from += 1) merged.push(kept[from] as T);
    merged.push(row);
  }
  for (; from < kept.length; from += 1) merged.push(kept[from] as T);
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
