import type { Clock } from '@pantau/core';
import { isAbortError } from '@pantau/core/base';
import type { PaletteFind, PaletteKind, PaletteSource } from './palette-source.port.ts';

/** From this number of characters on, vehicles and orders are searched. */
const SEARCH_MIN = 2;

/** The longest search that a source takes. */
const SEARCH_MAX = 200;

/** The pause in typing after which they are, ms. */
const SEARCH_DELAY_MS = 250;

/** What was found of one kind. While `loading`, the previous results that match the new search. */
export interface PaletteResults {
  readonly status: 'idle' | 'loading' | 'found' | 'failed';
  readonly finds: readonly PaletteFind[];
}

export type PaletteSearchState = Readonly<Record<PaletteKind, PaletteResults>>;

export interface PaletteSearch {
  get(): PaletteSearchState;
  subscribe(listener: () => void): () => void;
  /** Searches for another text after a pause; what is under way is aborted (SH-121). */
  search(text: string): void;
  /** Repeats a search that failed, at once. */
  retry(kind: PaletteKind): void;
  /** Ends what is under way. */
  stop(): void;
}

export interface PaletteSearchOptions {
  readonly source: PaletteSource;
  /** The kinds that the user may find. */
  readonly kinds: readonly PaletteKind[];
  readonly clock: Clock;
  /** Receives the error of a search that failed. */
  readonly onError: (error: unknown) => void;
}

const idle: PaletteResults = { status: 'idle', finds: [] };

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether a result of an earlier search is one of this search, as far as its texts tell. */
function matches({ name, detail }: PaletteFind, words: readonly string[]): boolean {
  const text = `${name} ${name.replaceAll(' ', '')} ${detail ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Searches each kind by itself: one that fails leaves the others alone (SH-122). */
export function createPaletteSearch(options: PaletteSearchOptions): PaletteSearch {
  const { source, kinds, clock, onError } = options;
  const listeners = new Set<() => void>();
  const running = new Map<PaletteKind, AbortController>();
  let cancelTimer: () => void = () => undefined;
  let searched = '';
  let state: PaletteSearchState = { vehicle: idle, order: idle };

  const set = (change: Partial<PaletteSearchState>): void => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const setAll = (resultsOf: (kind: PaletteKind) => PaletteResults): void =>
    set(Object.fromEntries(kinds.map((kind) => [kind, resultsOf(kind)])));

  const run = async (kind: PaletteKind): Promise<void> => {
    const aborter = new AbortController();
    running.set(kind, aborter);
    try {
      const finds = await source.find(kind, searched, aborter.signal);
      if (!aborter.signal.aborted) set({ [kind]: { status: 'found', finds } });
    } catch (error) {
      if (aborter.signal.aborted) return;
      if (!isAbortError(error)) onError(error);
      set({ [kind]: { status: 'failed', finds: [] } });
    }
  };
  const stop = (): void => {
    cancelTimer();
    for (const aborter of running.values()) aborter.abort();
    running.clear();
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    search(text) {
      const next = text.trim().slice(0, SEARCH_MAX);
      if (next === searched || kinds.length === 0) return;
      stop();
      searched = next;
      if (next.length < SEARCH_MIN) {
        setAll(() => idle);
        return;
      }
      const words = wordsOf(next);
      setAll((kind) => ({
        status: 'loading',
        finds: state[kind].finds.filter((find) => matches(find, words)),
      }));
      cancelTimer = clock.setTimeout(() => {
        for (const kind of kinds) void run(kind);
      }, SEARCH_DELAY_MS);
    },
    retry(kind) {
      if (state[kind].status !== 'failed') return;
      set({ [kind]: { status: 'loading', finds: [] } });
      void run(kind);
    },
    stop,
  };
}
