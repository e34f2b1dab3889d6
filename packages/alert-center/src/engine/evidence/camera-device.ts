import type { Alert } from '../alert/alert.ts';
import type { VehicleDevice } from './places.ts';
import { deviceKindOf } from './camera.ts';
import type { CameraDevice } from './evidence-state.ts';

type AlertDevice = Pick<Alert, 'sourceDeviceType' | 'vehicle'>;

/**
 * The device to request the video from: of the type that raised the alert, when known; the device named by
 * the alert before the vehicle's main device. `null` when the vehicle has no such device.
 */
export function cameraDeviceOf(
  { sourceDeviceType, vehicle }: AlertDevice,
  devices: readonly VehicleDevice[],
): CameraDevice | null {
  const isOfType = ({ deviceType }: VehicleDevice): boolean =>
    sourceDeviceType !== null && deviceType === sourceDeviceType;
  const eligible = devices.some(isOfType) ? devices.filter(isOfType) : devices;
  const device =
    eligible.find(({ imei }) => imei === vehicle.imei) ??
    eligible.find(({ isMain }) => isMain) ??
    eligible[0];
  const imei = device?.imei ?? vehicle.imei;
  if (imei === null || imei === '') return null;
  return { imei, kind: deviceKindOf(device?.deviceType ?? sourceDeviceType) };
}

/** Whether the device that raised the alert is of a kind with cameras. */
export const mayHaveCamera = ({ sourceDeviceType }: Pick<Alert, 'sourceDeviceType'>): boolean =>
  deviceKindOf(sourceDeviceType) !== 'other';
