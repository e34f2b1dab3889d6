import { distanceMetres } from '../geo/geometry.ts';

/** A position of a vehicle as far as distances depend on it. */
export interface Fix {
  /** Epoch ms. */
  readonly at: number;
  readonly latitude: number;
  readonly longitude: number;
  /** km. */
  readonly odometer: number | null;
}

export interface Driving {
  readonly metres: number;
  readonly seconds: number;
}

/** Faster than this (km/h), a position or an odometer is wrong. */
const MAX_SPEED = 200;
/** Below this average speed (km/h) a vehicle is standing; GPS noise alone reaches two. */
const STANDING_SPEED = 3;
/** Across a longer gap, a vehicle that stood for a part of it is slower on average, and counts as driving only above `GAP_SPEED`. */
const GAP_MS = 15 * 60_000;
const GAP_SPEED = 10;

const nothing: Driving = { metres: 0, seconds: 0 };

/**
 * What a vehicle drove between two positions: the difference of its odometer where both positions have a plausible one,
 * otherwise the straight line. A straight line of a standing vehicle is noise and counts as nothing.
 */
export function drivingBetween(before: Fix, after: Fix): Driving {
  const ms = after.at - before.at;
  if (ms <= 0) return nothing;
  const hours = ms / 3_600_000;
  const isPlausible = (km: number): boolean => km >= 0 && km / hours <= MAX_SPEED;
  const isDriving = (km: number): boolean =>
    km / hours >= (ms > GAP_MS ? GAP_SPEED : STANDING_SPEED);
  const seconds = Math.round(ms / 1_000);
  if (before.odometer !== null && after.odometer !== null) {
    const km = after.odometer - before.odometer;
    if (isPlausible(km)) {
      return { metres: Math.round(km * 1_000), seconds: isDriving(km) ? seconds : 0 };
    }
  }
  const metres = distanceMetres(
    [before.longitude, before.latitude],
    [after.longitude, after.latitude],
  );
  const km = metres / 1_000;
  if (!isPlausible(km) || !isDriving(km)) return nothing;
  return { metres: Math.round(metres), seconds };
}
