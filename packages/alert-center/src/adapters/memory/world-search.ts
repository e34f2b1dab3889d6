import { PantauError, scopes } from '@pantau/core';
import { findAlertCode } from '@pantau/core/contract';
import { type Alert, isUnread } from '../../engine/alert/alert.ts';
import { isEmergency } from '../../engine/alert/emergency.ts';
import { isFound } from '../../engine/history/matches-history.ts';
import {
  type AlertSearch,
  SEARCH_TEXT_MAX,
  type VehicleGroup,
} from '../../engine/list/alert-search.ts';
import type { DemoUser } from './world-users.ts';

/** The vehicle groups of the company and the vehicles in them, by id. */
const groups: readonly (VehicleGroup & { readonly vehicleIds: readonly string[] })[] = [
  { id: '1', name: 'Jabodetabek', vehicleIds: ['1', '5', '7', '8'] },
  { id: '2', name: 'Jawa Tengah & DIY', vehicleIds: ['6', '10'] },
  { id: '3', name: 'Jawa Timur', vehicleIds: ['2', '9', '11'] },
  { id: '4', name: 'Luar Jawa', vehicleIds: ['4', '12', '13', '14'] },
];

/** Users whose scopes are not stated may do everything. */
const holds = (user: DemoUser, scope: string): boolean => user.scopes?.includes(scope) ?? true;

/** The groups that the user may search by, by name. */
export const vehicleGroupsOf = (user: DemoUser): readonly VehicleGroup[] =>
  holds(user, scopes.vehicleGroupsRead) ? groups.map(({ id, name }) => ({ id, name })) : [];

/**
 * Whether a search finds an alert.
 *
 * @param alert as the user sees it
 * @throws PantauError `invalid` for a text that is too long
 */
export function isFoundBy(user: DemoUser, alert: Alert, search: AlertSearch): boolean {
  if (search.text.length > SEARCH_TEXT_MAX) throw new PantauError('invalid', { status: 400 });
  if (isEmergency(alert)) return true;
  const { description, shortDescription, vehicle } = alert;
  const group = findAlertCode(alert.alertCode)?.group;
  const texts = [
    alert.driver?.fullname,
    alert.address ?? undefined,
    ...alert.geofences.map(({ fenceName }) => fenceName),
    ...[description, shortDescription].flatMap(({ id, en }) => [id, en]),
    alert.fleetOrder?.foNumber ?? undefined,
  ];
  const isMember = groups.some(
    ({ id, vehicleIds }) =>
      search.vehicleGroups.includes(id) && vehicleIds.includes(vehicle.vehicleId),
  );
  return (
    isFound(search.text.trim(), vehicle.licensePlate, texts) &&
    (search.groups.length === 0 || (group !== undefined && search.groups.includes(group))) &&
    (search.vehicleGroups.length === 0 || (isMember && holds(user, scopes.vehicleGroupsRead))) &&
    (!search.unreadOnly || isUnread(alert))
  );
}
