import type { Sort, SortDirection } from './sort.ts';

const nextDirection = { asc: 'desc', desc: null, none: 'asc' } as const;

/** How a column is sorted; null where it is not. */
export function directionOf(sorts: readonly Sort[], key: string): SortDirection | null {
  return sorts.find((sort) => sort.key === key)?.direction ?? null;
}

/**
 * One press on a column's header: ascending, descending, none (spec shell §4).
 *
 * @param isMulti keeps the other columns: a new one breaks their ties, a known one keeps its place
 */
export function cycleSort(sorts: readonly Sort[], key: string, isMulti: boolean): readonly Sort[] {
  const direction = nextDirection[directionOf(sorts, key) ?? 'none'];
  return withSort(sorts, key, direction, isMulti);
}

/** Sorts by a column in a direction, or no longer. */
export function withSort(
  sorts: readonly Sort[],
  key: string,
  direction: SortDirection | null,
  isMulti = false,
): readonly Sort[] {
  if (!isMulti) return direction === null ? [] : [{ key, direction }];
  if (direction === null) return sorts.filter((sort) => sort.key !== key);
  const next: Sort = { key, direction };
  return directionOf(sorts, key) === null
    ? [...sorts, next]
    : sorts.map((sort) => (sort.key === key ? next : sort));
}
