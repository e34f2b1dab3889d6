import type { FilterProblem } from './filter-draft.ts';
import { FILTER_LIST_MAX, FILTER_TEXT_MAX } from '../filters/filter-limits.ts';
import type { DialogTranslate } from '../../messages/dialog-messages.ts';

export function problemText(
  problem: FilterProblem | undefined,
  words: DialogTranslate,
): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === 'tooLong') return words('tooLong', { count: FILTER_TEXT_MAX });
  if (problem === 'tooMany') return words('tooMany', { count: FILTER_LIST_MAX });
  return words(problem);
}
