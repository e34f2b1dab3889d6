import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

type Schema = typeof schema;

/** The same for both drivers; inside a transaction use only what the callback is given. */
export type Database = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Either: a query that does not mind whether it runs in a transaction. */
export type Queries = Database | Transaction;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Ends all connections; on PGlite also writes everything to its folder. */
  close(): Promise<void>;
}
