import { isAbortError } from '@pantau/core';
import type { TableQuery } from './query.ts';
import type { TablePage, TableSource } from './table-source.ts';

/** State of the rows loaded from a source. */
export interface LoadState<Row> {
  /** The last page loaded; it stays during the next request and if that fails. */
  readonly answer: TablePage<Row> | null;
  readonly isLoading: boolean;
  /** Error of the last request, or `null`. */
  readonly error: unknown;
}

export const nothingLoaded: LoadState<never> = { answer: null, isLoading: true, error: null };

export interface RowLoader<Row> {
  /** Starts a request and aborts the previous one. */
  load(query: TableQuery): void;
  /** Replaces loaded rows by newer versions; rows that are not loaded are ignored. */
  patch(rows: readonly Row[], idOf: (row: Row) => string): void;
  stop(): void;
}

/** Loads rows from a source, one request at a time, and reports the state. */
export function createRowLoader<Row>(
  source: TableSource<Row>,
  tell: (change: (state: LoadState<Row>) => LoadState<Row>) => void,
): RowLoader<Row> {
  let open: AbortController | null = null;
  return {
    load(query) {
      open?.abort();
      const controller = new AbortController();
      open = controller;
      tell((state) => ({ ...state, isLoading: true }));
      source.list(query, controller.signal).then(
        (answer) => {
          if (open === controller) tell(() => ({ answer, isLoading: false, error: null }));
        },
        (error: unknown) => {
          if (open !== controller || isAbortError(error)) return;
          tell((state) => ({ ...state, isLoading: false, error }));
        },
      );
    },
    patch(rows, idOf) {
      const changed = new Map(rows.map((row) => [idOf(row), row]));
      tell((state) => {
        if (state.answer === null) return state;
        const next = state.answer.rows.map((row) => changed.get(idOf(row)) ?? row);
        return { ...state, answer: { ...state.answer, rows: next } };
      });
    },
    stop() {
      open?.abort();
      open = null;
    },
  };
}
