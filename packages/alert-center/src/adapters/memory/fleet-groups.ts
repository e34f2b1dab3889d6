import { scopes } from '@pantau/core/base';
import type { VehicleGroup } from '../../engine/list/alert-search.ts';
import { fleet } from './fleet.ts';
import type { DemoUser } from './world-users.ts';

/** A vehicle group of the fleet, by the regions of its plates. */
export interface FleetGroup extends VehicleGroup {
  readonly vehicleIds: readonly string[];
}

const regions: readonly (readonly [name: string, plates: RegExp])[] = [
  ['Jabodetabek', /^B /],
  ['Jawa Tengah dan Timur', /^(H|L|W|AB|N) /],
  ['Luar Jawa', /^(BE|DK|BK|KT) /],
];

/** By name. */
export const fleetGroups: readonly FleetGroup[] = regions.map(([name, plates], index) => ({
  id: String(index + 1),
  name,
  vehicleIds: fleet
    .filter(({ licensePlate }) => plates.test(licensePlate))
    .map(({ vehicleId }) => vehicleId),
}));

/** Whether the user may see groups; users whose scopes are not stated may. */
export const canSeeGroups = (user: DemoUser): boolean =>
  user.scopes?.includes(scopes.vehicleGroupsRead) ?? true;

/** The groups that the user may see, by name. */
export const groupsOf = (user: DemoUser): readonly VehicleGroup[] =>
  canSeeGroups(user) ? fleetGroups.map(({ id, name }) => ({ id, name })) : [];

/** Ids of the vehicles that are in any of some groups. */
export const vehiclesOfGroups = (groupIds: readonly string[]): readonly string[] =>
  fleetGroups.filter(({ id }) => groupIds.includes(id)).flatMap(({ vehicleIds }) => vehicleIds);
