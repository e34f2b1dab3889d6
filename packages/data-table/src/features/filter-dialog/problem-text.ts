import type { FilterProblem } from './filter-draft.ts';
import { FILTER_LIST_MAX, FILTER_TEXT_MAX } from '../filters/filter-limits.ts';
import type { DialogTranslate } from '../../messages/dialog-messages.ts';

export function problemText(
  problem: FilterProblem | undefined,
  t: DialogTranslate,
): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === 'tooLong') return t('tooLong', { count: FILTER_TEXT_MAX });
  if (problem === 'tooMany') return t('tooMany', { count: FILTER_LIST_MAX });
  return t(problem);
}
