import type { Updater, PaginationState, SortingState } from '@tanstack/react-table';
import { functionalUpdate } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { FilterExpression } from '../features/filters/filter-expression.ts';
import type { TableQuery } from '../features/rows/query.ts';
import { type SortDirection, fromSorting, toSorting } from '../features/sorting/sort.ts';
import type { Update } from '../shared/use-slice.ts';

/** Changes to the query. Whatever finds other rows goes back to page 1. */
export interface QueryActions {
  search(text: string): void;
  /** Ascending, descending, unsorted. `multi` keeps the other sorted columns (Shift). */
  cycleSort(key: string, multi: boolean): void;
  /** Sorts by one column alone; `null` removes all sorting. */
  sort(key: string, direction: SortDirection | null): void;
  setFilters(filters: readonly FilterExpression[]): void;
  goTo(page: number): void;
  setLimit(limit: number): void;
  /** Clears search and filters. */
  clearNarrowing(): void;
}

const toPagination = ({ page, limit }: TableQuery): PaginationState => ({
  pageIndex: page - 1,
  pageSize: limit,
});

/**
 * Sorting and pagination as TanStack Table's state, and the callbacks that change them.
 * Pages are those of the rows in memory, whose query is an earlier one while they are searched.
 */
export function useQueryState(
  { sorts }: TableQuery,
  { page, limit }: TableQuery,
  update: Update<TableQuery>,
) {
  const sorting = useMemo(() => toSorting(sorts), [sorts]);
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize: limit }), [page, limit]);
  const callbacks = useMemo(
    () => ({
      onSortingChange: (updater: Updater<SortingState>) =>
        update((current) => {
          const next = fromSorting(functionalUpdate(updater, toSorting(current.sorts)));
          return { ...current, sorts: next, page: 1 };
        }),
      onPaginationChange: (updater: Updater<PaginationState>) =>
        update((current) => {
          const { pageIndex, pageSize } = functionalUpdate(updater, toPagination(current));
          const isSame = pageIndex + 1 === current.page && pageSize === current.limit;
          return isSame ? current : { ...current, page: pageIndex + 1, limit: pageSize };
        }),
    }),
    [update],
  );
  return { sorting, pagination, callbacks };
}

/** What query actions need of a TanStack table. */
interface QueryTable {
  getColumn(key: string): { toggleSorting(desc?: boolean, multi?: boolean): void } | undefined;
  resetSorting(blank?: boolean): void;
  setPageIndex(index: number): void;
  setPageSize(size: number): void;
}

export function useQueryActions(table: QueryTable, update: Update<TableQuery>): QueryActions {
  return useMemo(
    () => ({
      search: (text) =>
        update((query) => {
          const search = text.trim();
          return search === query.search ? query : { ...query, search, page: 1 };
        }),
      cycleSort: (key, multi) => table.getColumn(key)?.toggleSorting(undefined, multi),
      sort: (key, direction) => {
        if (direction === null) table.resetSorting(true);
        else table.getColumn(key)?.toggleSorting(direction === 'desc', false);
      },
      setFilters: (filters) => update((query) => ({ ...query, filters, page: 1 })),
      goTo: (page) => table.setPageIndex(page - 1),
      setLimit: (limit) => table.setPageSize(limit),
      clearNarrowing: () => update((query) => ({ ...query, search: '', filters: [], page: 1 })),
    }),
    [table, update],
  );
}
