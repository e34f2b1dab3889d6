import type { Alert } from './alert.ts';

/** The fields of an alert that identify its notification. */
export interface NamedAlert extends Pick<Alert, 'alertCode' | 'createdOn' | 'alertFlag'> {
  /** Empty or null when the source does not assign ids to alerts. */
  readonly id: string | null;
  readonly vehicle: { readonly vehicleId: string };
}

/**
 * Parameter `id` of the route Notification Detail (AC-99): the raw alert's id; without one, its code,
 * vehicle id, creation time in ms and flag, joined by dashes.
 */
export function notificationDetailId(alert: NamedAlert): string {
  const { id: alertId, alertCode, vehicle, createdOn, alertFlag } = alert;
  if (alertId !== null && alertId !== '') return alertId;
  return [alertCode, vehicle.vehicleId, createdOn, alertFlag ?? ''].join('-');
}
