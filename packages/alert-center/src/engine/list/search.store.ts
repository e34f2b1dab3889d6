import type { KeyValueStore } from '@pantau/core';
import {
  array,
  boolean,
  maxLength,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { type StorageScope, createScopedPersisted } from '../state/storage-scope.ts';
import {
  type AlertSearch,
  SEARCH_TEXT_MAX,
  alertGroups,
  normalSearch,
  sameSearch,
} from './alert-search.ts';
import { foundRules } from './found.ts';
import { provideSearchRules } from './search-rules.ts';
import { type UnreadBelowOptions, watchUnreadBelow } from './unread-below.ts';

const schema = nullable(
  object({
    text: pipe(string(), maxLength(SEARCH_TEXT_MAX)),
    groups: array(picklist(alertGroups)),
    vehicleGroups: array(string()),
    unreadOnly: boolean(),
    owner: optional(picklist(['mine', 'nobody'])),
  }),
);

export interface SearchStateOptions extends UnreadBelowOptions {
  readonly store: KeyValueStore;
  readonly scope: StorageScope;
  readonly current: () => AlertSearch | null;
  /** Called before the rows change. */
  readonly onChange: () => void;
}

/**
 * The user's search, persisted as `alertSearch`. Each tab keeps its own until it is loaded again. Lazy: loads apart
 * from the lists.
 */
export interface SearchState {
  /** A search without conditions ends it. */
  set(search: AlertSearch): void;
  /**
   * Restores the stored search, now and whenever the user becomes known, and searches for what is unread below the rows.
   * Returns a function that stops that.
   */
  start(): () => void;
}

export function createSearchState(options: SearchStateOptions): SearchState {
  const { scope, dispatch } = options;
  provideSearchRules(foundRules);
  const stored = createScopedPersisted<AlertSearch | null>({
    store: options.store,
    scope,
    key: 'alertSearch',
    schema,
    fallback: null,
    onError: options.onError,
  });
  const show = (search: AlertSearch | null): void => dispatch({ type: 'searchChanged', search });
  return {
    set(search) {
      const next = normalSearch(search);
      if (sameSearch(next, options.current())) return;
      options.onChange();
      if (next === null) stored.remove();
      else stored.set(next);
      show(next);
    },
    start() {
      show(stored.get());
      const ends = [scope.subscribe(() => show(stored.get())), watchUnreadBelow(options)];
      return () => ends.forEach((end) => end());
    },
  };
}
