import { useMemo } from 'react';
import type { SortDirection } from '../features/sorting/sort.ts';
import type { FilterExpression } from '../features/filters/filter-expression.ts';
import type { TableQuery } from '../features/rows/query.ts';
import { cycleSort, withSort } from '../features/sorting/cycle-sort.ts';
import type { Update } from '../shared/use-slice.ts';

/** Changes of the query. What finds other rows starts again at page 1. */
export interface QueryActions {
  search(text: string): void;
  /** One press on a header; `isMulti` keeps the other columns (Shift). */
  cycleSort(key: string, isMulti: boolean): void;
  sort(key: string, direction: SortDirection | null): void;
  setFilters(filters: readonly FilterExpression[]): void;
  goTo(page: number): void;
  setLimit(limit: number): void;
  /** Neither search nor filters. */
  clearNarrowing(): void;
}

export function useQueryActions(update: Update<TableQuery>): QueryActions {
  return useMemo(
    () => ({
      search: (text) =>
        update((query) => {
          const search = text.trim();
          return search === query.search ? query : { ...query, search, page: 1 };
        }),
      cycleSort: (key, isMulti) =>
        update((query) => ({ ...query, sorts: cycleSort(query.sorts, key, isMulti), page: 1 })),
      sort: (key, direction) =>
        update((query) => ({ ...query, sorts: withSort(query.sorts, key, direction), page: 1 })),
      setFilters: (filters) => update((query) => ({ ...query, filters, page: 1 })),
      goTo: (page) => update((query) => (page === query.page ? query : { ...query, page })),
      // The first row in sight stays in sight.
      setLimit: (limit) =>
        update((query) => ({
          ...query,
          limit,
          page: Math.floor(((query.page - 1) * query.limit) / limit) + 1,
        })),
      clearNarrowing: () => update((query) => ({ ...query, search: '', filters: [], page: 1 })),
    }),
    [update],
  );
}
