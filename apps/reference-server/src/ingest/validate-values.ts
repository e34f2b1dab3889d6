import {
  costRange,
  findAlertCode,
  LONGEST_ALERT_S,
  measuredRanges,
  unitlessRange,
  type ValueRange,
} from '@pantau/core/contract';
import type { AlertInput } from './alert-input.ts';

function outOfRange(
  field: string,
  value: number | null,
  range: ValueRange,
  unit = '',
): string | null {
  if (value === null || (value >= range.min && value <= range.max)) return null;
  return `${field} must be from ${range.min} to ${range.max}${unit === '' ? '' : ` ${unit}`}`;
}

/** Returns why the values of an alert are implausible, or `null`. */
export function validateValues(
  alert: Pick<AlertInput, 'alertCode' | 'alertTrigger' | 'threshold' | 'durationSeconds' | 'cost'>,
): string | null {
  const unit = findAlertCode(alert.alertCode)?.unit ?? null;
  const range = unit === null ? unitlessRange : measuredRanges[unit];
  return (
    outOfRange('alertTrigger', alert.alertTrigger, range, unit ?? '') ??
    outOfRange('threshold', alert.threshold, range, unit ?? '') ??
    outOfRange('durationSeconds', alert.durationSeconds, { min: 0, max: LONGEST_ALERT_S }, 's') ??
    outOfRange('cost', alert.cost, costRange)
  );
}
