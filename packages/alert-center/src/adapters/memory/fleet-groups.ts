import type { VehicleGroup } from '../../engine/history/alert-history-source.port.ts';
import { fleet } from './fleet.ts';

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
