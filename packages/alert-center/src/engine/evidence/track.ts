import type { Alert } from '../alert/alert.ts';
import type { TrackPoint } from './places.ts';

/** How much of its way leads to the place of the alert: the last 10 minutes. */
export const TRACK_MS = 10 * 60_000;

/** A vehicle that is slower stands, whatever its device says of its course: km/h. */
const STANDS_BELOW_KMH = 1;

type Happened = Pick<Alert, 'createdOn' | 'position'>;

/** The way to the place of the alert, oldest first; what was recorded after it is left out. */
export function trailTo(
  { createdOn, position }: Happened,
  points: readonly TrackPoint[],
): readonly { readonly latitude: number; readonly longitude: number }[] {
  if (position === null) return [];
  const before = points.filter(({ recordedOn }) => recordedOn <= createdOn);
  return before.length === 0 ? [] : [...before, position];
}

/**
 * Where the vehicle was heading, by the last position before the alert: degrees clockwise from north.
 * Null: it stood, or nobody knows.
 */
export function headingAt(
  { createdOn }: Pick<Alert, 'createdOn'>,
  points: readonly TrackPoint[],
): number | null {
  const last = points.findLast(({ recordedOn }) => recordedOn <= createdOn);
  if (last === undefined || last.course === null) return null;
  return last.speed !== null && last.speed < STANDS_BELOW_KMH ? null : last.course;
}
