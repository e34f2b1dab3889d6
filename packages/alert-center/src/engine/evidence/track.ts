import type { Alert } from '../alert/alert.ts';
import type { TrackPoint } from './places.ts';

/** Duration of the track that leads to the alert. */
export const TRACK_MS = 10 * 60_000;

/** Below this speed, km/h, a vehicle counts as stopped and its course is ignored. */
export const MOVING_MIN_KMH = 1;

type AlertPlace = Pick<Alert, 'createdOn' | 'position'>;

/** The track up to the position of the alert, oldest first; later points are omitted. */
export function trackTo(
  { createdOn, position }: AlertPlace,
  points: readonly TrackPoint[],
): readonly { readonly latitude: number; readonly longitude: number }[] {
  if (position === null) return [];
  const before = points.filter(({ recordedOn }) => recordedOn <= createdOn);
  return before.length === 0 ? [] : [...before, position];
}

/**
 * The heading at the last position before the alert, degrees clockwise from north. `null` when the vehicle
 * had stopped or the heading is unknown.
 */
export function headingAt(
  { createdOn }: Pick<Alert, 'createdOn'>,
  points: readonly TrackPoint[],
): number | null {
  const last = points.findLast(({ recordedOn }) => recordedOn <= createdOn);
  if (last === undefined || last.course === null) return null;
  return last.speed !== null && last.speed < MOVING_MIN_KMH ? null : last.course;
}
