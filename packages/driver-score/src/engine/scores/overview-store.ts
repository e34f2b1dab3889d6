import { isAbortError } from '@pantau/core/base';
import type { DriverScoreSource, OverviewQuery, ScoreOverview } from './score-source.ts';

/** What is shown above the table: the figures of the last page that was loaded. */
export interface OverviewState {
  /** `null` until the first response. */
  readonly overview: ScoreOverview | null;
  /** Error of the last request; otherwise `null`. */
  readonly error: unknown;
}

/** Loads pages for the table and keeps the figures that come with them, so that one request serves both (DS-7). */
export interface OverviewStore {
  get(): OverviewState;
  subscribe(listener: () => void): () => void;
  load(query: OverviewQuery, signal?: AbortSignal): Promise<ScoreOverview>;
}

export function createOverviewStore(source: DriverScoreSource): OverviewStore {
  const listeners = new Set<() => void>();
  let state: OverviewState = { overview: null, error: null };
  const set = (next: OverviewState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(query, signal) {
      try {
        const overview = await source.overview(query, signal);
        if (signal?.aborted !== true) set({ overview, error: null });
        return overview;
      } catch (error) {
        if (signal?.aborted !== true && !isAbortError(error)) set({ ...state, error });
        throw error;
      }
    },
  };
}
