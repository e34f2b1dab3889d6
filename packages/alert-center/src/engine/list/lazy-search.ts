import type { Clock } from '@pantau/core';
import { createLazy, whenIdle } from '@pantau/core/lazy';
import type { SearchState, SearchStateOptions } from './search.store.ts';

export interface LazySearchOptions extends SearchStateOptions {
  readonly clock: Clock;
  /** Whether the source has a search. */
  readonly canSearch: boolean;
  readonly isStarted: () => boolean;
}

/** The user's search; its code loads once the page has settled, or with the first search. */
export function createLazySearch(options: LazySearchOptions): SearchState {
  const { clock, canSearch, isStarted, onError } = options;
  const lazy = createLazy(async () => {
    const { createSearchState } = await import('./search.store.ts');
    return createSearchState(options);
  });
  const whenLoaded = (run: (state: SearchState) => void): void => {
    if (canSearch) lazy.load().then(run, onError);
  };
  return {
    set: (search) => whenLoaded((state) => state.set(search)),
    start() {
      let end = whenIdle(clock, () =>
        whenLoaded((state) => {
          if (isStarted()) end = state.start();
        }),
      );
      return () => end();
    },
  };
}
