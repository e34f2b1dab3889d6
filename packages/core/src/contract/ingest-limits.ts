import type { AlertUnit } from './alert-code.ts';

/** An inclusive range. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
}

const DAY_S = 86_400;

/**
 * Plausible measured values and thresholds by the unit of the alert code. Values outside are rejected on
 * ingest (openapi.yaml, IngestAlert).
 */
export const measuredRanges: Readonly<Record<AlertUnit, ValueRange>> = {
  'km/h': { min: 0, max: 500 },
  '%': { min: -100, max: 100 },
  '°C': { min: -150, max: 250 },
  s: { min: 0, max: 31 * DAY_S },
};

/** Plausible values of codes without a unit. */
export const unitlessRange: ValueRange = { min: -1_000_000, max: 1_000_000 };

/** Plausible durations of an alert in seconds. */
export const LONGEST_ALERT_S = 31 * DAY_S;

/** Plausible penalty points of an alert. */
export const costRange: ValueRange = { min: 0, max: 1_000 };

/** Plausible odometer readings in km. */
export const MOST_KM = 10_000_000;
