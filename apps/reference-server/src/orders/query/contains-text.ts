import { ilike, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { partOf } from '../../db/search-words.ts';

/** Whether a text contains another one, ignoring case. */
export const containsText = (whole: SQL, part: string): SQL => ilike(whole, partOf(part));

/** Same for a text in lower case, as indexed for searching. */
export const containsLowerCase = (whole: PgColumn, part: string): SQL =>
  like(whole, partOf(part.toLowerCase()));
