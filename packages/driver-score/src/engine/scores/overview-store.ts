import { isAbortError } from '@pantau/core/base';
import type { OverviewOwner, PreparedOverview } from './prepare-overview.ts';
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
  /** What was prepared and has arrived for this query; otherwise `null`. */
  known(query: OverviewQuery): ScoreOverview | null;
}

export interface OverviewStoreOptions {
  readonly source: DriverScoreSource;
  /** Answers the first request (DS-70). */
  readonly prepared?: PreparedOverview | null | undefined;
  readonly owner?: OverviewOwner | null | undefined;
  /** The first query: what is known about it is shown at once. */
  readonly first?: OverviewQuery | undefined;
}

export function createOverviewStore(options: OverviewStoreOptions): OverviewStore {
  const { source, prepared, owner = null, first } = options;
  const listeners = new Set<() => void>();
  const known = (query: OverviewQuery): ScoreOverview | null =>
    prepared?.known(query, owner) ?? null;
  let state: OverviewState = {
    overview: first === undefined ? null : known(first),
    error: null,
  };
  const set = (next: OverviewState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => state,
    known,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(query, signal) {
      try {
        const overview = await (prepared?.take(query, owner, signal) ??
          source.overview(query, signal));
        if (signal?.aborted !== true) set({ overview, error: null });
        return overview;
      } catch (error) {
        if (signal?.aborted !== true && !isAbortError(error)) set({ ...state, error });
        throw error;
      }
    },
  };
}
