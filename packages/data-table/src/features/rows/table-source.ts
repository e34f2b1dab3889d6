import type { TableQuery } from './query.ts';

/** One page of rows. */
export interface TablePage<Row> {
  /** In the order of the query; at most `limit`. */
  readonly rows: readonly Row[];
  /** Ids of `rows`, in their order. */
  readonly ids: readonly string[];
  /** The page that these rows are, counted from 1. Past the end: the page asked for, without rows. */
  readonly page: number;
  /** Rows on all pages that match search and filters. */
  readonly total: number;
}

/** One row, or several at once (spec shell §7: generic delete takes id or {ids}). */
export type RowSelector = { readonly id: string } | { readonly ids: readonly string[] };

/**
 * Where a table's rows are. A host implements this over its own backend, or takes the HTTP or the memory
 * adapter. Every promise rejects with `PantauError` and obeys its signal (`AbortError`). What the table
 * relies on beyond the types is stated by `tableSourceContract` (`@pantau/data-table/testing`).
 */
export interface TableSource<Row> {
  /** One page of what the query asks for. Asked again with the same query it must not come from a cache. */
  list(query: TableQuery, signal?: AbortSignal): Promise<TablePage<Row>>;
  /** Removes rows, together or not at all. Rejects with `notFound` when one of them is not there. */
  remove(rows: RowSelector, signal?: AbortSignal): Promise<void>;
}
