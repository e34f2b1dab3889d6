import type { Urgency } from '../alert/alert.ts';
import type { Observable } from '../state/state.ts';
import type { AlertListState } from './list-state.ts';
import { type AlertListView, listView } from './list-view.ts';

/** The part of the state that other features read from the lists. */
export interface WithList {
  readonly list: AlertListState;
}

/** The store as seen by a feature that only reads the lists. */
export type ListObservable = Observable<WithList>;

/** Returns the previous object while its fields are equal. */
function stable<T extends object>(): (next: T) => T {
  let before: T | undefined;
  return (next) => {
    const last = before;
    const keys = Object.keys(next) as (keyof T)[];
    if (last !== undefined && keys.every((key) => Object.is(next[key], last[key]))) return last;
    before = next;
    return next;
  };
}

/** Selects one list. Each call returns a selector that memoizes on its own. */
export function createListSelector(urgency: Urgency): (state: WithList) => AlertListView {
  const memoize = stable<AlertListView>();
  return ({ list }) => memoize(listView(list, urgency));
}
