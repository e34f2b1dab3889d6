import type { TableQuery } from './query.ts';

/** The same text for queries that request the same page in the same order. */
export const queryKey = ({ limit, page, search, sorts, filters }: TableQuery): string =>
  JSON.stringify([limit, page, search, sorts, filters]);

/** Whether two queries request the same rows in the same order, though perhaps another page. */
export const isSameButPage = (a: TableQuery, b: TableQuery): boolean =>
  queryKey({ ...a, page: 1 }) === queryKey({ ...b, page: 1 });

/** The same text for queries that match the same rows, on whatever page and in whatever order. */
export const matchKey = ({ search, filters }: Pick<TableQuery, 'search' | 'filters'>): string =>
  JSON.stringify([search, filters]);
