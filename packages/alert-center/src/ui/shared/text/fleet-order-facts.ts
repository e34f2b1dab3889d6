import type { Format } from '@pantau/core';
import type { FleetOrder } from '../../../engine/alert/alert.ts';
import { durationText } from './duration-text.ts';
import { kilometres } from './fleet-order-text.ts';
import type { PreviewTexts } from './preview-texts.ts';
import type { ValueFact } from './value-facts.ts';

type Texts = Pick<Format, 'number' | 'dateTime'>;

/** Known facts of a fleet task for the preview. */
export function fleetOrderFacts(
  order: FleetOrder,
  { t, tPreview }: PreviewTexts,
  format: Texts,
): readonly ValueFact[] {
  const { detail } = order;
  if (detail === null) return [];
  const time = (instant: number | null): string | null =>
    instant === null ? null : format.dateTime(instant);
  const duration = (seconds: number | null): string | null =>
    seconds === null ? null : durationText(seconds, t, format);
  const away = detail.pointInKm === null ? null : kilometres(detail.pointInKm, t, format);
  const point = [detail.pointLocationName, away].filter(Boolean).join(', ');
  const facts = [
    [tPreview('fleetOrderStop'), detail.location],
    [tPreview('fleetOrderTarget'), time(detail.targetTime)],
    [tPreview('fleetOrderExpected'), time(detail.estimatedTargetTime)],
    [tPreview('fleetOrderActual'), time(detail.actualTime)],
    [tPreview('fleetOrderPoint'), point],
    [tPreview('fleetOrderDuration'), duration(detail.totalFoDuration)],
    [tPreview('fleetOrderActivities'), duration(detail.plannedActivitiesDuration)],
  ] as const;
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}
