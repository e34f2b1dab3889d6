import { PantauError } from '@pantau/core/base';
import { findAlertCode } from '@pantau/core/contract';
import { type Alert, isUnread } from '../../engine/alert/alert.ts';
import { isEmergency } from '../../engine/alert/emergency.ts';
import { hasOwner } from '../../engine/alert/owner.ts';
import { isFound } from '../../engine/history/matches-history.ts';
import { type AlertSearch, SEARCH_TEXT_MAX } from '../../engine/list/alert-search.ts';
import { canSeeGroups, vehiclesOfGroups } from './fleet-groups.ts';
import type { DemoUser } from './world-users.ts';

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
  const isMember = vehiclesOfGroups(search.vehicleGroups).includes(vehicle.vehicleId);
  return (
    isFound(search.text.trim(), vehicle.licensePlate, texts) &&
    (search.groups.length === 0 || (group !== undefined && search.groups.includes(group))) &&
    (search.vehicleGroups.length === 0 || (isMember && canSeeGroups(user))) &&
    (!search.unreadOnly || isUnread(alert)) &&
    hasOwner(alert, search.owner, user.userId)
  );
}
