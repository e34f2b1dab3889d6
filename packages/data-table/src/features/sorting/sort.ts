import type { SortingState } from '@tanstack/react-table';

export type SortDirection = 'asc' | 'desc';

export interface Sort {
  /** Key of a column. */
  readonly key: string;
  readonly direction: SortDirection;
}

/** The direction in which a column is sorted, or `null`. */
export function directionOf(sorts: readonly Sort[], key: string): SortDirection | null {
  return sorts.find((sort) => sort.key === key)?.direction ?? null;
}

/** The sorts of a query as TanStack Table's sorting state. */
export const toSorting = (sorts: readonly Sort[]): SortingState =>
  sorts.map(({ key, direction }) => ({ id: key, desc: direction === 'desc' }));

export const fromSorting = (sorting: SortingState): readonly Sort[] =>
  sorting.map(({ id, desc }) => ({ key: id, direction: desc ? 'desc' : 'asc' }));
