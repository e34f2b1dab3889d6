import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { companies, companyId } from './companies.ts';

/** Keys with which a partner's server signs its users in to widgets (embed/); only their hashes are stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    companyId: companyId(),
    /** For people: who uses the key. */
    name: text('name').notNull(),
    /** SHA-256 in base64url; a key has enough entropy for an unsalted hash. */
    keyHash: text('key_hash').notNull(),
    /** The end of the key, by which people recognise it. */
    ending: text('ending').notNull(),
    /** The key before the last rotation, and until when it is still accepted. */
    previousHash: text('previous_hash'),
    previousUntil: instant('previous_until'),
    /** What a session that the key opens may have at most: the scopes of the user who added the key. */
    scopes: text('scopes').array().notNull(),
    createdOn: instant('created_on').notNull(),
    rotatedOn: instant('rotated_on'),
    /** To the minute. */
    lastUsedOn: instant('last_used_on'),
    revokedOn: instant('revoked_on'),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.keyHash),
    uniqueIndex('api_keys_previous_hash').on(table.previousHash),
  ],
);

/** Who signs the tokens of a company's users, as an alternative to an API key. */
export const tokenIssuers = pgTable(
  'token_issuers',
  {
    companyId: integer('company_id')
      .primaryKey()
      .references(() => companies.id),
    /** The claim `iss`; tells to which company a token belongs. */
    issuer: text('issuer').notNull(),
    /** Where the issuer publishes its public keys (JWKS). */
    jwksUrl: text('jwks_url').notNull(),
    /** What a session of this issuer may have at most: the scopes of the user who saved it. */
    scopes: text('scopes').array().notNull(),
    changedOn: instant('changed_on').notNull(),
  },
  (table) => [uniqueIndex('token_issuers_issuer').on(table.issuer)],
);
