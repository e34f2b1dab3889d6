import { isBelow } from '../alert/alert-order.ts';
import { type AlertId, type Urgency, isUnresolved } from '../alert/alert.ts';
import { isWaitingEmergency } from '../alert/emergency.ts';
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
    .filter(({ alert, snoozed }) => isUnresolved(alert) && !snoozed);
}

/**
 * Reports alerts as they arrive, newest first, including those held back, but not those of the first load or those
 * that the user snoozes.
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

/**
 * Reports emergencies that nobody has opened and that did not arrive just now, such as those of the first
 * load; each of them once, newest first. Returns a function that stops watching.
 */
export function watchFoundEmergencies(
  store: ListObservable,
  onFound: (found: readonly AlertView[]) => void,
): () => void {
  const reported = new Set<AlertId>();
  let before: AlertListState | null = null;
  const look = (next: AlertListState): void => {
    const last = before ?? next;
    before = next;
    if (
      urgencies.every(
        (urgency) => last !== next && last.lists[urgency].all === next.lists[urgency].all,
      )
    )
      return;
    const waiting = urgencies
      .flatMap((urgency) => next.lists[urgency].all)
      .flatMap((id) => next.entities.get(id)?.view ?? [])
      .filter(({ alert }) => isWaitingEmergency(alert) && !reported.has(alert.id));
    const arrivals = new Set(urgencies.flatMap((urgency) => arrivalsOf(last, next, urgency)));
    for (const { alert } of waiting) reported.add(alert.id);
    const found = waiting.filter((view) => !arrivals.has(view));
    if (found.length > 0) onFound(found);
  };
  look(store.get().list);
  return store.subscribe(({ list }) => list, look);
}
