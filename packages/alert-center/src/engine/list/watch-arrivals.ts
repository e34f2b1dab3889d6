import { isBelow } from '../alert/alert-order.ts';
import { type Urgency, isUnresolved } from '../alert/alert.ts';
import { type AlertListState, type AlertView, urgencies } from './list-state.ts';
import type { ListObservable } from './selectors.ts';

/**
 * Unresolved alerts of one list that were not known before and are above its last row: rows of older pages
 * and rows revealed by another filter do not count.
 */
function arrivalsOf(
  before: AlertListState,
  next: AlertListState,
  urgency: Urgency,
): readonly AlertView[] {
  const { all: known, isLoaded } = before.lists[urgency];
  const { all } = next.lists[urgency];
  if (!isLoaded || all === known) return [];
  const last = before.entities.get(known.at(-1) ?? '')?.base;
  return all
    .filter((id) => !before.entities.has(id))
    .flatMap((id) => next.entities.get(id)?.view ?? [])
    .filter(({ alert }) => last === undefined || !isBelow(alert, last))
    .filter(({ alert }) => isUnresolved(alert));
}

/**
 * Reports alerts as they arrive, newest first, including those held back, but not those of the first load.
 * Returns a function that stops watching.
 */
export function watchArrivals(
  store: ListObservable,
  onArrivals: (arrivals: readonly AlertView[]) => void,
): () => void {
  let before = store.get().list;
  const listOf = ({ list }: { readonly list: AlertListState }): AlertListState => list;
  return store.subscribe(listOf, (next) => {
    const arrivals = urgencies.flatMap((urgency) => arrivalsOf(before, next, urgency));
    before = next;
    if (arrivals.length > 0) onArrivals(arrivals);
  });
}
