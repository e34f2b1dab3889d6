import { customType, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { companies, companyId } from './companies.ts';
import { users } from './users.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

export const companySection = pgEnum('company_section', [
  'identity',
  'operation',
  'driverScore',
  'branding',
  'bankAccounts',
  'categories',
]);

/** Who changed which setting of a company. */
export const companyChanges = pgTable(
  'company_changes',
  {
    id: id(),
    companyId: companyId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdOn: instant('created_on').notNull(),
    section: companySection('section').notNull(),
    field: text('field').notNull(),
    oldValue: text('old_value'),
    newValue: text('new_value'),
  },
  (table) => [index('company_changes_company').on(table.companyId, table.id)],
);

/** The logo that a company uploaded: a PNG that this server has encoded. */
export const companyLogos = pgTable(
  'company_logos',
  {
    companyId: integer('company_id')
      .primaryKey()
      .references(() => companies.id),
    /** Of the bytes, in hexadecimal. */
    sha256: text('sha256').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [index('company_logos_sha256').on(table.sha256)],
);
