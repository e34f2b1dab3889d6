import type { Format } from '@pantau/core';
import { type Day, startOfDay } from '@pantau/core/day';
import type { DialogTranslate } from '../../messages/dialog-messages.ts';
import { operatorOf } from './field-operators.ts';
import type { FilterOperator } from './filter-operator.ts';
import type { FilterField, NumberRangeFilterField } from './filter-schema.ts';
import type { FilterValue } from './filter-value.ts';

export const operatorText = (operator: FilterOperator, t: DialogTranslate): string =>
  t(`operator_${operator}`);

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

/** A number with the unit of its field: 500 kg, Rp 5.000.000. */
export function numberText(field: NumberRangeFilterField, value: number, format: Format): string {
  const { unit, unitSide = 'end' } = field;
  const written = format.number(value, { maximumFractionDigits: 6 });
  if (unit === undefined) return written;
  return unitSide === 'start' ? `${unit} ${written}` : `${written} ${unit}`;
}

function ownText(
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
      const pending = 'pending' in field ? field.pending : undefined;
      if (pending !== undefined) return pending;
      const [first = '', ...more] = value.values.map((one) => optionLabel(field, one));
      return more.length === 0 ? first : t('activeMore', { value: first, count: more.length });
    }
    case 'numberRange': {
      if (field.kind !== 'numberRange') return '';
      const text = (number: number | null): string | null =>
        number === null ? null : numberText(field, number, format);
      return rangeText(text(value.min), text(value.max), t);
    }
    case 'dateRange': {
      if (value.shortcut !== null) return t(value.shortcut);
      const text = (day: Day | null): string | null => day && dayText(day, format);
      return rangeText(text(value.from), text(value.to), t);
    }
    case 'empty':
      return operatorText(value.empty ? 'empty' : 'notEmpty', t);
    case 'custom':
      return field.kind === 'custom' ? field.type.summary(value.text, format) : value.text;
  }
}

/** A filter value as text, after its operator if that is not the first of its kind. */
export function filterText(
  field: FilterField,
  value: FilterValue,
  t: DialogTranslate,
  format: Format,
): string {
  const text = ownText(field, value, t, format);
  const operator = 'operator' in value ? operatorOf(value) : undefined;
  if (operator === undefined) return text;
  return t('operatorAndValue', { operator: operatorText(operator, t), value: text });
}
