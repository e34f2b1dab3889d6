import type { AlertCodeEntry } from '@pantau/core/contract';
import type { Alert } from './alert.ts';
import { DRIVING_TIME_HOURS } from './limits.ts';

/** The measured value of an alert and the limit it was compared with, in the given unit. */
export type AlertValue =
  | {
      readonly kind: 'speed';
      readonly unit: 'km/h';
      readonly value: number;
      readonly limit: number | null;
    }
  | {
      readonly kind: 'percent';
      readonly unit: '%';
      readonly value: number;
      readonly limit: number | null;
    }
  | {
      readonly kind: 'temperature';
      readonly unit: '°C';
      readonly value: number;
      readonly limit: number | null;
    }
  /** Seconds; formatted as hours, minutes and seconds. */
  | {
      readonly kind: 'duration';
      readonly unit: 's';
      readonly value: number;
      readonly limit: number | null;
    }
  /** Always formatted in hours. */
  | {
      readonly kind: 'hours';
      readonly unit: 'h';
      readonly value: number;
      readonly limit: number | null;
    };

const DRIVING_TIME_CODE = 117;
const HOUR_S = 3_600;

const inHours = (seconds: number): number => Math.round((seconds / HOUR_S) * 10) / 10;

/**
 * The value that a row shows; null when the code has no value or the device did not report one. The unit
 * comes from the contract's table, so that codes of any group are covered.
 */
export function alertValue(
  alert: Pick<Alert, 'alertTrigger' | 'threshold'>,
  entry: Pick<AlertCodeEntry, 'alertCode' | 'unit'> | undefined,
): AlertValue | null {
  const { alertTrigger: value, threshold: limit } = alert;
  if (entry?.alertCode === DRIVING_TIME_CODE) {
    return {
      kind: 'hours',
      unit: 'h',
      value: value === null ? DRIVING_TIME_HOURS : inHours(value),
      limit: limit === null ? DRIVING_TIME_HOURS : inHours(limit),
    };
  }
  if (value === null) return null;
  switch (entry?.unit) {
    case 'km/h':
      return { kind: 'speed', unit: 'km/h', value, limit };
    case '%':
      return { kind: 'percent', unit: '%', value, limit };
    case '°C':
      return { kind: 'temperature', unit: '°C', value, limit };
    case 's':
      return { kind: 'duration', unit: 's', value, limit };
    case null:
    case undefined:
      return null;
  }
}
