import { type CallRequest, callableDeviceTypes } from '@pantau/core/calls';
import type { Alert } from '../../engine/alert/alert.ts';

/** Request to call the driver; `null` without a callable device. */
export function callRequestOf({ id, callState, vehicle, driver }: Alert): CallRequest | null {
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
    alertId: id,
  };
}
