import { type Day, dateShortcuts, isDay, shortcutRange } from '../../shared/day.ts';
import { FILTER_LIST_MAX, FILTER_NUMBER_MIN, FILTER_TEXT_MAX } from './filter-limits.ts';
import type {
  DateRangeValue,
  FilterField,
  FilterSchema,
  FilterValue,
  FilterValues,
  MultiSelectFilterField,
  NumberRangeValue,
} from './filter-schema.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export function textValue(text: string): FilterValue | null {
  const trimmed = text.trim();
  const isFit = trimmed !== '' && Array.from(trimmed).length <= FILTER_TEXT_MAX;
  return isFit ? { kind: 'text', text: trimmed } : null;
}

const isFilterNumber = (value: number): boolean =>
  value >= FILTER_NUMBER_MIN && value <= Number.MAX_SAFE_INTEGER;

/** `null` unless a bound is set, both are numbers of at least 0, and they are in order. */
export function numberRangeValue(min: number | null, max: number | null): NumberRangeValue | null {
  if (min === null && max === null) return null;
  if (min !== null && !isFilterNumber(min)) return null;
  if (max !== null && !isFilterNumber(max)) return null;
  if (min !== null && max !== null && min > max) return null;
  return { kind: 'numberRange', min, max };
}

/** `null` unless a bound is set, both are valid days, and they are in order. */
export function dateRangeValue(
  from: Day | null,
  to: Day | null,
  shortcut: DateRangeValue['shortcut'] = null,
): DateRangeValue | null {
  if (from === null && to === null) return null;
  if ([from, to].some((day) => day !== null && !isDay(day))) return null;
  if (from !== null && to !== null && from > to) return null;
  return { kind: 'dateRange', from, to, shortcut };
}

/** Trimmed and without duplicates; limited to the options of the field if it has any. */
export function multiSelectValue(
  field: MultiSelectFilterField,
  values: readonly string[],
): FilterValue | null {
  const known = field.options?.map((option) => option.value);
  const fit = [...new Set(values.map((value) => value.trim()))].filter(
    (value) => value !== '' && (known === undefined || known.includes(value)),
  );
  const kept = fit.filter((value) => Array.from(value).length <= FILTER_TEXT_MAX);
  return kept.length === 0 ? null : { kind: 'multiSelect', values: kept.slice(0, FILTER_LIST_MAX) };
}

export function selectValue(
  field: { readonly options: readonly { readonly value: string }[] },
  value: string,
): FilterValue | null {
  const isKnown = field.options.some((option) => option.value === value);
  return isKnown ? { kind: 'select', value } : null;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const dayFrom = (value: unknown): Day | null => (typeof value === 'string' ? value : null);

function parseValue(field: FilterField, value: unknown): FilterValue | null {
  if (!isRecord(value) || value['kind'] !== field.kind) return null;
  switch (field.kind) {
    case 'text':
      return typeof value['text'] === 'string' ? textValue(value['text']) : null;
    case 'numberRange':
      return numberRangeValue(numberOf(value['min']), numberOf(value['max']));
    case 'dateRange': {
      const shortcut = dateShortcuts.find((one) => one === value['shortcut']) ?? null;
      return dateRangeValue(dayFrom(value['from']), dayFrom(value['to']), shortcut);
    }
    case 'multiSelect': {
      const list: readonly unknown[] = Array.isArray(value['values']) ? value['values'] : [];
      return multiSelectValue(
        field,
        list.filter((one) => typeof one === 'string'),
      );
    }
    case 'select':
      return typeof value['value'] === 'string' ? selectValue(field, value['value']) : null;
  }
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
