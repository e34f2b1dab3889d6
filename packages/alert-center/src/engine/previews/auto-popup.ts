import { opensByItself } from './auto-popup-rule.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { AlertListState } from '../list/list-state.ts';

/** Alerts remembered as told; those before them are long gone from the feed. */
const REMEMBERED = 1_000;

/**
 * Tells of arrivals that open by themselves, each once, as they are now. Returns the function that is
 * told of every arrival.
 */
export function createAutoPopup(
  onAutoPopup: (alert: Alert) => void,
): (arrivals: readonly Alert[], state: AlertListState) => void {
  const told = new Set<AlertId>();
  return (arrivals, state) => {
    const { rules, canSeeUrgent, entities } = state;
    if (rules === null) return;
    for (const arrival of arrivals) {
      const id = arrival.id;
      const alert = entities.get(id)?.view.alert ?? arrival;
      if (told.has(id) || !opensByItself(alert, rules, canSeeUrgent === true)) continue;
      told.add(id);
      const [oldest] = told;
      if (told.size > REMEMBERED && oldest !== undefined) told.delete(oldest);
      onAutoPopup(alert);
    }
  };
}
