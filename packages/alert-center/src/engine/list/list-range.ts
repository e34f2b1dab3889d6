import { isBelow } from '../alert/alert-order.ts';
import type { Alert } from '../alert/alert.ts';
import { type AlertListState, type ListKey, isFoundKey, urgencyOfList } from './list-state.ts';

/** Whether the user is known to have access to the list (AC-2), and searches if it belongs to a search. */
export function isVisible(state: AlertListState, key: ListKey): boolean {
  if (isFoundKey(key) && state.search === null) return false;
  return urgencyOfList(key) === 'important' || state.canSeeUrgent === true;
}

/** Whether the alert is in the time window and not below the last row of the list. */
export function isInList(state: AlertListState, key: ListKey, alert: Alert): boolean {
  if (alert.createdOn < state.windowStart) return false;
  const { floor } = state.lists[key];
  return floor === null || !isBelow(alert, floor);
}
