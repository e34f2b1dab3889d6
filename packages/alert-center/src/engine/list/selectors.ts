import type { PantauError } from '@pantau/core';
import type { Urgency } from '../alert/alert.ts';
import type { Observable } from '../state/state.ts';
import type { AlertListState } from './list-state.ts';
import { type AlertListView as DomainListView, listView } from './list-view.ts';

export interface AlertListView extends DomainListView {
  readonly error: PantauError | null;
}

/** The part of the state that features above the lists read. */
export interface WithList {
  readonly list: AlertListState;
}

/** The store, to a feature that reads only the lists. */
export type ListObservable = Observable<WithList>;

/** Returns the same object while its fields are the same. */
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

/** Selects one list. Each call returns a selector with its own memory. */
export function createListSelector(urgency: Urgency): (state: WithList) => AlertListView {
  const keep = stable<AlertListView>();
  // The engine stores no other errors than PantauErrors.
  return ({ list }) => keep(listView(list, urgency) as AlertListView);
}
