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

/** Its limit and duration take a scope of their own (spec alerts §6). */
const overspeedCode = 8;

/** One figure of the detail: what it is called and what it is. */
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
  /** Scope e4d-alert-overspeed-threshold-duration:read; without it code 8 shows its value alone. */
  readonly canSeeOverspeedLimits: boolean;
}

/** Value, limit and duration, those that are known (spec alerts §6, §9 value alerts). */
export function valueFacts(
  alert: Pick<Alert, 'alertCode' | 'alertTrigger' | 'threshold' | 'durationSeconds'>,
  { words, previewWords }: PreviewTexts,
  format: Numbers,
  { canSeeOverspeedLimits }: ValueFactsOptions,
): readonly ValueFact[] {
  const value = alertValue(alert, findAlertCode(alert.alertCode));
  const isOverspeed = alert.alertCode === overspeedCode;
  const facts: ValueFact[] = [];
  const addDuration = (label: PreviewMessageKey, seconds: number): void => {
    facts.push({ label: previewWords(label), text: durationText(seconds, words, format) });
  };
  if (value !== null) {
    facts.push({
      label: previewWords(labels[value.kind]),
      text: valueText(alert, words, format) ?? '',
    });
  }
  if (isOverspeed && !canSeeOverspeedLimits) return facts;
  if (value !== null && value.limit !== null) {
    const text = quantityText(value, value.limit, words, format);
    facts.push({ label: previewWords('threshold'), text });
  }
  // Where the value itself is a time, it is that of the alert.
  const isTimed = value?.unit === 's' || value?.unit === 'h';
  if (!isTimed && alert.durationSeconds !== null && alert.durationSeconds > 0) {
    addDuration('duration', alert.durationSeconds);
  }
  if (isOverspeed) addDuration('durationThreshold', OVERSPEED_THRESHOLD_S);
  return facts;
}
