import type { FilterExpression } from './filter-expression.ts';
import { dayOf, endOfDay, startOfDay } from '../../shared/day.ts';
import {
  type FilterField,
  type FilterSchema,
  type FilterValue,
  type FilterValues,
  mappedKey,
} from './filter-schema.ts';
import {
  collectValues,
  dateRangeValue,
  multiSelectValue,
  numberRangeValue,
  selectValue,
  textValue,
} from './filter-values.ts';

const present = (
  key: string,
  op: 'gte' | 'lte',
  value: number | null,
): readonly FilterExpression[] => (value === null ? [] : [{ key, op, value }]);

function expressionsOf(
  key: string,
  value: FilterValue,
  timeZone: string | undefined,
): readonly FilterExpression[] {
  switch (value.kind) {
    case 'text':
      return [{ key, op: 'eq', value: value.text }];
    case 'select':
      return [{ key, op: 'eq', value: value.value }];
    case 'multiSelect':
      return [{ key, op: 'in', value: value.values }];
    case 'numberRange':
      return [...present(key, 'gte', value.min), ...present(key, 'lte', value.max)];
    case 'dateRange':
      return [
        ...present(key, 'gte', value.from === null ? null : startOfDay(value.from, timeZone)),
        ...present(key, 'lte', value.to === null ? null : endOfDay(value.to, timeZone)),
      ];
  }
}

/**
 * Filter values as query conditions: `eq` for a text or a choice, `in` for several values, `gte` and `lte`
 * for ranges. Days run from 00:00:00 to 23:59:59 in the time zone (DT-26, DT-27).
 *
 * @param timeZone IANA name of the company's time zone; defaults to that of the device
 */
export function toExpressions(
  schema: FilterSchema,
  values: FilterValues,
  timeZone?: string,
): readonly FilterExpression[] {
  return schema.flatMap((field) => {
    const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
    return value?.kind === field.kind ? expressionsOf(mappedKey(field), value, timeZone) : [];
  });
}

type Conditions = readonly FilterExpression[];

function boundOf(conditions: Conditions, op: 'gte' | 'lte'): number | null {
  for (const one of conditions) {
    if (one.op === op && Number.isFinite(one.value)) return Number(one.value);
  }
  return null;
}

function textOf(conditions: Conditions): string {
  for (const one of conditions) if (one.op === 'eq') return String(one.value);
  return '';
}

/** The latest time a `Date` can represent, in epoch ms. */
const DATE_MAX_MS = 8.64e15;

function dayAt(ms: number | null, timeZone: string | undefined): string | null {
  return ms === null || Math.abs(ms) > DATE_MAX_MS ? null : dayOf(ms, timeZone);
}

function valueFrom(
  field: FilterField,
  conditions: Conditions,
  timeZone: string | undefined,
): FilterValue | null {
  switch (field.kind) {
    case 'text':
      return textValue(textOf(conditions));
    case 'select':
      return selectValue(field, textOf(conditions));
    case 'multiSelect':
      return multiSelectValue(
        field,
        conditions.flatMap((one) => {
          if (one.op === 'in') return one.value;
          return one.op === 'eq' ? [String(one.value)] : [];
        }),
      );
    case 'numberRange':
      return numberRangeValue(boundOf(conditions, 'gte'), boundOf(conditions, 'lte'));
    case 'dateRange':
      return dateRangeValue(
        dayAt(boundOf(conditions, 'gte'), timeZone),
        dayAt(boundOf(conditions, 'lte'), timeZone),
      );
  }
}

/**
 * The filter values of conditions. Conditions without a matching field, or with an invalid value, are
 * ignored.
 */
export function fromExpressions(
  schema: FilterSchema,
  expressions: readonly FilterExpression[],
  timeZone?: string,
): FilterValues {
  return collectValues(schema, (field) => {
    const key = mappedKey(field);
    return valueFrom(
      field,
      expressions.filter((one) => one.key === key),
      timeZone,
    );
  });
}

/** Conditions that belong to no field. They come from the host and stay when filters change. */
export function foreignExpressions(
  schema: FilterSchema,
  expressions: readonly FilterExpression[],
): readonly FilterExpression[] {
  const own = new Set(schema.map(mappedKey));
  return expressions.filter((one) => !own.has(one.key));
}
