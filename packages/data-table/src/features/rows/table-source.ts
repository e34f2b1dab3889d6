import type { Totals } from '../../shared/total.ts';
import type { TableQuery } from './query.ts';

/** One page of rows. */
export interface TablePage<Row> {
  /** In query order; at most `limit`. */
  readonly rows: readonly Row[];
  /**
   * Ids of the matching rows on all pages that may be selected, in query order. A source that returns them
   * decides what "select all" selects; without them, it is every matching row.
   */
  readonly ids?: readonly string[] | undefined;
  /** Page number from 1. Past the end, the requested page without rows. */
  readonly page: number;
  /** Number of rows on all pages that match search and filters. */
  readonly total: number;
  /**
   * Totals of all rows that match search and filters, on all pages, by column key. Left out by a source that
   * computes none.
   */
  readonly totals?: Totals | undefined;
}

/** One row by id, or several by a list of ids (DT-45). */
export type RowSelector = { readonly id: string } | { readonly ids: readonly string[] };

/**
 * Provides the rows of a table. A host implements this for its own backend, or uses the HTTP or memory
 * adapter. Every promise rejects with `PantauError` and respects its signal (`AbortError`). The exact
 * behaviour is specified by `tableSourceContract` (`@pantau/data-table/testing`).
 */
export interface TableSource<Row> {
  /** Returns one page. The result must not come from a cache, even for the same query. */
  list(query: TableQuery, signal?: AbortSignal): Promise<TablePage<Row>>;
  /**
   * The page that answers a query, if it was requested before the table was mounted and is still current; otherwise
   * `null`. The table asks when it gets the source, while it renders, so the answer must have no effects. It then shows
   * the page at once, and requests it only when it is refreshed.
   */
  known?(query: TableQuery): TablePage<Row> | null;
  /** Deletes rows, all or none. Rejects with `notFound` if one of them does not exist. */
  remove(rows: RowSelector, signal?: AbortSignal): Promise<void>;
}
