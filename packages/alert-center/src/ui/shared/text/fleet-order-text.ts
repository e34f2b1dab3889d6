import type { Format } from '@pantau/core';
import type { Alert, FleetOrder } from '../../../engine/alert/alert.ts';
import type { FirstTranslate } from '../../../messages/alert-center-messages.ts';
import { durationText } from './duration-text.ts';

type Numbers = Pick<Format, 'number'>;

const offRouteCode = 140;

const oneDigit: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

export const kilometres = (km: number, t: FirstTranslate, format: Numbers): string =>
  t('distance', { number: format.number(km, oneDigit) });

/** Delay at the stop in seconds, actual or expected; `null` when on time or unknown. */
function lateness(order: FleetOrder): number | null {
  const { targetTime = null, actualTime = null, estimatedTargetTime = null } = order.detail ?? {};
  const arrival = actualTime ?? estimatedTargetTime;
  if (targetTime === null || arrival === null || arrival <= targetTime) return null;
  return (arrival - targetTime) / 1_000;
}

/** Value of a fleet-order alert in a row: distance off the route, or delay. */
export function fleetOrderValue(
  alert: Pick<Alert, 'alertCode'>,
  order: FleetOrder,
  t: FirstTranslate,
  format: Numbers,
): string | undefined {
  const pointInKm = order.detail?.pointInKm ?? null;
  if (alert.alertCode === offRouteCode) {
    return pointInKm === null ? undefined : kilometres(pointInKm, t, format);
  }
  const late = lateness(order);
  return late === null ? undefined : t('late', { duration: durationText(late, t, format) });
}

/** Task number and stop for the second line of a row. */
export function fleetOrderPlace({ foNumber, detail }: FleetOrder): string | undefined {
  return [foNumber, detail?.location].filter(Boolean).join(', ') || undefined;
}
