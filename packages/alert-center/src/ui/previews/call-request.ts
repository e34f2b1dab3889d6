import { type CallRequest, callableDeviceTypes } from '@pantau/core/calls';
import type { Alert } from '../../engine/alert/alert.ts';

/**
 * What the driver is called with; null: there is no device over which he can be
 * (spec alerts §6; fields: doc "shell and sales orders", section 7, voice call store actions).
 */
export function callRequestOf({ callState, vehicle, driver }: Alert): CallRequest | null {
  if (callState === null || !callState.hasVoip) return null;
  const { deviceType, vehicleIdVoip, imeiVoip } = callState;
  const imei = imeiVoip ?? vehicle.imei;
  if (deviceType === null || !callableDeviceTypes.includes(deviceType) || imei === null)
    return null;
  return {
    vehicleId: vehicleIdVoip ?? vehicle.vehicleId,
    licensePlate: vehicle.licensePlate,
    driver: driver?.fullname ?? null,
    imei,
    deviceType,
    entryPoint: 'alertCenter',
  };
}
