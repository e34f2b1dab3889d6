import { findAlertCode } from '@pantau/core/contract';
import type { Alert } from '../alert/alert.ts';
import { alertValue } from '../alert/alert-value.ts';

/** Which of two measured values is worse. */
type Worse = 'higher' | 'lower';

/**
 * The worse direction of every code with a measured value (docs/decisions/0043). Devices send the amount of a fuel drop
 * with or without a sign: the larger amount is worse.
 */
export const worseDirections: ReadonlyMap<number, Worse> = new Map([
  // Speed limit, and the limit of a road sign, km/h
  [8, 'higher'],
  [113, 'higher'],
  // Fuel rise and drop, % of the tank
  [13, 'higher'],
  [14, 'higher'],
  // Idle, parked and driving time, s
  [15, 'higher'],
  [16, 'higher'],
  [117, 'higher'],
  // Temperature of the box above and below its limit, °C
  [17, 'higher'],
  [18, 'lower'],
  // Eyes closed, s
  [49, 'higher'],
]);

const fuelDropCode = 14;

type Measured = Pick<Alert, 'alertCode' | 'alertTrigger' | 'threshold'>;

/** The alert with the worst measured value among repeats of one event, the newest of equal ones; `null` without a value. */
export function worstOf<A extends Measured>(repeats: readonly A[]): A | null {
  let worst: { readonly alert: A; readonly value: number } | null = null;
  for (const alert of repeats) {
    const direction = worseDirections.get(alert.alertCode);
    const measured = alertValue(alert, findAlertCode(alert.alertCode));
    if (direction === undefined || measured === null) continue;
    const amount = alert.alertCode === fuelDropCode ? Math.abs(measured.value) : measured.value;
    const value = direction === 'lower' ? -amount : amount;
    if (worst === null || value > worst.value) worst = { alert, value };
  }
  return worst?.alert ?? null;
}
