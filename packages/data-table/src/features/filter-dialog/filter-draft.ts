import { type DateShortcut, type Day, isDay, shortcutRange } from '../../shared/day.ts';
import { FILTER_LIST_MAX, FILTER_NUMBER_MIN, FILTER_TEXT_MAX } from '../filters/filter-limits.ts';
import type {
  FilterField,
  FilterSchema,
  FilterValue,
  FilterValues,
} from '../filters/filter-schema.ts';
import {
  collectValues,
  dateRangeValue,
  multiSelectValue,
  numberRangeValue,
  selectValue,
  textValue,
} from '../filters/filter-values.ts';
import { type NumberSeparators, numberToText, parseNumberText } from './number-text.ts';

/** The contents of a field's controls as typed, valid or not. */
export type FieldDraft =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'numberRange'; readonly min: string; readonly max: string }
  | {
      readonly kind: 'dateRange';
      readonly from: string;
      readonly to: string;
      readonly shortcut: DateShortcut | null;
    }
  | { readonly kind: 'multiSelect'; readonly values: readonly string[] }
  /** Empty while nothing is selected. */
  | { readonly kind: 'select'; readonly value: string };

export type FilterDraft = Readonly<Record<string, FieldDraft>>;

export type DraftOf<K extends FieldDraft['kind']> = Extract<FieldDraft, { readonly kind: K }>;

export type FilterProblem =
  | 'notNumber'
  | 'negative'
  | 'minAboveMax'
  | 'notDate'
  | 'future'
  | 'fromAfterTo'
  | 'tooLong'
  | 'tooMany';

/** For a range, the problems of both bounds; otherwise only `start`. */
export interface FieldProblems {
  readonly start?: FilterProblem;
  readonly end?: FilterProblem;
}

export interface DraftContext {
  /** Today in the company's time zone. */
  readonly today: Day;
  readonly separators: NumberSeparators;
}

const emptyDrafts: { readonly [K in FieldDraft['kind']]: DraftOf<K> } = {
  text: { kind: 'text', text: '' },
  numberRange: { kind: 'numberRange', min: '', max: '' },
  dateRange: { kind: 'dateRange', from: '', to: '', shortcut: null },
  multiSelect: { kind: 'multiSelect', values: [] },
  select: { kind: 'select', value: '' },
};

function draftOfValue(value: FilterValue, separators: NumberSeparators): FieldDraft {
  if (value.kind === 'numberRange') {
    const text = (number: number | null): string =>
      number === null ? '' : numberToText(number, separators);
    return { kind: 'numberRange', min: text(value.min), max: text(value.max) };
  }
  if (value.kind === 'dateRange') return { ...value, from: value.from ?? '', to: value.to ?? '' };
  return value;
}

export function draftFrom(
  schema: FilterSchema,
  values: FilterValues,
  separators: NumberSeparators,
): FilterDraft {
  return Object.fromEntries(
    schema.map((field) => {
      const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
      const isFit = value?.kind === field.kind;
      return [field.key, isFit ? draftOfValue(value, separators) : emptyDrafts[field.kind]];
    }),
  );
}

/** The draft of one field; empty if there is none, or if it belongs to another kind of field. */
export function fieldDraft<K extends FieldDraft['kind']>(
  draft: FilterDraft,
  field: { readonly key: string; readonly kind: K },
): DraftOf<K> {
  const own = Object.hasOwn(draft, field.key) ? draft[field.key] : undefined;
  return (own?.kind === field.kind ? own : emptyDrafts[field.kind]) as DraftOf<K>;
}

/** The days that a shortcut fills in. */
export function shortcutDraft(shortcut: DateShortcut, today: Day): DraftOf<'dateRange'> {
  return { kind: 'dateRange', ...shortcutRange(shortcut, today), shortcut };
}

function numberProblem(text: string, separators: NumberSeparators): FilterProblem | undefined {
  if (text.trim() === '') return undefined;
  const value = parseNumberText(text, separators);
  if (value === null) return 'notNumber';
  return value < FILTER_NUMBER_MIN ? 'negative' : undefined;
}

function dayProblem(text: string, today: Day): FilterProblem | undefined {
  if (text === '') return undefined;
  if (!isDay(text)) return 'notDate';
  return text > today ? 'future' : undefined;
}

const problems = (
  start: FilterProblem | undefined,
  end: FilterProblem | undefined,
): FieldProblems => ({
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
});

const numberOrNull = (text: string, separators: NumberSeparators): number | null =>
  text.trim() === '' ? null : parseNumberText(text, separators);

/** The problems of one field, checked on every change (DT-25). Empty if there are none. */
export function problemsOf(
  field: FilterField,
  draft: FilterDraft,
  { today, separators }: DraftContext,
): FieldProblems {
  switch (field.kind) {
    case 'text': {
      const isLong = Array.from(fieldDraft(draft, field).text.trim()).length > FILTER_TEXT_MAX;
      return problems(isLong ? 'tooLong' : undefined, undefined);
    }
    case 'numberRange': {
      const { min, max } = fieldDraft(draft, field);
      const [start, end] = [numberProblem(min, separators), numberProblem(max, separators)];
      if (start !== undefined || end !== undefined) return problems(start, end);
      const [low, high] = [numberOrNull(min, separators), numberOrNull(max, separators)];
      const isCrossed = low !== null && high !== null && low > high;
      return problems(undefined, isCrossed ? 'minAboveMax' : undefined);
    }
    case 'dateRange': {
      const { from, to } = fieldDraft(draft, field);
      const [start, end] = [dayProblem(from, today), dayProblem(to, today)];
      if (start !== undefined || end !== undefined) return problems(start, end);
      const isCrossed = from !== '' && to !== '' && from > to;
      return problems(undefined, isCrossed ? 'fromAfterTo' : undefined);
    }
    case 'multiSelect': {
      const isMuch = fieldDraft(draft, field).values.length > FILTER_LIST_MAX;
      return problems(isMuch ? 'tooMany' : undefined, undefined);
    }
    case 'select':
      return {};
  }
}

export function hasProblems(
  schema: FilterSchema,
  draft: FilterDraft,
  context: DraftContext,
): boolean {
  return schema.some((field) => Object.keys(problemsOf(field, draft, context)).length > 0);
}

function valueOf(
  field: FilterField,
  draft: FilterDraft,
  separators: NumberSeparators,
): FilterValue | null {
  switch (field.kind) {
    case 'text':
      return textValue(fieldDraft(draft, field).text);
    case 'numberRange': {
      const { min, max } = fieldDraft(draft, field);
      return numberRangeValue(numberOrNull(min, separators), numberOrNull(max, separators));
    }
    case 'dateRange': {
      const { from, to, shortcut } = fieldDraft(draft, field);
      return dateRangeValue(from || null, to || null, shortcut);
    }
    case 'multiSelect':
      return multiSelectValue(field, fieldDraft(draft, field).values);
    case 'select':
      return selectValue(field, fieldDraft(draft, field).value);
  }
}

/** The values of a draft without problems. */
export function valuesOf(
  schema: FilterSchema,
  draft: FilterDraft,
  separators: NumberSeparators,
): FilterValues {
  return collectValues(schema, (field) => valueOf(field, draft, separators));
}
