import type { Format } from '@pantau/core';
import type { AttentionAlert, ValueUnit } from '../../engine/source/dashboard-source.ts';
import type { DashboardMessageKey, DashboardTranslate } from '../../messages/dashboard-messages.ts';
import { durationText } from './duration-text.ts';

const units: Readonly<Record<Exclude<ValueUnit, 's'>, DashboardMessageKey>> = {
  'km/h': 'speed',
  '%': 'percent',
  '°C': 'temperature',
  h: 'hours',
};

/** A measured value with its unit, such as 104 km/h or −18%. */
export function valueText(
  { amount, unit }: NonNullable<AttentionAlert['value']>,
  t: DashboardTranslate,
  format: Pick<Format, 'number'>,
): string {
  if (unit === 's') return durationText(amount, t, format);
  const number = format.number(amount, { maximumFractionDigits: 1 });
  return t(units[unit], { number });
}
