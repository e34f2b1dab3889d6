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

export interface RowLoader<Row> {
  /**
   * Loads the rows of a changed query. Requests nothing if the query returned to the rows shown because
   * another one could not be loaded.
   */
  follow(query: TableQuery): void;
  /** Starts a request and aborts the previous one. */
  load(query: TableQuery): void;
  /** Replaces loaded rows by newer versions; rows that are not loaded are ignored. */
  patch(rows: readonly Row[], getRowId: GetRowId<Row>): void;
  stop(): void;
}

interface Answer<Row> {
  readonly query: TableQuery;
  readonly response: TablePage<Row>;
}

/** Requests the page, or the last page if there are fewer, because rows were removed. */
async function fetchPage<Row>(
  source: TableSource<Row>,
  query: TableQuery,
  signal: AbortSignal,
): Promise<Answer<Row>> {
  const response = await source.list(query, signal);
  const { rows, total, page } = response;
  if (!Array.isArray(rows) || !Number.isFinite(total)) {
    throw new PantauError('invalid', { message: 'The source returned no rows or no total' });
  }
  const last = pageCount(total, query.limit);
  if (rows.length === 0 && query.page > last) {
    return fetchPage(source, { ...query, page: last }, signal);
  }
  return { query: page === query.page ? query : { ...query, page }, response };
}

/** Loads rows from a source, one request at a time, and reports the state. */
export function createRowLoader<Row>(
  source: TableSource<Row>,
  update: (change: (state: LoadState<Row>) => LoadState<Row>) => void,
): RowLoader<Row> {
  let open: AbortController | null = null;
  let shownKey: string | null = null;
  /** The query was not answered as requested, so it is expected to return to the rows shown. */
  let returns = false;

  const load = (query: TableQuery): void => {
    open?.abort();
    const controller = new AbortController();
    open = controller;
    returns = false;
    update((state) => ({ ...state, loading: true }));
    fetchPage(source, query, controller.signal).then(
      (answer) => {
        if (open !== controller) return;
        open = null;
        shownKey = queryKey(answer.query);
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
        returns = shownKey !== null;
        update((state) => ({ ...state, settledQuery: { ...query }, loading: false, error }));
      },
    );
  };

  return {
    load,
    follow(query) {
      if (returns && queryKey(query) === shownKey) returns = false;
      else load(query);
    },
    patch(rows, getRowId) {
      const changed = new Map(rows.map((row, index) => [getRowId(row, index), row]));
      update((state) => {
        if (state.response === null) return state;
        const next = state.response.rows.map(
          (row, index) => changed.get(getRowId(row, index)) ?? row,
        );
        return { ...state, response: { ...state.response, rows: next } };
      });
    },
    stop() {
      open?.abort();
      open = null;
    },
  };
}
