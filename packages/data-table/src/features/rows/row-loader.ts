import { isAbortError } from '@pantau/core';
import type { TableQuery } from './query.ts';
import type { TablePage, TableSource } from './table-source.ts';

/** State of the rows loaded from a source. */
export interface LoadState<Row> {
  /** The last page loaded; it stays during the next request and if that fails. */
  readonly response: TablePage<Row> | null;
  readonly loading: boolean;
  /** Error of the last request, or `null`. */
  readonly error: unknown;
}

export const nothingLoaded: LoadState<never> = { response: null, loading: true, error: null };

export interface RowLoader<Row> {
  /** Starts a request and aborts the previous one. */
  load(query: TableQuery): void;
  /** Replaces loaded rows by newer versions; rows that are not loaded are ignored. */
  patch(rows: readonly Row[], getRowId: (row: Row) => string): void;
  stop(): void;
}

/** Loads rows from a source, one request at a time, and reports the state. */
export function createRowLoader<Row>(
  source: TableSource<Row>,
  update: (change: (state: LoadState<Row>) => LoadState<Row>) => void,
): RowLoader<Row> {
  let open: AbortController | null = null;
  return {
    load(query) {
      open?.abort();
      const controller = new AbortController();
      open = controller;
      update((state) => ({ ...state, loading: true }));
      source.list(query, controller.signal).then(
        (response) => {
          if (open === controller) update(() => ({ response, loading: false, error: null }));
        },
        (error: unknown) => {
          if (open !== controller || isAbortError(error)) return;
          update((state) => ({ ...state, loading: false, error }));
        },
      );
    },
    patch(rows, getRowId) {
      const changed = new Map(rows.map((row) => [getRowId(row), row]));
      update((state) => {
        if (state.response === null) return state;
        const next = state.response.rows.map((row) => changed.get(getRowId(row)) ?? row);
        return { ...state, response: { ...state.response, rows: next } };
      });
    },
    stop() {
      open?.abort();
      open = null;
    },
  };
}
