import { alertCodes } from '@pantau/core/contract';
import { scoreCategories, type ScoreCategory } from '@pantau/core/driver-score';

/** The alert code of each category. */
export const codeOfCategory: ReadonlyMap<ScoreCategory, number> = new Map(
  alertCodes.flatMap(({ alertCode, scoreCategory }) =>
    scoreCategory === null ? [] : [[scoreCategory, alertCode] as const],
  ),
);

/** The category of each alert code that costs points. */
export const categoryOfCode: ReadonlyMap<number, ScoreCategory> = new Map(
  [...codeOfCategory].map(([category, alertCode]) => [alertCode, category]),
);

/** Alert codes that cost points. */
export const scoredCodes: readonly number[] = scoreCategories.flatMap(
  (category) => codeOfCategory.get(category) ?? [],
);
