import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { apiKeys } from './api-keys.ts';
import { companyId } from './companies.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    companyId: companyId(),
    /** Sign-in name in lower case; null for a user of a partner, who cannot sign in here. */
    email: text('email'),
    /** Encoded by session/passwords; null like the sign-in name. */
    passwordHash: text('password_hash'),
    /** The user's id at a partner, who signs them in (embed/); unique within the company. */
    externalId: text('external_id'),
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
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_external_id').on(table.companyId, table.externalId),
    check(
      'users_sign_in',
      sql`(${table.externalId} is null) = (${table.email} is not null and ${table.passwordHash} is not null)`,
    ),
  ],
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
    /** Of a session that a partner opened (embed/): the scopes that it is limited to. */
    scopes: text('scopes').array(),
    /** The API key that opened the session; null if a token signed by the partner did, or the user. */
    apiKeyId: integer('api_key_id').references(() => apiKeys.id),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_parent').on(table.parentId),
    index('refresh_tokens_user').on(table.userId),
    index('refresh_tokens_api_key').on(table.apiKeyId),
  ],
);
