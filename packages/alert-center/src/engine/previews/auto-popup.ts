import { shouldAutoOpen } from './auto-popup-rule.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { AlertListState } from '../list/list-state.ts';

/** Number of reported alerts to remember; the feed does not repeat older ones. */
const REPORTED_MAX = 1_000;

/**
 * Reports each arrival that should open automatically once, in its current state, unless the user snoozes it. Returns
 * the function to call with every batch of arrivals.
 */
export function createAutoPopup(
  onAutoPopup: (alert: Alert) => void,
): (arrivals: readonly Alert[], state: AlertListState) => void {
  const reported = new Set<AlertId>();
  return (arrivals, state) => {
    const { rules, canSeeUrgent, entities } = state;
    if (rules === null) return;
    for (const arrival of arrivals) {
      const id = arrival.id;
      const { alert, snoozed } = entities.get(id)?.view ?? { alert: arrival, snoozed: false };
      if (snoozed || reported.has(id) || !shouldAutoOpen(alert, rules, canSeeUrgent === true))
        continue;
      reported.add(id);
      const [oldest] = reported;
      if (reported.size > REPORTED_MAX && oldest !== undefined) reported.delete(oldest);
      onAutoPopup(alert);
    }
  };
}
