import { findAlertCode } from '@pantau/core/contract';
import type { Alert, Urgency } from '../alert/alert.ts';
import { settlementOf } from '../alert/settlement.ts';
import type { AlertHistoryFilter, AlertState, OpenRange } from './history-query.ts';

/** The one state of an alert: false takes precedence over resolved. */
export const stateOf = (alert: Alert): AlertState => settlementOf(alert)?.kind ?? 'unresolved';

export const isWithin = (instant: number, { start, end }: OpenRange): boolean =>
  (start === null || instant >= start) && (end === null || instant <= end);

/** Whether every word of a search occurs in one of the texts, or in the plate without its spaces. */
export function isFound(
  search: string,
  licensePlate: string,
  others: readonly (string | undefined)[],
): boolean {
  const places = [licensePlate, licensePlate.replaceAll(' ', ''), ...others].map((place) =>
    (place ?? '').toLowerCase(),
  );
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => places.some((place) => place.includes(word)));
}

const isIn = <T>(list: readonly T[] | null, value: T): boolean =>
  list === null || list.includes(value);

/**
 * Whether an alert belongs to the rows of a query.
 *
 * @param urgency of the alert for the user
 * @param vehiclesOfGroups ids of the vehicles in the vehicle groups of the filter; `null` without that condition
 */
export function matchesHistory(
  alert: Alert,
  urgency: Urgency,
  filter: AlertHistoryFilter,
  vehiclesOfGroups: ReadonlySet<string> | null,
): boolean {
  const group = findAlertCode(alert.alertCode)?.group;
  return (
    isFound(filter.search, alert.vehicle.licensePlate, [alert.driver?.fullname]) &&
    isWithin(alert.createdOn, filter.range) &&
    isIn(filter.states, stateOf(alert)) &&
    (filter.read === null || filter.read === alert.read) &&
    (filter.urgency === null || filter.urgency === urgency) &&
    (filter.groups === null || (group !== undefined && filter.groups.includes(group))) &&
    isIn(filter.alertCodes, alert.alertCode) &&
    (filter.vehicleGroups === null || vehiclesOfGroups?.has(alert.vehicle.vehicleId) === true)
  );
}
