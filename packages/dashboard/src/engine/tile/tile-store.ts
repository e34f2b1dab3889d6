import type { Clock, PantauError } from '@pantau/core';
import { isAbortError, isPantauError } from '@pantau/core/base';

/** Whether the page is visible. */
export interface PageVisibility {
  isVisible(): boolean;
  /** @returns the function that unsubscribes */
  subscribe(onChange: () => void): () => void;
}

/** What a tile shows. Data stays while it is loaded again, and when that fails. */
export interface TileState<T> {
  /** `forbidden`: the server refuses the tile to this user. */
  readonly status: 'loading' | 'ready' | 'failed' | 'forbidden';
  readonly data: T | null;
  /** When `data` was loaded, epoch ms; null before. */
  readonly loadedOn: number | null;
  /** The latest request failed, so that `data` may be out of date. */
  readonly isStale: boolean;
  /** A request is in progress. */
  readonly isLoading: boolean;
  /** The latest error; null after a success. */
  readonly error: PantauError | null;
}

export interface TileStoreOptions<T> {
  load(signal: AbortSignal): Promise<T>;
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  /** How often to load again while the page is visible, in ms. */
  readonly every: number;
  /** Receives errors that are no `PantauError`. */
  onError(error: unknown): void;
}

export interface TileStore<T> {
  get(): TileState<T>;
  subscribe(onChange: () => void): () => void;
  /** Loads now and then regularly, until the returned function is called. */
  start(): () => void;
  /** Loads now, in place of a request in progress. */
  refresh(): void;
  /**
   * Loads soon, because something has changed; several calls in a row cause one request (DB-9), and a stream of them one
   * every five seconds (AC-593).
   */
  nudge(): void;
}

/** How long a change waits for others, in ms. */
const NUDGE_MS = 1_000;
/** The same during a stream of changes, which nobody follows one by one. */
const STREAM_NUDGE_MS = 5_000;
/** Changes are a stream from the one on that follows so many requests in a row. */
const STREAM_AFTER = 3;

const initialState: TileState<never> = {
  status: 'loading',
  data: null,
  loadedOn: null,
  isStale: false,
  isLoading: false,
  error: null,
};

/** Data stays, unless the server refuses it. */
function afterFailure<T>(state: TileState<T>, error: PantauError | null): TileState<T> {
  if (error?.kind === 'forbidden') return { ...initialState, status: 'forbidden', error };
  const hasData = state.data !== null;
  const status = hasData ? 'ready' : 'failed';
  return { ...state, status, isStale: hasData, isLoading: false, error };
}

/** How long a nudge waits for others, ms: longer in a stream of them. */
function createNudgePace(clock: Clock): { wait(): number; passed(): void } {
  let passedOn = Number.NEGATIVE_INFINITY;
  let inARow = 0;
  return {
    wait() {
      inARow = clock.now() - passedOn <= NUDGE_MS ? inARow + 1 : 0;
      return inARow >= STREAM_AFTER ? STREAM_NUDGE_MS : NUDGE_MS;
    },
    passed() {
      passedOn = clock.now();
    },
  };
}

/** One tile: loads, loads again, and keeps the last data (DB-3, DB-4, DB-8). */
export function createTileStore<T>(options: TileStoreOptions<T>): TileStore<T> {
  const { load, clock, visibility, every, onError } = options;
  const listeners = new Set<() => void>();
  let state: TileState<T> = initialState;
  let request: AbortController | null = null;
  let isStarted = false;
  /** The page was hidden when it was time to load. */
  let isDue = false;
  /** Something has changed during the request in progress, whose response may not include it. */
  let isOutdated = false;
  let cancelTimer = (): void => undefined;
  let cancelNudge: (() => void) | null = null;
  const pace = createNudgePace(clock);

  const set = (change: Partial<TileState<T>>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const schedule = (): void => {
    cancelTimer();
    cancelTimer = clock.setTimeout(loadIfVisible, every);
  };

  const run = async (): Promise<void> => {
    request?.abort();
    const own = new AbortController();
    request = own;
    isDue = false;
    isOutdated = false;
    schedule();
    set({ isLoading: true });
    try {
      const data = await load(own.signal);
      if (own.signal.aborted) return;
      set({ ...initialState, status: 'ready', data, loadedOn: clock.now() });
    } catch (error) {
      if (own.signal.aborted || isAbortError(error)) return;
      const isKnown = isPantauError(error);
      if (!isKnown) onError(error);
      set(afterFailure(state, isKnown ? error : null));
    }
    if (isOutdated) nudge();
  };

  function loadIfVisible(): void {
    if (visibility.isVisible()) void run();
    else isDue = true;
  }

  function nudge(): void {
    if (!isStarted || cancelNudge !== null) return;
    cancelNudge = clock.setTimeout(() => {
      cancelNudge = null;
      pace.passed();
      // A stream must not abort every request of a slow server (AC-764).
      if (state.isLoading) isOutdated = true;
      else loadIfVisible();
    }, pace.wait());
  }

  return {
    get: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start() {
      isStarted = true;
      void run();
      const stopWatching = visibility.subscribe(() => {
        if (isDue && visibility.isVisible()) void run();
      });
      return () => {
        isStarted = false;
        stopWatching();
        cancelTimer();
        cancelNudge?.();
        cancelNudge = null;
        request?.abort();
      };
    },
    refresh: () => void run(),
    nudge,
  };
}
