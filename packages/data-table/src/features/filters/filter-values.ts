import { type Day, isDay } from '@pantau/core/day';
import { shortcutRange } from '../../shared/day.ts';
import { FILTER_LIST_MAX, FILTER_TEXT_MAX } from './filter-limits.ts';
import { fitsField } from './field-operators.ts';
import type { FilterOperator } from './filter-operator.ts';
import {
  type CustomFilterField,
  type DateRangeFilterField,
  type FilterField,
  type FilterSchema,
  type MultiSelectFilterField,
  type NumberRangeFilterField,
  shortcutsOf,
} from './filter-schema.ts';
import type { DateRangeValue, FilterValue, FilterValues } from './filter-value.ts';

/** The limits of a number field; the lowest number is 0 unless the field says otherwise (DT-25). */
export function numberLimits({ min = 0, max = Number.MAX_SAFE_INTEGER }: NumberRangeFilterField) {
  return { min, max };
}

const isText = (text: string): boolean => text !== '' && Array.from(text).length <= FILTER_TEXT_MAX;

export function textValue(text: string): FilterValue | null {
  const trimmed = text.trim();
  return isText(trimmed) ? { kind: 'text', text: trimmed } : null;
}

/** `null` unless a bound is set, both are within the field's limits, and they are in order. */
export function numberRangeValue(
  field: NumberRangeFilterField,
  min: number | null,
  max: number | null,
): FilterValue | null {
  const limits = numberLimits(field);
  const isFit = (bound: number | null): boolean =>
    bound === null || (bound >= limits.min && bound <= limits.max);
  if ((min === null && max === null) || !isFit(min) || !isFit(max)) return null;
  return min !== null && max !== null && min > max ? null : { kind: 'numberRange', min, max };
}

/** `null` unless a bound is set, both are days within the field's limits, and they are in order. */
export function dateRangeValue(
  field: DateRangeFilterField,
  from: Day | null,
  to: Day | null,
  shortcut: DateRangeValue['shortcut'] = null,
): FilterValue | null {
  const { min = '', max = '9999-12-31' } = field;
  const isFit = (day: Day | null): boolean =>
    day === null || (isDay(day) && day >= min && day <= max);
  if ((from === null && to === null) || !isFit(from) || !isFit(to)) return null;
  return from !== null && to !== null && from > to
    ? null
    : { kind: 'dateRange', from, to, shortcut };
}

/** Trimmed and without duplicates; limited to the options of the field if it has any. */
export function multiSelectValue(
  field: MultiSelectFilterField,
  values: readonly string[],
): FilterValue | null {
  const known = field.options?.map((option) => option.value);
  const kept = [...new Set(values.map((value) => value.trim()))].filter(
    (value) => isText(value) && (known === undefined || known.includes(value)),
  );
  return kept.length === 0 ? null : { kind: 'multiSelect', values: kept.slice(0, FILTER_LIST_MAX) };
}

export function selectValue(
  field: { readonly options: readonly { readonly value: string }[] },
  value: string,
): FilterValue | null {
  const isKnown = field.options.some((option) => option.value === value);
  return isKnown ? { kind: 'select', value } : null;
}

export function customValue(field: CustomFilterField, text: string): FilterValue | null {
  const checked = field.type.check(text);
  return checked === null ? null : { kind: 'custom', text: checked };
}

/**
 * The value with an operator: `null` if the field does not allow it. Without an operator the value keeps
 * its own, the first of its kind.
 *
 * @param operator may come from anywhere
 */
export function withOperator(
  field: FilterField,
  value: FilterValue | null,
  operator: string | undefined,
): FilterValue | null {
  let changed = value;
  if (operator === 'empty' || operator === 'notEmpty') {
    changed = { kind: 'empty', empty: operator === 'empty' };
  } else if (value !== null && operator !== undefined) {
    const isDefault = operator === 'is' || operator === 'in' || operator === 'between';
    changed = isDefault
      ? value
      : ({ ...value, operator: operator as FilterOperator } as FilterValue);
  }
  return changed !== null && fitsField(field, changed) ? changed : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function parseOwnKind(field: FilterField, value: Readonly<Record<string, unknown>>) {
  switch (field.kind) {
    case 'text':
      return textValue(textOf(value['text']));
    case 'numberRange':
      return numberRangeValue(field, numberOf(value['min']), numberOf(value['max']));
    case 'dateRange': {
      const shortcut = shortcutsOf(field).find((one) => one === value['shortcut']) ?? null;
      const day = (end: unknown): Day | null => (typeof end === 'string' ? end : null);
      return dateRangeValue(field, day(value['from']), day(value['to']), shortcut);
    }
    case 'multiSelect': {
      const list: readonly unknown[] = Array.isArray(value['values']) ? value['values'] : [];
      return multiSelectValue(
        field,
        list.filter((one) => typeof one === 'string'),
      );
    }
    case 'select':
      return selectValue(field, textOf(value['value']));
    case 'custom':
      return customValue(field, textOf(value['text']));
  }
}

function parseValue(field: FilterField, value: unknown): FilterValue | null {
  if (!isRecord(value)) return null;
  if (value['kind'] === 'empty') {
    return withOperator(field, null, value['empty'] === true ? 'empty' : 'notEmpty');
  }
  if (value['kind'] !== field.kind) return null;
  return withOperator(field, parseOwnKind(field, value), textOf(value['operator']) || undefined);
}

/** Collects the result of `read` for each field, without empty ones. */
export function collectValues(
  schema: FilterSchema,
  read: (field: FilterField) => FilterValue | null,
): FilterValues {
  return Object.fromEntries(
    schema.flatMap((field) => {
      const value = read(field);
      return value === null ? [] : [[field.key, value] as const];
    }),
  );
}

/** The value of a field, if there is one that belongs to it. */
export function valueOfField(field: FilterField, values: FilterValues): FilterValue | null {
  const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
  return value !== undefined && fitsField(field, value) ? value : null;
}

/** Validates stored values: unknown fields and invalid values are dropped. */
export function parseFilterValues(schema: FilterSchema, stored: unknown): FilterValues {
  if (!isRecord(stored)) return {};
  return collectValues(schema, (field) =>
    parseValue(field, Object.hasOwn(stored, field.key) ? stored[field.key] : undefined),
  );
}

/** Resolves date shortcuts to the days they mean today. */
export function refreshShortcuts(values: FilterValues, today: Day): FilterValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) =>
      value.kind === 'dateRange' && value.shortcut !== null
        ? [key, { ...value, ...shortcutRange(value.shortcut, today) }]
        : [key, value],
    ),
  );
}

function canonical(value: FilterValue | undefined): string {
  if (value === undefined) return '';
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export function sameFilterValues(one: FilterValues, other: FilterValues): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => canonical(one[key]) === canonical(other[key]));
}
