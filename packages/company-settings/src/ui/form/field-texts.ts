import { type Format, useFormat } from '@pantau/core';
import type {
  CompanySettingsMessageKey,
  CompanySettingsTranslate,
} from '../../messages/company-settings-messages.ts';
import { useText } from '../shared/use-text.ts';

/** Fields by what their numbers count. */
const minutes: readonly string[] = ['idleTimeout', 'parkTimeout', 'offlineTimeout'];
const percent: readonly string[] = ['fuelGainAlert', 'fuelLossAlert', 'falseAlertLimit'];

export interface FieldTexts {
  labelOf(field: string): string;
  textOf(field: string, value: unknown): string;
}

function textOf(
  t: CompanySettingsTranslate,
  format: Format,
  field: string,
  value: unknown,
): string {
  if (value === null || value === undefined || value === '') return t('none');
  if (typeof value === 'boolean') return t(value ? 'on' : 'off');
  if (field === 'intervalType')
    return t(`intervalType_${value === 'duration' ? 'duration' : 'distance'}`);
  if (typeof value !== 'number') return String(value);
  const formatted = format.number(value);
  if (minutes.includes(field)) return t('minutesValue', { count: value, formatted });
  return percent.includes(field) ? t('percentValue', { formatted }) : formatted;
}

/** Names of fields, and their values in words. */
export function useFieldTexts(): FieldTexts {
  const t = useText();
  const format = useFormat();
  return {
    // Each field of a section has a text of its own name.
    labelOf: (field) => t(field as CompanySettingsMessageKey),
    textOf: (field, value) => textOf(t, format, field, value),
  };
}
