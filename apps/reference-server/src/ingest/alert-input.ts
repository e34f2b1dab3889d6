import { findAlertCode } from '@pantau/core/contract';
import * as v from 'valibot';

const nullableNumber = v.nullable(v.number());
const nullableText = v.nullable(v.string());

/** Same shape as `StoredFleetOrder`. */
const fleetOrderSchema = v.object({
  foNumber: nullableText,
  foId: nullableText,
  logId: nullableText,
  detail: v.nullable(
    v.object({
      location: nullableText,
      total_fo_duration: nullableNumber,
      target_time: nullableText,
      actual_time: nullableText,
      point_location_name: nullableText,
      point_in_km: nullableNumber,
      estimated_target_time: nullableText,
      planned_activities_duration: nullableNumber,
    }),
  ),
});

/** A parsed alert, independent of its source format; `pending_alerts` stores it in this form. */
export const alertInputSchema = v.object({
  imei: v.string(),
  alertCode: v.number(),
  /** Epoch ms, by the device's clock. */
  createdOn: v.number(),
  alertFlag: nullableText,
  /** In the unit of the alert code; fuel drops are negative. */
  alertTrigger: nullableNumber,
  threshold: nullableNumber,
  durationSeconds: nullableNumber,
  latitude: nullableNumber,
  longitude: nullableNumber,
  alertData: nullableText,
  driverId: nullableNumber,
  cost: nullableNumber,
  geofences: v.array(v.object({ geofenceId: nullableNumber, fenceName: v.string() })),
  address: nullableText,
  /** Codes 137 to 143 only. */
  fleetOrder: v.optional(v.nullable(fleetOrderSchema), null),
  /** Distinguishes alerts of the same instant; for Traccar the event type. */
  source: v.string(),
});

export type AlertInput = v.InferOutput<typeof alertInputSchema>;

const blank = {
  alertFlag: null,
  alertTrigger: null,
  threshold: null,
  durationSeconds: null,
  latitude: null,
  longitude: null,
  alertData: null,
  driverId: null,
  cost: null,
  geofences: [],
  address: null,
  fleetOrder: null,
  source: '',
} as const satisfies Partial<AlertInput>;

const FUEL_DROP = 14;

/**
 * Derives fields from each other: for codes measured in seconds, trigger and duration are the same,
 * and a fuel drop is always negative.
 */
export function normalizeAlert(
  given: Pick<AlertInput, 'imei' | 'alertCode' | 'createdOn'> & Partial<AlertInput>,
): AlertInput {
  const alert: AlertInput = { ...blank, geofences: [], ...given };
  if (findAlertCode(alert.alertCode)?.unit === 's') {
    alert.alertTrigger ??= alert.durationSeconds;
    alert.durationSeconds ??= alert.alertTrigger === null ? null : Math.round(alert.alertTrigger);
  }
  if (alert.alertCode === FUEL_DROP && alert.alertTrigger !== null) {
    alert.alertTrigger = -Math.abs(alert.alertTrigger);
  }
  return alert;
}

/** Alerts of a company with the same key are duplicates. */
export function dedupeKeyOf(alert: AlertInput): string {
  return JSON.stringify([
    alert.imei,
    alert.alertCode,
    alert.createdOn,
    alert.alertFlag ?? '',
    alert.source,
  ]);
}

/** Maximum time that a device's clock may run ahead. */
const MAX_AHEAD_MS = 10 * 60_000;
/** Older alerts come from a device with a wrong clock. */
const MAX_AGE_MS = 365 * 86_400_000;

/** Returns why a time is implausible, or `null`. */
export function validateTime(field: string, at: number, now: number): string | null {
  if (at > now + MAX_AHEAD_MS) return `${field} is more than 10 minutes in the future`;
  if (at < now - MAX_AGE_MS) return `${field} is more than a year ago`;
  return null;
}
