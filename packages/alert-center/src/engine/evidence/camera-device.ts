import type { Alert } from '../alert/alert.ts';
import type { Device } from './places.ts';
import { deviceKindOf } from './camera.ts';
import type { CameraDevice } from './evidence-state.ts';

type OfAlert = Pick<Alert, 'sourceDeviceType' | 'vehicle'>;

/**
 * The device whose camera saw what the alert is about: of the type that raised it where that is told, the
 * one that the alert names before the vehicle's main device. Null: there is none that could be asked.
 */
export function cameraDeviceOf(
  { sourceDeviceType, vehicle }: OfAlert,
  devices: readonly Device[],
): CameraDevice | null {
  const isOfType = ({ deviceType }: Device): boolean =>
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

/** Whether the device that raised the alert is of a kind that has cameras (spec alerts §6, §7). */
export const mayHaveCamera = ({ sourceDeviceType }: Pick<Alert, 'sourceDeviceType'>): boolean =>
  deviceKindOf(sourceDeviceType) !== 'other';
