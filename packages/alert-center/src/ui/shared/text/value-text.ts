import type { Format } from '@pantau/core';
import { findAlertCode } from '@pantau/core/contract';
import { type AlertValue, alertValue } from '../../../engine/alert/alert-value.ts';
import type { Alert } from '../../../engine/alert/alert.ts';
import type { FirstTranslate } from '../../../messages/alert-center-messages.ts';
import { durationText } from './duration-text.ts';

type Numbers = Pick<Format, 'number'>;

/** Fuel rise and drop. Devices send the amount without a sign. */
const fuelRiseCode = 13;
const fuelDropCode = 14;

const oneDigit: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

function signed(value: number, alertCode: number): number {
  return alertCode === fuelDropCode ? -Math.abs(value) : value;
}

/** A quantity with its unit. */
export function quantityText(
  { kind }: Pick<AlertValue, 'kind'>,
  value: number,
  t: FirstTranslate,
  format: Numbers,
  signs: Intl.NumberFormatOptions = {},
): string {
  if (kind === 'duration') return durationText(value, t, format);
  const number = format.number(value, { ...oneDigit, ...signs });
  return t(kind, { number });
}

/** Value of an alert in a row, such as 104 km/j or −18%, if it has one. */
export function valueText(
  alert: Pick<Alert, 'alertCode' | 'alertTrigger' | 'threshold'>,
  t: FirstTranslate,
  format: Numbers,
): string | undefined {
  const value = alertValue(alert, findAlertCode(alert.alertCode));
  if (value === null) return undefined;
  const signs: Intl.NumberFormatOptions =
    alert.alertCode === fuelRiseCode ? { signDisplay: 'exceptZero' } : {};
  return quantityText(value, signed(value.value, alert.alertCode), t, format, signs);
}
