import type { Format } from '@pantau/core';
import { type Day, startOfDay } from '../../shared/day.ts';
import type { FilterField, FilterValue } from './filter-schema.ts';
import type { DialogTranslate } from '../../messages/dialog-messages.ts';

/** Formats a calendar day, independent of any time zone. */
const dayText = (day: Day, format: Format): string => format.date(startOfDay(day, format.timeZone));

function rangeText(from: string | null, to: string | null, t: DialogTranslate): string {
  if (from !== null && to !== null) {
    return from === to ? from : t('rangeBetween', { from, to });
  }
  return from === null ? t('rangeTo', { to: to ?? '' }) : t('rangeFrom', { from });
}

function optionLabel(field: FilterField, value: string): string {
  const options = 'options' in field ? field.options : undefined;
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** A filter value as text. */
export function filterText(
  field: FilterField,
  value: FilterValue,
  t: DialogTranslate,
  format: Format,
): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'select':
      return optionLabel(field, value.value);
    case 'multiSelect': {
      const [first = '', ...more] = value.values.map((one) => optionLabel(field, one));
      return more.length === 0 ? first : t('activeMore', { value: first, count: more.length });
    }
    case 'numberRange': {
      const { unit, unitSide = 'end' } = field.kind === 'numberRange' ? field : {};
      const text = (number: number | null): string | null => {
        if (number === null) return null;
        const written = format.number(number, { maximumFractionDigits: 6 });
        if (unit === undefined) return written;
        return unitSide === 'start' ? `${unit} ${written}` : `${written} ${unit}`;
      };
      return rangeText(text(value.min), text(value.max), t);
    }
    case 'dateRange': {
      if (value.shortcut !== null) return t(value.shortcut);
      const text = (day: Day | null): string | null => day && dayText(day, format);
      return rangeText(text(value.from), text(value.to), t);
    }
  }
}
