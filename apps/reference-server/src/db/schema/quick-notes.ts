import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId } from './companies.ts';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** The notes that a company offers when somebody resolves an alert, in their order; none until they are first changed. */
export const alertQuickNotes = pgTable('alert_quick_notes', {
  companyId: companyId().primaryKey(),
  /** Rises with every change. */
  revision: integer('revision').notNull(),
  notes: text('notes').array().notNull(),
  changedOn: instant('changed_on').notNull(),
  /** Null for those that came with the demo. */
  changedBy: integer('changed_by').references(() => users.id),
});
