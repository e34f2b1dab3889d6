import type { Format } from '@pantau/core';
import { type RuleCode, type ShownUnit, shownUnitOf } from '../../engine/rules/rule-code.ts';
import type { EditorTranslate } from '../../messages/editor-messages.ts';

/** Units that are written differently in each language; the others are the same everywhere. */
const units = { s: 'unitS', min: 'unitMin', h: 'unitH', 'km/h': 'unitKmh' } as const;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Such as km/h or min, in the user's language (AR-96). */
export const unitText = (te: EditorTranslate, unit: ShownUnit['unit']): string =>
  unit === '%' || unit === '°C' ? unit : te(units[unit]);

/** A threshold of a code with its unit: "80 km/h" or "4 h". */
export function amountText(
  te: EditorTranslate,
  format: Format,
  code: RuleCode,
  value: number,
): string {
  const shown = shownUnitOf(code);
  if (shown === null) return format.number(value);
  return `${format.number(value / shown.factor)} ${unitText(te, shown.unit)}`;
}

/** Seconds in the largest unit in which they are whole: "10 min" or "90 s". */
export function durationText(te: EditorTranslate, format: Format, seconds: number): string {
  const unit = seconds % HOUR_S === 0 ? 'h' : seconds % MINUTE_S === 0 ? 'min' : 's';
  const factor = { h: HOUR_S, min: MINUTE_S, s: 1 }[unit];
  return `${format.number(seconds / factor)} ${unitText(te, unit)}`;
}
