import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { companyId } from './companies.ts';

/** Keys with which devices and other servers of a company send data; only their hashes are stored. */
export const ingestKeys = pgTable(
  'ingest_keys',
  {
    id: id(),
    companyId: companyId(),
    /** For people: who uses the key. */
    name: text('name').notNull(),
    /** SHA-256 in base64url; a key has enough entropy for an unsalted hash. */
    keyHash: text('key_hash').notNull(),
    createdOn: instant('created_on').notNull(),
    /** To the minute. */
    lastUsedOn: instant('last_used_on'),
    revokedOn: instant('revoked_on'),
  },
  (table) => [uniqueIndex('ingest_keys_hash').on(table.keyHash)],
);
