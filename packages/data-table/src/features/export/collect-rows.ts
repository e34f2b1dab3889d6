import type { TableQuery } from '../rows/query.ts';
import type { TableSource } from '../rows/table-source.ts';
import { type CollectedRows, fetchAllRows } from './fetch-all-rows.ts';
import type { TableView } from './table-view.ts';

export interface RowsWanted<Row> {
  readonly table: TableView<Row>;
  /** Provides the rows of all pages. By default the rows of the table are meant. */
  readonly source: TableSource<Row> | undefined;
  readonly selectedOnly: boolean;
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

/** All rows of a query that are wanted, in its order. */
type Collect<Row> = (query: TableQuery) => Promise<CollectedRows<Row>>;

/**
 * The selected rows on all pages: those of the query in its order, then those that were selected under an
 * earlier search and no longer match.
 */
async function collectSelected<Row>(
  { table, signal }: RowsWanted<Row>,
  collect: Collect<Row>,
): Promise<CollectedRows<Row>> {
  const { getRowId, query } = table;
  const missing = new Set(await table.selected.resolveIds(signal));
  const take = ({ rows }: CollectedRows<Row>): readonly Row[] =>
    rows.filter((row) => missing.delete(getRowId(row)));
  const matching = await collect(query);
  const found = take(matching);
  const isNarrowed = query.search !== '' || query.filters.length > 0;
  if (missing.size === 0 || !isNarrowed) {
    return { rows: found, truncated: matching.truncated && missing.size > 0 };
  }
  const all = await collect({ ...query, search: '', filters: [] });
  const others = take(all);
  return { rows: [...found, ...others], truncated: all.truncated && missing.size > 0 };
}

/** The rows of the view on all pages, or the selected ones (DT-403). */
export function collectRows<Row>(wanted: RowsWanted<Row>): Promise<CollectedRows<Row>> {
  const { table, source, selectedOnly, signal, onProgress } = wanted;
  const collect: Collect<Row> = (query) => {
    if (source !== undefined) return fetchAllRows(source, query, signal, onProgress);
    const { rows: matching, loaded = matching } = table;
    const rows = query === table.query ? matching : loaded;
    return Promise.resolve({ rows: rows.map(({ original }) => original), truncated: false });
  };
  return selectedOnly ? collectSelected(wanted, collect) : collect(table.query);
}
