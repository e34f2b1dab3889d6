import { type Day, isDay } from '@pantau/core/day';
import { FILTER_LIST_MAX, FILTER_TEXT_MAX } from '../filters/filter-limits.ts';
import type {
  DateRangeFilterField,
  FilterField,
  FilterSchema,
  NumberRangeFilterField,
} from '../filters/filter-schema.ts';
import { numberLimits } from '../filters/filter-values.ts';
import { type FilterDraft, draftOperator, fieldDraft, isPresence } from './filter-draft.ts';

export type FilterProblem =
  | 'notNumber'
  | 'belowMin'
  | 'aboveMax'
  | 'minAboveMax'
  | 'notDate'
  | 'beforeFirst'
  | 'afterLast'
  | 'future'
  | 'fromAfterTo'
  | 'tooLong'
  | 'tooMany'
  | 'invalid';

/** For a range, the problems of both bounds; otherwise only `start`. */
export interface FieldProblems {
  readonly start?: FilterProblem;
  readonly end?: FilterProblem;
}

const problems = (start?: FilterProblem | null, end?: FilterProblem | null): FieldProblems => ({
  ...(start != null && { start }),
  ...(end != null && { end }),
});

function numberProblem(field: NumberRangeFilterField, value: number | null): FilterProblem | null {
  const { min, max } = numberLimits(field);
  if (value === null) return null;
  if (Number.isNaN(value)) return 'notNumber';
  if (value < min) return 'belowMin';
  return value > max ? 'aboveMax' : null;
}

function dayProblem(field: DateRangeFilterField, text: string, today: Day): FilterProblem | null {
  const { min = '', max = text } = field;
  if (text === '') return null;
  if (!isDay(text)) return 'notDate';
  if (field.future !== true && text > today) return 'future';
  if (text < min) return 'beforeFirst';
  return text > max ? 'afterLast' : null;
}

/** The problems of one field, checked on every change (DT-25). Empty if there are none. */
export function problemsOf(field: FilterField, draft: FilterDraft, today: Day): FieldProblems {
  if (isPresence(draftOperator(field, draft))) return {};
  switch (field.kind) {
    case 'text': {
      const isLong = Array.from(fieldDraft(draft, field).text.trim()).length > FILTER_TEXT_MAX;
      return problems(isLong ? 'tooLong' : null);
    }
    case 'numberRange': {
      const { min, max } = fieldDraft(draft, field);
      const [start, end] = [numberProblem(field, min), numberProblem(field, max)];
      if (start !== null || end !== null) return problems(start, end);
      return problems(null, min !== null && max !== null && min > max ? 'minAboveMax' : null);
    }
    case 'dateRange': {
      const { from, to } = fieldDraft(draft, field);
      const [start, end] = [dayProblem(field, from, today), dayProblem(field, to, today)];
      if (start !== null || end !== null) return problems(start, end);
      return problems(null, from !== '' && to !== '' && from > to ? 'fromAfterTo' : null);
    }
    case 'multiSelect': {
      const isMuch = fieldDraft(draft, field).values.length > FILTER_LIST_MAX;
      return problems(isMuch ? 'tooMany' : null);
    }
    case 'select':
      return {};
    case 'custom':
      return problems(fieldDraft(draft, field).invalid ? 'invalid' : null);
  }
}

export function hasProblems(schema: FilterSchema, draft: FilterDraft, today: Day): boolean {
  return schema.some((field) => Object.keys(problemsOf(field, draft, today)).length > 0);
}
