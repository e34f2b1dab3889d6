import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId } from './companies.ts';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** When a shift was handed over, by whom, and what that person wrote for the next one. */
export const shiftHandovers = pgTable(
  'shift_handovers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    createdOn: instant('created_on').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    note: text('note'),
  },
  (table) => [index('shift_handovers_newest').on(table.companyId, table.id)],
);
