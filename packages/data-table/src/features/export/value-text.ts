import { dateTimeText } from '@pantau/core/day';
import type { CellValue } from '../../shared/cell-value.ts';

/** How a spreadsheet of the page's language reads numbers, and the time zone of its dates. */
export interface ValueFormat {
  /** Decimal separator. Defaults to a point. */
  readonly decimal?: '.' | ',' | undefined;
  /** IANA name; defaults to the device's. */
  readonly timeZone?: string | undefined;
}

/** A value as a spreadsheet reads it: numbers without grouping, dates as `2026-11-20 14:05:00` (DT-209). */
export function valueText(value: CellValue, { decimal = '.', timeZone }: ValueFormat): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? '' : dateTimeText(value.getTime(), timeZone);
  }
  if (typeof value === 'number') {
    return Number.isNaN(value) ? '' : String(value).replace('.', decimal);
  }
  return String(value);
}
