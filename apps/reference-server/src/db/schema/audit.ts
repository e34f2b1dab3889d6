import { index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

export const auditAction = pgEnum('audit_action', [
  'SignIn',
  'SignInFailed',
  'SignOut',
  'SessionsEnded',
  'CompanyAdded',
  'UserAdded',
  'RoleSet',
  'PasswordSet',
  'UserActivated',
  'UserDeactivated',
  'IngestKeyAdded',
  'IngestKeyRevoked',
  'ApiKeyAdded',
  'ApiKeyRotated',
  'ApiKeyRevoked',
  'TokenIssuerChanged',
  'SettingsChanged',
  'AlertsChanged',
  'RulesChanged',
  'OrdersChanged',
  'CompanyExported',
  'CompanyDeleted',
  'RefreshTokenReused',
]);

/** Who did what that matters for the security of a company. Rows are only added, and expire. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    createdOn: instant('created_on').notNull(),
    /** None when somebody tried to sign in with a name that does not exist. */
    companyId: integer('company_id').references(() => companies.id),
    /** None for commands of an administrator and for failed sign-ins. */
    userId: integer('user_id').references(() => users.id),
    action: auditAction('action').notNull(),
    /** What was changed, as `AuditEntry.target` of schema.graphql. */
    target: text('target'),
    /** Number of changed rows of a bulk action. */
    count: integer('count'),
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (table) => [
    index('audit_entries_company').on(table.companyId, table.id),
    index('audit_entries_created').on(table.createdOn),
  ],
);
