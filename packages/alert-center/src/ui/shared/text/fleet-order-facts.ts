import type { Format } from '@pantau/core';
import type { FleetOrder } from '../../../engine/alert/alert.ts';
import { durationText } from './duration-text.ts';
import { kilometres } from './fleet-order-text.ts';
import type { PreviewTexts } from './preview-texts.ts';
import type { ValueFact } from './value-facts.ts';

type Texts = Pick<Format, 'number' | 'dateTime'>;

/** What is known of the task, for the detail (spec alerts §3, Fleet-order alert extras). */
export function fleetOrderFacts(
  order: FleetOrder,
  { words, previewWords }: PreviewTexts,
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
    [previewWords('fleetOrderStop'), detail.location],
    [previewWords('fleetOrderTarget'), time(detail.targetTime)],
    [previewWords('fleetOrderExpected'), time(detail.estimatedTargetTime)],
    [previewWords('fleetOrderActual'), time(detail.actualTime)],
    [previewWords('fleetOrderPoint'), point],
    [previewWords('fleetOrderDuration'), duration(detail.totalFoDuration)],
    [previewWords('fleetOrderActivities'), duration(detail.plannedActivitiesDuration)],
  ] as const;
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}
