import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What the limits of sign-in have counted, for all nodes; a row is without meaning once its window has ended. */
export const signInLimits = pgTable('sign_in_limits', {
  /** Hash of who is counted: an address, a user at an address, an account, a device. */
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  failures: integer('failures').notNull(),
  endsOn: instant('ends_on').notNull(),
});
