import type { Format } from '@pantau/core';
import { startOfDay } from '@pantau/core/day';
import type { DialogTranslate } from '../../messages/dialog-messages.ts';
import { FILTER_LIST_MAX, FILTER_TEXT_MAX } from '../filters/filter-limits.ts';
import type { FilterField } from '../filters/filter-schema.ts';
import { numberText } from '../filters/filter-text.ts';
import { numberLimits } from '../filters/filter-values.ts';
import type { FilterProblem } from './filter-problems.ts';

/** The limit of a field that a problem refers to. */
function limitText(field: FilterField, problem: FilterProblem, format: Format): string {
  if (field.kind === 'numberRange') {
    const { min, max } = numberLimits(field);
    return numberText(field, problem === 'belowMin' ? min : max, format);
  }
  if (field.kind !== 'dateRange') return '';
  const day = problem === 'beforeFirst' ? field.min : field.max;
  return day === undefined ? '' : format.date(startOfDay(day, format.timeZone));
}

/** What is wrong with an input, or `undefined`. */
export function problemText(
  field: FilterField,
  problem: FilterProblem | undefined,
  t: DialogTranslate,
  format: Format,
): string | undefined {
  // The input of a host says itself what is wrong.
  if (problem === undefined || problem === 'invalid') return undefined;
  switch (problem) {
    case 'tooLong':
      return t('tooLong', { count: FILTER_TEXT_MAX });
    case 'tooMany':
      return t('tooMany', { count: FILTER_LIST_MAX });
    default:
      return t(problem, { limit: limitText(field, problem, format) });
  }
}
