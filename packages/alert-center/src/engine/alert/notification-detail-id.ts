import type { Alert } from './alert.ts';

/** What of an alert names its Notification Detail. */
export interface NamedAlert extends Pick<Alert, 'alertCode' | 'createdOn' | 'alertFlag'> {
  /** Empty or null where the source gives alerts no id of their own. */
  readonly id: string | null;
  readonly vehicle: { readonly vehicleId: string };
}

/**
 * Parameter `id` of the route Notification Detail (doc "shell and sales orders", section 2): the raw
 * alert's id; without one its code, vehicle id, creation time in ms and flag, joined by dashes.
 */
export function notificationDetailId(alert: NamedAlert): string {
  const { id: alertId, alertCode, vehicle, createdOn, alertFlag } = alert;
  if (alertId !== null && alertId !== '') return alertId;
  return [alertCode, vehicle.vehicleId, createdOn, alertFlag ?? ''].join('-');
}
