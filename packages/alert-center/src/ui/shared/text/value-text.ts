import type { Format } from '@pantau/core';
import { findAlertCode } from '@pantau/core/contract';
import { type AlertValue, alertValue } from '../../../engine/alert/alert-value.ts';
import type { Alert } from '../../../engine/alert/alert.ts';
import type { AlertCenterTranslate } from '../../../messages/alert-center-messages.ts';
import { durationText } from './duration-text.ts';

type Numbers = Pick<Format, 'number'>;

/** Codes 13 and 14 tell how much fuel was won or lost; devices send the amount without its sign. */
const fuelRiseCode = 13;
const fuelDropCode = 14;

const oneDigit: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

/** Intl writes a hyphen; figures have a minus. */
const withMinus = (text: string): string => text.replace(/^-/, '\u2212');

function signed(value: number, alertCode: number): number {
  return alertCode === fuelDropCode ? -Math.abs(value) : value;
}

/** A quantity with its unit. */
export function quantityText(
  { kind }: Pick<AlertValue, 'kind'>,
  value: number,
  words: AlertCenterTranslate,
  format: Numbers,
  signs: Intl.NumberFormatOptions = {},
): string {
  if (kind === 'duration') return durationText(value, words, format);
  const number = withMinus(format.number(value, { ...oneDigit, ...signs }));
  return words(kind, { number });
}

/** The value as a row shows it, such as 104 km/j or −18%; `undefined` when there is none. */
export function valueText(
  alert: Pick<Alert, 'alertCode' | 'alertTrigger' | 'threshold'>,
  words: AlertCenterTranslate,
  format: Numbers,
): string | undefined {
  const value = alertValue(alert, findAlertCode(alert.alertCode));
  if (value === null) return undefined;
  const signs: Intl.NumberFormatOptions =
    alert.alertCode === fuelRiseCode ? { signDisplay: 'exceptZero' } : {};
  return quantityText(value, signed(value.value, alert.alertCode), words, format, signs);
}
