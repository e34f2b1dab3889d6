import { PantauError } from '@pantau/core';
import { pageCount } from '../../shared/pages.ts';
import type { TableQuery } from './query.ts';
import { queryKey } from './query-key.ts';
import type { GetRowId } from './row-set.ts';
import type { TablePage, TableSource } from './table-source.ts';

/** State of the rows loaded from a source. */
export interface LoadState<Row> {
  /** The last page loaded; it stays during the next request and if that fails. */
  readonly response: TablePage<Row> | null;
  /** The query that `response` answers. Its page differs from the requested one past the last page. */
  readonly shownQuery: TableQuery | null;
  /** The query whose request ended last, with an answer or an error. A new object for each request. */
  readonly settledQuery: TableQuery | null;
  readonly loading: boolean;
  /** Error of the last request, or `null`. */
  readonly error: unknown;
}

export const nothingLoaded: LoadState<never> = {
  response: null,
  shownQuery: null,
  settledQuery: null,
  loading: true,
  error: null,
};

/** The state in which a page that the source knows is shown (DT-460). */
export const knownLoad = <Row>({ query, response }: Answer<Row>): LoadState<Row> => ({
  response,
  shownQuery: query,
  settledQuery: query,
  loading: false,
  error: null,
});

export interface RowLoader<Row> {
  /**
   * Loads the rows of a changed query; nothing if it is the query followed already, or if the query returned to the
   * rows shown because another one could not be loaded.
   */
  follow(query: TableQuery): void;
  /** Starts a request and aborts the previous one. */
  load(query: TableQuery): void;
  /** Tells rows apart from now on. */
  identifyBy(getRowId: GetRowId<Row>): void;
  /** Replaces loaded rows by newer versions; rows that are not loaded are ignored. */
  patch(rows: readonly Row[]): void;
  stop(): void;
}

export interface Answer<Row> {
  readonly query: TableQuery;
  readonly response: TablePage<Row>;
}

export interface RowRequest<Row> {
  readonly source: TableSource<Row>;
  readonly query: TableQuery;
  readonly signal: AbortSignal;
  /** The rows are wanted again, rather than those of a changed query. */
  readonly refreshes: boolean;
  readonly getRowId: GetRowId<Row>;
  /** What is shown now; `null` before the first rows. */
  shown(): Answer<Row> | null;
}

export type FetchRows<Row> = (request: RowRequest<Row>) => Promise<Answer<Row>>;

/** One page as the source returns it. */
export async function listPage<Row>(
  { source, signal }: Pick<RowRequest<Row>, 'source' | 'signal'>,
  query: TableQuery,
): Promise<TablePage<Row>> {
  const response = await source.list(query, signal);
  if (!Array.isArray(response.rows) || !Number.isFinite(response.total)) {
    throw new PantauError('invalid', { message: 'The source returned no rows or no total' });
  }
  const { ids, page } = response;
  if (Number.isSafeInteger(page) && page > 0 && (ids === undefined || Array.isArray(ids))) {
    return response;
  }
  throw new PantauError('invalid', {
    message: 'The source returned no page, or ids that are no list',
  });
}

/** Requests the page, or the last page if there are fewer, because rows were removed. */
export async function fetchPage<Row>(request: RowRequest<Row>): Promise<Answer<Row>> {
  const { query } = request;
  const response = await listPage(request, query);
  const { rows, total, page } = response;
  const last = pageCount(total, query.limit);
  if (rows.length === 0 && query.page > last) {
    return fetchPage({ ...request, query: { ...query, page: last } });
  }
  return { query: page === query.page ? query : { ...query, page }, response };
}

/**
 * Loads rows from a source, one request at a time, and reports the state.
 *
 * @param known what is shown already
 */
export function createRowLoader<Row>(
  source: TableSource<Row>,
  update: (change: (state: LoadState<Row>) => LoadState<Row>) => void,
  fetchRows: FetchRows<Row> = fetchPage,
  known: Answer<Row> | null = null,
): RowLoader<Row> {
  let open: AbortController | null = null;
  let shown = known;
  let getRowId: GetRowId<Row> = (_, index) => String(index);
  /** The query was not answered as requested, so it is expected to return to the rows shown. */
  let returns = false;
  let followed = known?.query ?? null;

  const load = (query: TableQuery, refreshes = true): void => {
    open?.abort();
    const controller = new AbortController();
    open = controller;
    returns = false;
    update((state) => (state.loading ? state : { ...state, loading: true }));
    const { signal } = controller;
    fetchRows({ source, query, signal, refreshes, getRowId, shown: () => shown }).then(
      (answer) => {
        if (open !== controller) return;
        open = null;
        shown = answer;
        returns = answer.query !== query;
        update(() => ({
          response: answer.response,
          shownQuery: answer.query,
          settledQuery: { ...query },
          loading: false,
          error: null,
        }));
      },
      (error: unknown) => {
        if (open !== controller) return;
        open = null;
        returns = shown !== null;
        update((state) => ({ ...state, settledQuery: { ...query }, loading: false, error }));
      },
    );
  };

  return {
    load,
    follow(query) {
      if (query === followed) return;
      followed = query;
      const isShown = shown !== null && queryKey(query) === queryKey(shown.query);
      if (returns && isShown) returns = false;
      else load(query, false);
    },
    identifyBy(next) {
      getRowId = next;
    },
    patch(rows) {
      if (shown === null) return;
      const changed = new Map(rows.map((row, index) => [getRowId(row, index), row]));
      const next = shown.response.rows.map(
        (row, index) => changed.get(getRowId(row, index)) ?? row,
      );
      const response = { ...shown.response, rows: next };
      shown = { ...shown, response };
      update((state) => ({ ...state, response }));
    },
    stop() {
      open?.abort();
      open = null;
      followed = null;
    },
  };
}
