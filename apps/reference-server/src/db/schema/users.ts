import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { companyId } from './companies.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    companyId: companyId(),
    /** Sign-in name in lower case. */
    email: text('email').notNull(),
    /** Encoded by session/passwords. */
    passwordHash: text('password_hash').notNull(),
    fullname: text('fullname').notNull(),
    profileEmail: text('profile_email'),
    phoneNo: text('phone_no'),
    lastReminder: instant('last_reminder'),
    /** Name of a role of access/roles, whose scopes the user has; null for scopes that were chosen one by one. */
    role: text('role'),
    scopes: text('scopes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/**
 * A refresh token works once; presenting a used one may revoke its family (session/refresh-tokens).
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    familyId: uuid('family_id').notNull(),
    /** The token that was exchanged for this one; `null` for the first of a sign-in. */
    parentId: uuid('parent_id'),
    tokenHash: text('token_hash').notNull(),
    createdOn: instant('created_on').notNull(),
    expiresOn: instant('expires_on').notNull(),
    /** When the user signed in; the same for all tokens of a family, like the user agent. */
    signedInOn: instant('signed_in_on').notNull(),
    /** The browser's name for itself at the sign-in. */
    userAgent: text('user_agent'),
    usedOn: instant('used_on'),
    revokedOn: instant('revoked_on'),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_parent').on(table.parentId),
    index('refresh_tokens_user').on(table.userId),
  ],
);
