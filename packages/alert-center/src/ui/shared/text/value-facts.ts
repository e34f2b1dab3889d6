import type { Format } from '@pantau/core';
import { findAlertCode } from '@pantau/core/contract';
import { type AlertValue, alertValue } from '../../../engine/alert/alert-value.ts';
import type { Alert } from '../../../engine/alert/alert.ts';
import { OVERSPEED_THRESHOLD_S } from '../../../engine/alert/limits.ts';
import type { PreviewMessageKey } from '../../../messages/preview-messages.ts';
import { durationText } from './duration-text.ts';
import type { PreviewTexts } from './preview-texts.ts';
import { quantityText, valueText } from './value-text.ts';

type Numbers = Pick<Format, 'number'>;

/** Limit and duration of this code require a separate scope. */
const overspeedCode = 8;

/** A labelled value in the preview. */
export interface ValueFact {
  readonly label: string;
  readonly text: string;
}

const labels: Readonly<Record<AlertValue['kind'], PreviewMessageKey>> = {
  speed: 'valueSpeed',
  percent: 'valuePercent',
  temperature: 'valueTemperature',
  duration: 'valueDuration',
  hours: 'valueDuration',
};

export interface ValueFactsOptions {
  /** Scope e4d-alert-overspeed-threshold-duration:read. Without it code 8 shows only its value. */
  readonly canSeeOverspeedLimits: boolean;
}

/** Known values of an alert: value, limit and duration. */
export function valueFacts(
  alert: Pick<Alert, 'alertCode' | 'alertTrigger' | 'threshold' | 'durationSeconds'>,
  { t, tPreview }: PreviewTexts,
  format: Numbers,
  { canSeeOverspeedLimits }: ValueFactsOptions,
): readonly ValueFact[] {
  const value = alertValue(alert, findAlertCode(alert.alertCode));
  const isOverspeed = alert.alertCode === overspeedCode;
  const facts: ValueFact[] = [];
  const addDuration = (label: PreviewMessageKey, seconds: number): void => {
    facts.push({ label: tPreview(label), text: durationText(seconds, t, format) });
  };
  if (value !== null) {
    facts.push({
      label: tPreview(labels[value.kind]),
      text: valueText(alert, t, format) ?? '',
    });
  }
  if (isOverspeed && !canSeeOverspeedLimits) return facts;
  if (value !== null && value.limit !== null) {
    const text = quantityText(value, value.limit, t, format);
    facts.push({ label: tPreview('threshold'), text });
  }
  // A value in time units is the duration itself.
  const isTimed = value?.unit === 's' || value?.unit === 'h';
  if (!isTimed && alert.durationSeconds !== null && alert.durationSeconds > 0) {
    addDuration('duration', alert.durationSeconds);
  }
  if (isOverspeed) addDuration('durationThreshold', OVERSPEED_THRESHOLD_S);
  return facts;
}
