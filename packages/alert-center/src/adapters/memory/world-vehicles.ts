import type { Alert } from '../../engine/alert/alert.ts';
import { type FleetVehicle, fleet } from './fleet.ts';
import type { WorldBooks } from './world-log.ts';

export interface WorldVehicle {
  readonly vehicleId: string;
  readonly imei: string | null;
  readonly deviceType: string | null;
  /** Its device is of a type that has cameras (spec alerts §7). */
  readonly hasCamera: boolean;
}

/** Vehicles of the company: its fleet, and whatever else its alerts name. */
export interface WorldVehicles {
  find(vehicleId: string): WorldVehicle | undefined;
  ofImei(imei: string): WorldVehicle | undefined;
  alertsOf(vehicleId: string): readonly Alert[];
  /** Where it was at an instant, as far as an alert or the fleet's list tells. */
  positionNear(
    vehicleId: string,
    instant: number,
  ): { readonly at: NonNullable<Alert['position']>; readonly when: number } | null;
}

const cameraTypes: readonly (string | null)[] = ['bsj', 'vss-howen'];

const ofFleet = ({ vehicleId, imei, deviceType }: FleetVehicle): WorldVehicle => ({
  vehicleId,
  imei,
  deviceType,
  hasCamera: cameraTypes.includes(deviceType),
});

const ofAlert = ({ vehicle, sourceDeviceType }: Alert): WorldVehicle => ({
  vehicleId: vehicle.vehicleId,
  imei: vehicle.imei,
  deviceType: sourceDeviceType,
  hasCamera: cameraTypes.includes(sourceDeviceType),
});

export function createWorldVehicles(books: WorldBooks): WorldVehicles {
  /** What an alert tells of its vehicle was wished so: it comes before the fleet's list. */
  const all = (): readonly WorldVehicle[] => [
    ...[...books.alerts.values()].map(ofAlert),
    ...fleet.map(ofFleet),
  ];
  const alertsOf = (vehicleId: string): readonly Alert[] =>
    [...books.alerts.values()].filter((alert) => alert.vehicle.vehicleId === vehicleId);

  return {
    find: (vehicleId) => all().find((vehicle) => vehicle.vehicleId === vehicleId),
    ofImei: (imei) => all().find((vehicle) => vehicle.imei === imei),
    alertsOf,
    positionNear(vehicleId, instant) {
      const away = ({ createdOn }: Alert): number => Math.abs(createdOn - instant);
      const [closest] = alertsOf(vehicleId)
        .filter(({ position }) => position !== null)
        .toSorted((one, other) => away(one) - away(other));
      if (closest?.position != null) return { at: closest.position, when: closest.createdOn };
      const known = fleet.find((vehicle) => vehicle.vehicleId === vehicleId);
      if (known === undefined) return null;
      const { latitude, longitude } = known;
      return { at: { latitude, longitude }, when: instant };
    },
  };
}
