import { or, sql, type SQL } from 'drizzle-orm';
import { ApiError } from '../lib/api-error.ts';

const SEARCH_MAX = 200;

/**
 * Splits a search into words.
 *
 * @throws ApiError `INVALID_INPUT` for a search that is too long or cannot be stored
 */
export function searchWords(search: string | null | undefined): readonly string[] {
  const text = search ?? '';
  if (text.length > SEARCH_MAX || text.includes('\0') || !text.isWellFormed()) {
    throw new ApiError('INVALID_INPUT', 'searchInvalid', { max: SEARCH_MAX });
  }
  return text.split(/\s+/).filter((word) => word !== '');
}

/**
 * Conditions for every word of a search.
 *
 * @param places conditions of which one has to hold for a word
 * @throws ApiError `INVALID_INPUT` as `searchWords`
 */
export function searched(
  search: string | null | undefined,
  places: (word: string) => readonly SQL[],
): readonly SQL[] {
  return searchWords(search).map((word) => or(...places(word)) ?? sql`false`);
}

/** A pattern of `ilike` for a part of a text. */
export const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
