import {
  costRange,
  findAlertCode,
  LONGEST_ALERT_S,
  measuredRanges,
  unitlessRange,
  type ValueRange,
} from '@pantau/core/contract';
import type { IngestAlert } from './alert-input.ts';

function beyond(field: string, value: number | null, range: ValueRange, unit = ''): string | null {
  if (value === null || (value >= range.min && value <= range.max)) return null;
  return `${field} must be from ${range.min} to ${range.max}${unit === '' ? '' : ` ${unit}`}`;
}

/** Why the values of an alert cannot be believed, whoever sent it; null when they can. */
export function problemOfValues(
  alert: Pick<IngestAlert, 'alertCode' | 'alertTrigger' | 'threshold' | 'durationSeconds' | 'cost'>,
): string | null {
  const unit = findAlertCode(alert.alertCode)?.unit ?? null;
  const range = unit === null ? unitlessRange : measuredRanges[unit];
  return (
    beyond('alertTrigger', alert.alertTrigger, range, unit ?? '') ??
    beyond('threshold', alert.threshold, range, unit ?? '') ??
    beyond('durationSeconds', alert.durationSeconds, { min: 0, max: LONGEST_ALERT_S }, 's') ??
    beyond('cost', alert.cost, costRange)
  );
}
