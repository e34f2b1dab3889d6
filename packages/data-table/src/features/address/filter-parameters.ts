import { type DateShortcut, type Day, dateShortcuts } from '../../shared/day.ts';
import { FILTER_LIST_MAX } from '../filters/filter-limits.ts';
import type { FilterField, FilterValue } from '../filters/filter-schema.ts';
import {
  dateRangeValue,
  multiSelectValue,
  numberRangeValue,
  selectValue,
  textValue,
} from '../filters/filter-values.ts';

/** Separates the bounds of a range: `10..20`, `10..`, `..20`. */
const RANGE = '..';

const ends = (from: number | Day | null, to: number | Day | null): string =>
  `${from ?? ''}${RANGE}${to ?? ''}`;

/** Writes a value as parameters; several values become several parameters of the same name. */
export function writeFilter(value: FilterValue): readonly string[] {
  switch (value.kind) {
    case 'text':
      return [value.text];
    case 'select':
      return [value.value];
    case 'multiSelect':
      return value.values;
    case 'numberRange':
      return [ends(value.min, value.max)];
    case 'dateRange':
      return [value.shortcut ?? ends(value.from, value.to)];
  }
}

function readEnds(text: string): readonly [string, string] | null {
  const at = text.indexOf(RANGE);
  return at === -1 ? null : [text.slice(0, at), text.slice(at + RANGE.length)];
}

const plainNumber = /^\d+(?:\.\d+)?$/;

function readNumberRange(text: string): FilterValue | null {
  const [from, to] = readEnds(text) ?? ['?', '?'];
  if ([from, to].some((end) => end !== '' && !plainNumber.test(end))) return null;
  return numberRangeValue(from === '' ? null : Number(from), to === '' ? null : Number(to));
}

function readDateRange(
  text: string,
  rangeOf: (shortcut: DateShortcut) => { readonly from: Day; readonly to: Day },
  today: Day,
): FilterValue | null {
  const shortcut = dateShortcuts.find((one) => one === text);
  if (shortcut !== undefined) {
    const { from, to } = rangeOf(shortcut);
    return dateRangeValue(from, to, shortcut);
  }
  const [from, to] = readEnds(text) ?? ['?', '?'];
  // Future days are rejected, also from the address (DT-26).
  if (from > today || to > today) return null;
  return dateRangeValue(from || null, to || null);
}

/**
 * @param values of the field's parameter, as in the address
 * @param rangeOf the days a shortcut means today
 * @returns `null` if the values do not fit the field
 */
export function readFilter(
  field: FilterField,
  values: readonly string[],
  rangeOf: (shortcut: DateShortcut) => { readonly from: Day; readonly to: Day },
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
      return readNumberRange(first);
    case 'dateRange':
      return readDateRange(first, rangeOf, today);
  }
}
