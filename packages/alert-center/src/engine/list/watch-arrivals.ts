import { isBelow } from '../alert/alert-order.ts';
import { type Urgency, isUnresolved } from '../alert/alert.ts';
import { type AlertListState, type AlertView, urgencies } from './list-state.ts';
import type { ListObservable } from './selectors.ts';

/**
 * Alerts of one list that were not known before, stand above its last row, and are still to be judged:
 * older pages do not count, nor what another filter shows.
 */
function arrivalsOf(
  before: AlertListState,
  next: AlertListState,
  urgency: Urgency,
): readonly AlertView[] {
  const { all: had, isLoaded } = before.lists[urgency];
  const { all } = next.lists[urgency];
  if (!isLoaded || all === had) return [];
  const last = before.entities.get(had.at(-1) ?? '')?.base;
  return all
    .filter((id) => !before.entities.has(id))
    .flatMap((id) => next.entities.get(id)?.view ?? [])
    .filter(({ alert }) => last === undefined || !isBelow(alert, last))
    .filter(({ alert }) => isUnresolved(alert));
}

/**
 * Tells of alerts as they arrive, newest first, also while they are held back. Nothing is told of those
 * that were there when the lists were first loaded. Returns the function that ends it.
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
