import type { AlertId } from '../alert/alert.ts';
import type { AlertSearch } from './alert-search.ts';
import type { Draft } from './draft.ts';
import type { AlertListState, Entity, FoundKey } from './list-state.ts';
import type { AlertPage, FoundAlerts } from './responses.ts';

/** What the reducer does with a search (`found.ts`). */
export interface SearchRules {
  /** Whether a list of the search may show the alert. */
  isFoundAlert(draft: Draft, key: FoundKey, entity: Entity): boolean;
  /** Whether the source has to say if the search finds the alert. */
  isUndecided(state: AlertListState, entity: Entity): boolean;
  /** Alerts to ask the source about, the latest ones first. */
  undecidedIds(state: AlertListState): readonly AlertId[];
  /** Changes the search; `null` ends it. */
  onSearch(draft: Draft, search: AlertSearch | null): void;
  /** Takes over what the source found among the alerts that it was asked about. */
  onFound(draft: Draft, asked: readonly AlertId[], found: FoundAlerts): void;
  /** What a page of the search says about one known alert that it does not list. */
  learnMismatch(draft: Draft, entity: Entity, page: AlertPage): void;
  /** Requests what the source knows about the search once something may have changed. */
  followFound(draft: Draft): void;
}

/*
 * The rules load with the first search, apart from the lists that every page needs. They are constant, so the reducer
 * stays a pure function: a state has a search only after they were provided.
 */
let provided: SearchRules | null = null;

export function provideSearchRules(rules: SearchRules): void {
  provided = rules;
}

/** Null before the first search. */
export const searchRules = (): SearchRules | null => provided;
