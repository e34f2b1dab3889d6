import type { Alert } from '../../engine/alert/alert.ts';
import { type FleetVehicle, fleet } from './fleet.ts';
import type { WorldRecords } from './world-log.ts';

export interface WorldVehicle {
  readonly vehicleId: string;
  readonly imei: string | null;
  readonly deviceType: string | null;
  /** Whether the device type has cameras. */
  readonly hasCamera: boolean;
}

/** Vehicles of the company: its fleet, and any others that its alerts refer to. */
export interface WorldVehicles {
  find(vehicleId: string): WorldVehicle | undefined;
  ofImei(imei: string): WorldVehicle | undefined;
  alertsOf(vehicleId: string): readonly Alert[];
  /** The position of the alert closest to an instant, or else the vehicle's usual place. */
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

export function createWorldVehicles(records: WorldRecords): WorldVehicles {
  /** Alerts come first: a story or test may have overridden the vehicle of an alert. */
  const all = (): readonly WorldVehicle[] => [
    ...[...records.alerts.values()].map(ofAlert),
    ...fleet.map(ofFleet),
  ];
  const alertsOf = (vehicleId: string): readonly Alert[] =>
    [...records.alerts.values()].filter((alert) => alert.vehicle.vehicleId === vehicleId);

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
