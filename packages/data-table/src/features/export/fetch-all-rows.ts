import { EXPORT_ROWS_MAX } from './view-cells.ts';
import type { TableQuery } from '../rows/query.ts';
import type { TableSource } from '../rows/table-source.ts';

/** Rows per request. */
const COLLECT_PAGE = 500;

export interface CollectedRows<Row> {
  readonly rows: readonly Row[];
  /** More rows exist than can be exported. */
  readonly truncated: boolean;
}

/**
 * Fetches all rows of a query page by page. `onProgress` is called with the fraction fetched, from 0 to 1.
 */
export async function fetchAllRows<Row>(
  source: TableSource<Row>,
  query: TableQuery,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<CollectedRows<Row>> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const response = await source.list({ ...query, limit: COLLECT_PAGE, page }, signal);
    signal.throwIfAborted();
    rows.push(...response.rows);
    const count = Math.min(response.total, EXPORT_ROWS_MAX);
    if (response.rows.length === 0 || rows.length >= count) {
      return { rows: rows.slice(0, EXPORT_ROWS_MAX), truncated: response.total > EXPORT_ROWS_MAX };
    }
    onProgress(rows.length / count);
  }
}
