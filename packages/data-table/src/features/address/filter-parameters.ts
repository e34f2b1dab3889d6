import type { Day } from '@pantau/core/day';
import { shortcutRange } from '../../shared/day.ts';
import { FILTER_LIST_MAX } from '../filters/filter-limits.ts';
import { operatorOf, operatorsOf } from '../filters/field-operators.ts';
import {
  type DateRangeFilterField,
  type FilterField,
  type NumberRangeFilterField,
  shortcutsOf,
} from '../filters/filter-schema.ts';
import type { FilterValue } from '../filters/filter-value.ts';
import {
  customValue,
  dateRangeValue,
  multiSelectValue,
  numberRangeValue,
  selectValue,
  textValue,
  withOperator,
} from '../filters/filter-values.ts';

/** Separates the bounds of a range: `10..20`, `10..`, `..20`. */
const RANGE = '..';

/** A filter in the address. */
export interface FilterParameters {
  /** Several values become several parameters of the same name. */
  readonly values: readonly string[];
  /** Of the parameter `<name>.op`, if the operator is not the first of its kind. */
  readonly operator: string | null;
}

const ends = (from: number | Day | null, to: number | Day | null): string =>
  `${from ?? ''}${RANGE}${to ?? ''}`;

function valuesOf(value: FilterValue): readonly string[] {
  switch (value.kind) {
    case 'text':
    case 'custom':
      return [value.text];
    case 'select':
      return [value.value];
    case 'multiSelect':
      return value.values;
    case 'numberRange':
      return [ends(value.min, value.max)];
    case 'dateRange':
      return [value.shortcut ?? ends(value.from, value.to)];
    case 'empty':
      return [];
  }
}

/** Writes a value as parameters. */
export function writeFilter(value: FilterValue): FilterParameters {
  const hasOperator =
    value.kind === 'empty' || ('operator' in value && value.operator !== undefined);
  return { values: valuesOf(value), operator: hasOperator ? (operatorOf(value) ?? null) : null };
}

function readEnds(text: string): readonly [string, string] | null {
  const at = text.indexOf(RANGE);
  return at === -1 ? null : [text.slice(0, at), text.slice(at + RANGE.length)];
}

const plainNumber = /^-?\d+(?:\.\d+)?$/;

function readNumberRange(field: NumberRangeFilterField, text: string): FilterValue | null {
  const [from, to] = readEnds(text) ?? ['?', '?'];
  if ([from, to].some((end) => end !== '' && !plainNumber.test(end))) return null;
  return numberRangeValue(field, from === '' ? null : Number(from), to === '' ? null : Number(to));
}

function readDateRange(field: DateRangeFilterField, text: string, today: Day): FilterValue | null {
  const shortcut = shortcutsOf(field).find((one) => one === text);
  if (shortcut !== undefined) {
    const { from, to } = shortcutRange(shortcut, today);
    return dateRangeValue(field, from, to, shortcut);
  }
  const [from, to] = readEnds(text) ?? ['?', '?'];
  // Days ahead are rejected, also from the address (DT-26).
  if (field.future !== true && (from > today || to > today)) return null;
  return dateRangeValue(field, from || null, to || null);
}

function readOwnKind(
  field: FilterField,
  values: readonly string[],
  today: Day,
): FilterValue | null {
  const [first = ''] = values;
  switch (field.kind) {
    case 'text':
      return textValue(first);
    case 'select':
      return selectValue(field, first);
    case 'multiSelect':
      return multiSelectValue(field, values.slice(0, FILTER_LIST_MAX));
    case 'numberRange':
      return readNumberRange(field, first);
    case 'dateRange':
      return readDateRange(field, first, today);
    case 'custom':
      return first === '' ? null : customValue(field, first);
  }
}

/** Reads the parameters of a field. `null` if they do not fit it. */
export function readFilter(
  field: FilterField,
  { values, operator }: FilterParameters,
  today: Day,
): FilterValue | null {
  const isKnown = operator === null || operatorsOf(field).some((one) => one === operator);
  if (!isKnown) return null;
  return withOperator(field, readOwnKind(field, values, today), operator ?? undefined);
}
