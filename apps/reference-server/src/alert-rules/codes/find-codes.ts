import { alertCodes, type AlertCodeEntry } from '@pantau/core/contract';

type Code = number;

const textsOf = (entry: AlertCodeEntry): readonly string[] => [
  entry.descriptionIdn,
  entry.descriptionEng,
  entry.shortDescriptionIdn,
  entry.shortDescriptionEng,
];

const mentions = (entry: AlertCodeEntry, word: string): boolean =>
  textsOf(entry).some((text) => text.toLowerCase().includes(word.toLowerCase()));

const codeOf = ({ alertCode }: AlertCodeEntry): Code => alertCode;

/** The alert codes with a word in a description in either language, ignoring case. */
export const codesWith = (word: string): readonly Code[] =>
  alertCodes.filter((entry) => mentions(entry, word)).map(codeOf);

/** The alert codes of the given categories. */
export const codesInCategories = (categoryIds: readonly (string | number)[]): readonly Code[] => {
  const wanted = new Set(categoryIds.map(String));
  return alertCodes.filter(({ categoryId }) => wanted.has(categoryId)).map(codeOf);
};

/** The alert codes that rules can have, with all words and in one of the categories if given. */
export function findRuleCodes(
  words: readonly string[],
  categoryIds: readonly (string | number)[] | null,
): readonly Code[] {
  const ofCategories = categoryIds === null ? null : new Set(codesInCategories(categoryIds));
  return alertCodes
    .filter((entry) => entry.enabledInRule)
    .filter((entry) => words.every((word) => mentions(entry, word)))
    .filter(({ alertCode }) => ofCategories === null || ofCategories.has(alertCode))
    .map(codeOf);
}
