import type { TableQuery } from './query.ts';

/** The same text for queries that request the same page in the same order. */
export const queryKey = ({ limit, page, search, sorts, filters }: TableQuery): string =>
  JSON.stringify([limit, page, search, sorts, filters]);

/** The same text for queries that match the same rows, on whatever page and in whatever order. */
export const matchKey = ({ search, filters }: Pick<TableQuery, 'search' | 'filters'>): string =>
  JSON.stringify([search, filters]);
