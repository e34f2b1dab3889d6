import { type LazyStateOptions, createLazyState } from '../state/lazy-state.ts';
import type { SearchState, SearchStateOptions } from './search.store.ts';

export interface LazySearchOptions extends SearchStateOptions, LazyStateOptions {
  /** Whether the source has a search. */
  readonly canSearch: boolean;
}

/** The user's search; its code loads once the page has settled, or with the first search. */
export function createLazySearch(options: LazySearchOptions): SearchState {
  const { canSearch, onError } = options;
  const lazy = createLazyState(options, async () =>
    (await import('./search.store.ts')).createSearchState(options),
  );
  return {
    set(search) {
      if (canSearch) lazy.load().then((state) => state.set(search), onError);
    },
    start: () => (canSearch ? lazy.start() : () => {}),
  };
}
