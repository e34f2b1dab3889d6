import { isAbortError } from '@pantau/core';
import type { TableQuery } from './query.ts';
import type { TablePage, TableSource } from './table-source.ts';

/** What is known of the rows that a source has. */
export interface LoadState<Row> {
  /** The last answer; stays while the next one is awaited, and when it does not come. */
  readonly answer: TablePage<Row> | null;
  readonly isLoading: boolean;
  /** Why the last question was not answered. */
  readonly error: unknown;
}

export const nothingLoaded: LoadState<never> = { answer: null, isLoading: true, error: null };

export interface RowLoader<Row> {
  /** Asks; a question that is still open is withdrawn. */
  load(query: TableQuery): void;
  /** Takes over rows of the answer that changed elsewhere; others are left out. */
  patch(rows: readonly Row[], idOf: (row: Row) => string): void;
  stop(): void;
}

/** Asks a source for rows, one question at a time, and tells what is known. */
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
