import type { Format } from '@pantau/core';
import type { Alert, FleetOrder } from '../../../engine/alert/alert.ts';
import type { AlertCenterTranslate } from '../../../messages/alert-center-messages.ts';
import { durationText } from './duration-text.ts';

type Numbers = Pick<Format, 'number'>;

const offRouteCode = 140;

const oneDigit: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

export const kilometres = (km: number, words: AlertCenterTranslate, format: Numbers): string =>
  words('distance', { number: format.number(km, oneDigit) });

/** How late the vehicle came, or will come, at the stop: s; null where it is in time or not told. */
function lateness(order: FleetOrder): number | null {
  const { targetTime = null, actualTime = null, estimatedTargetTime = null } = order.detail ?? {};
  const arrival = actualTime ?? estimatedTargetTime;
  if (targetTime === null || arrival === null || arrival <= targetTime) return null;
  return (arrival - targetTime) / 1_000;
}

/** The value of a fleet-order alert as a row shows it: how far off the route, or how late. */
export function fleetOrderValue(
  alert: Pick<Alert, 'alertCode'>,
  order: FleetOrder,
  words: AlertCenterTranslate,
  format: Numbers,
): string | undefined {
  const pointInKm = order.detail?.pointInKm ?? null;
  if (alert.alertCode === offRouteCode) {
    return pointInKm === null ? undefined : kilometres(pointInKm, words, format);
  }
  const late = lateness(order);
  return late === null ? undefined : words('late', { duration: durationText(late, words, format) });
}

/** Number of the task and the stop it is about, for the second line of a row. */
export function fleetOrderPlace({ foNumber, detail }: FleetOrder): string | undefined {
  return [foNumber, detail?.location].filter(Boolean).join(', ') || undefined;
}
