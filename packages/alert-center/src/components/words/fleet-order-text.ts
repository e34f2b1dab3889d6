import type { Format } from '@pantau/core';
import type { Alert, FleetOrder } from '../../domain/alert.ts';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import { durationText } from './duration-text.ts';
import type { ValueFact } from './value-text.ts';

type Texts = Pick<Format, 'number' | 'dateTime'>;

const offRouteCode = 140;

const oneDigit: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

const kilometres = (km: number, words: AlertCenterTranslate, format: Texts): string =>
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
  format: Texts,
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

/** What is known of the task, for the detail (spec alerts §3, Fleet-order alert extras). */
export function fleetOrderFacts(
  order: FleetOrder,
  words: AlertCenterTranslate,
  format: Texts,
): readonly ValueFact[] {
  const { detail } = order;
  if (detail === null) return [];
  const time = (instant: number | null): string | null =>
    instant === null ? null : format.dateTime(instant);
  const duration = (seconds: number | null): string | null =>
    seconds === null ? null : durationText(seconds, words, format);
  const away = detail.pointInKm === null ? null : kilometres(detail.pointInKm, words, format);
  const point = [detail.pointLocationName, away].filter(Boolean).join(', ');
  const facts = [
    [words('fleetOrderStop'), detail.location],
    [words('fleetOrderTarget'), time(detail.targetTime)],
    [words('fleetOrderExpected'), time(detail.estimatedTargetTime)],
    [words('fleetOrderActual'), time(detail.actualTime)],
    [words('fleetOrderPoint'), point],
    [words('fleetOrderDuration'), duration(detail.totalFoDuration)],
    [words('fleetOrderActivities'), duration(detail.plannedActivitiesDuration)],
  ] as const;
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}
