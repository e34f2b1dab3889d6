import type { Alert } from '../alert/alert.ts';
import { isWaitingEmergency } from '../alert/emergency.ts';
import { EMERGENCY_SOUNDS_MS } from '../alert/limits.ts';
import { type AlertListState, urgencies } from '../list/list-state.ts';
import { offsetOf } from '../list/server-clock.ts';

/** Whether an emergency keeps sounding: nobody has opened, taken or settled it. */
const keepsSounding = (alert: Alert, since: number): boolean =>
  isWaitingEmergency(alert) && (alert.owner ?? null) === null && alert.receivedOn >= since;

/**
 * Whether any emergency keeps sounding (AC-868). One from long before the page was opened does not: it is announced
 * and on top of its list, and there is nobody on the other end any more who waits for an answer within seconds.
 *
 * @param openedOn by the browser's clock, epoch ms
 */
export function hasSoundingEmergency(list: AlertListState, openedOn: number): boolean {
  const since = openedOn + offsetOf(list) - EMERGENCY_SOUNDS_MS;
  return urgencies.some((urgency) => {
    for (const id of list.lists[urgency].all) {
      const alert = list.entities.get(id)?.view.alert;
      if (alert === undefined) continue;
      // Those that nobody has opened are on top.
      if (!isWaitingEmergency(alert)) return false;
      if (keepsSounding(alert, since)) return true;
    }
    return false;
  });
}
