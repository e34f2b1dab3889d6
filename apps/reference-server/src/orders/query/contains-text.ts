import { ilike, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A pattern of `like` for a part of a text. */
const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a text contains another one, ignoring case. */
export const containsText = (whole: SQL, part: string): SQL => ilike(whole, partOf(part));

/** Same for a text in lower case, as indexed for searching. */
export const containsLowerCase = (whole: PgColumn, part: string): SQL =>
  like(whole, partOf(part.toLowerCase()));
