import { dayOf, endOfDay, startOfDay } from '@pantau/core/day';
import type { FilterCondition, FilterExpression } from './filter-expression.ts';
import { type FilterField, type FilterSchema, isInline, mappedKey } from './filter-schema.ts';
import type { FilterValue, FilterValues } from './filter-value.ts';
import {
  collectValues,
  dateRangeValue,
  multiSelectValue,
  numberRangeValue,
  selectValue,
  textValue,
  valueOfField,
  withOperator,
} from './filter-values.ts';

type Conditions = readonly FilterCondition[];

const bound = (op: 'gte' | 'lte', value: number | null): Conditions =>
  value === null ? [] : [{ op, value }];

const conditionOps = { is: 'eq', isNot: 'ne', contains: 'contains' } as const;

function listCondition(field: FilterField, values: readonly string[], excluded: boolean) {
  const [only] = values;
  const isSingle = isInline(field) && values.length === 1 && only !== undefined;
  if (isSingle) return { op: 'eq', value: only } as const;
  return { op: excluded ? 'notIn' : 'in', value: values } as const;
}

function conditionsOf(
  field: FilterField,
  value: FilterValue,
  timeZone: string | undefined,
): Conditions {
  switch (value.kind) {
    case 'text':
      return [{ op: conditionOps[value.operator ?? 'is'], value: value.text }];
    case 'select':
      return [{ op: conditionOps[value.operator ?? 'is'], value: value.value }];
    case 'multiSelect':
      return [listCondition(field, value.values, value.operator === 'notIn')];
    case 'numberRange':
      return [...bound('gte', value.min), ...bound('lte', value.max)];
    case 'dateRange':
      return [
        ...bound('gte', value.from === null ? null : startOfDay(value.from, timeZone)),
        ...bound('lte', value.to === null ? null : endOfDay(value.to, timeZone)),
      ];
    case 'empty':
      return [{ op: 'empty', value: value.empty }];
    case 'custom':
      return field.kind === 'custom' ? field.type.conditions(value.text) : [];
  }
}

function expressionsOf(
  field: FilterField,
  value: FilterValue,
  timeZone: string | undefined,
): readonly FilterExpression[] {
  const key = mappedKey(field);
  return conditionsOf(field, value, timeZone).map((condition) => ({ key, ...condition }));
}

/**
 * Filter values as query conditions: `eq` for a text, a choice or the only value of a chip filter, `in` for
 * several values, `gte` and `lte` for ranges. Days run from 00:00:00 to 23:59:59 in the time zone (DT-26,
 * DT-27).
 *
 * @param timeZone IANA name of the company's time zone; defaults to that of the device
 */
export function toExpressions(
  schema: FilterSchema,
  values: FilterValues,
  timeZone?: string,
): readonly FilterExpression[] {
  return schema.flatMap((field) => {
    const value = valueOfField(field, values);
    return value === null ? [] : expressionsOf(field, value, timeZone);
  });
}

function boundOf(conditions: Conditions, op: 'gte' | 'lte'): number | null {
  for (const one of conditions) {
    if (one.op === op && Number.isFinite(one.value)) return Number(one.value);
  }
  return null;
}

/** The latest time a `Date` can represent, in epoch ms. */
const DATE_MAX_MS = 8.64e15;

function dayAt(ms: number | null, timeZone: string | undefined): string | null {
  return ms === null || Math.abs(ms) > DATE_MAX_MS ? null : dayOf(ms, timeZone);
}

const operatorOfCondition = {
  eq: 'is',
  ne: 'isNot',
  contains: 'contains',
  in: 'in',
  notIn: 'notIn',
  gte: undefined,
  lte: undefined,
} as const;

function listOf(one: FilterCondition): readonly string[] {
  if (one.op === 'in' || one.op === 'notIn') return one.value;
  return one.op === 'eq' ? [String(one.value)] : [];
}

function valueFrom(
  field: FilterField,
  conditions: Conditions,
  timeZone: string | undefined,
): FilterValue | null {
  const [first] = conditions;
  if (first === undefined) return null;
  if (first.op === 'empty') return withOperator(field, null, first.value ? 'empty' : 'notEmpty');
  const operator = operatorOfCondition[first.op];
  const isOne = first.op === 'eq' || first.op === 'ne' || first.op === 'contains';
  switch (field.kind) {
    case 'text':
      return isOne ? withOperator(field, textValue(String(first.value)), operator) : null;
    case 'select':
      return isOne ? withOperator(field, selectValue(field, String(first.value)), operator) : null;
    case 'multiSelect': {
      const list = first.op === 'notIn' ? first.value : conditions.flatMap(listOf);
      const isExcluded = first.op === 'notIn' ? 'notIn' : undefined;
      return withOperator(field, multiSelectValue(field, list), isExcluded);
    }
    case 'numberRange':
      return numberRangeValue(field, boundOf(conditions, 'gte'), boundOf(conditions, 'lte'));
    case 'dateRange':
      return dateRangeValue(
        field,
        dayAt(boundOf(conditions, 'gte'), timeZone),
        dayAt(boundOf(conditions, 'lte'), timeZone),
      );
    case 'custom':
      return null;
  }
}

export interface FromExpressionsOptions {
  /** IANA name of the company's time zone; defaults to that of the device. */
  readonly timeZone?: string | undefined;
  /** The values so far: a field whose conditions are unchanged keeps its value, with its date shortcut. */
  readonly before?: FilterValues | undefined;
}

/**
 * The filter values of conditions. Conditions without a matching field, or with an invalid value, are
 * ignored.
 */
export function fromExpressions(
  schema: FilterSchema,
  expressions: readonly FilterExpression[],
  { timeZone, before = {} }: FromExpressionsOptions = {},
): FilterValues {
  return collectValues(schema, (field) => {
    const key = mappedKey(field);
    const own = expressions.filter((one) => one.key === key);
    const known = valueOfField(field, before);
    const isKept =
      known !== null &&
      JSON.stringify(own) === JSON.stringify(expressionsOf(field, known, timeZone));
    return isKept ? known : valueFrom(field, own, timeZone);
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
