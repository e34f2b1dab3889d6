import type { AlertUnit } from './alert-code.ts';

/** A range, both ends included. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
}

const DAY_S = 86_400;

/**
 * Between which values a measured value and its threshold are believed, by the unit of the alert code;
 * what lies beyond is refused on ingest (openapi.yaml, IngestAlert).
 */
export const measuredRanges: Readonly<Record<AlertUnit, ValueRange>> = {
  'km/h': { min: 0, max: 500 },
  '%': { min: -100, max: 100 },
  '°C': { min: -150, max: 250 },
  s: { min: 0, max: 31 * DAY_S },
};

/** The same for codes without a unit. */
export const unitlessRange: ValueRange = { min: -1_000_000, max: 1_000_000 };

/** How long an alert may have lasted, s. */
export const LONGEST_ALERT_S = 31 * DAY_S;

/** Penalty points of one alert. */
export const costRange: ValueRange = { min: 0, max: 1_000 };

/** Odometers that are believed, km. */
export const MOST_KM = 10_000_000;
