import { pageCount } from '../../shared/pages.ts';
import { isSameButPage } from './query-key.ts';
import { type Answer, type RowRequest, listPage } from './row-loader.ts';
import type { GetRowId } from './row-set.ts';
import type { TablePage } from './table-source.ts';

/** Rows per request when rows are loaded again. */
const REFRESH_ROWS = 500;

/** Adds rows, each id of them only once. */
function joinRows<Row>(
  rows: readonly Row[],
  next: readonly Row[],
  getRowId: GetRowId<Row>,
): readonly Row[] {
  const ids = new Set(rows.map((row, index) => getRowId(row, index)));
  const added = next.filter((row, index) => !ids.has(getRowId(row, rows.length + index)));
  return [...rows, ...added];
}

/** All rows up to the last one of the requested page, as they are now. */
async function fetchAgain<Row>(request: RowRequest<Row>): Promise<Answer<Row>> {
  const { query, signal, getRowId } = request;
  const wanted = query.page * query.limit;
  const limit = Math.min(wanted, REFRESH_ROWS);
  let rows: readonly Row[] = [];
  for (let part = 1; ; part += 1) {
    const response = await listPage(request, { ...query, limit, page: part });
    signal.throwIfAborted();
    rows = joinRows(rows, response.rows, getRowId);
    const { total } = response;
    if (response.rows.length > 0 && part * limit < Math.min(wanted, total)) continue;
    const page = Math.min(query.page, pageCount(total, query.limit));
    return {
      query: page === query.page ? query : { ...query, page },
      response: { ...response, rows: rows.slice(0, wanted), page },
    };
  }
}

/** Whether rows were added, removed or moved since the earlier pages were loaded, as far as it can be seen. */
function hasMoved<Row>(
  before: TablePage<Row>,
  next: TablePage<Row>,
  joined: { readonly rows: readonly Row[]; readonly isLast: boolean },
): boolean {
  const isRepeated = joined.rows.length < before.rows.length + next.rows.length;
  const isIncomplete = joined.isLast && joined.rows.length !== next.total;
  return next.total !== before.total || isRepeated || isIncomplete;
}

/**
 * The rows of all pages up to the requested one. The next page is added to the rows shown; when the source's
 * rows moved meanwhile, all of them are requested again, so that none is repeated or missing (DT-393).
 */
export async function fetchEndless<Row>(request: RowRequest<Row>): Promise<Answer<Row>> {
  const { query, signal, refreshes, getRowId, shown } = request;
  const now = shown();
  const isNext =
    now !== null && isSameButPage(query, now.query) && query.page === now.query.page + 1;
  if (!isNext || refreshes) return fetchAgain(request);
  const next = await listPage(request, query);
  signal.throwIfAborted();
  // Read after the response: a live update may have replaced rows meanwhile.
  const before = shown()?.response ?? now.response;
  const rows = joinRows(before.rows, next.rows, getRowId);
  const isLast = query.page >= pageCount(next.total, query.limit);
  if (hasMoved(before, next, { rows, isLast })) return fetchAgain(request);
  return { query, response: { ...next, rows, page: query.page } };
}
