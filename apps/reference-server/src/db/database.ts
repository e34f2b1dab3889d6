import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

type Schema = typeof schema;

/**
 * Common type of both drivers. Inside a transaction, use only the `Transaction` passed to the
 * callback.
 */
export type Database = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For queries that run inside or outside a transaction. */
export type Queries = Database | Transaction;

export interface PoolState {
  readonly open: number;
  /** Those that carry out a query or a transaction. */
  readonly busy: number;
  /** Queries and transactions that wait for one. */
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Its connections, if it has several. */
  readonly pool?: () => PoolState;
  /** Closes all connections; PGlite also flushes to its folder. */
  close(): Promise<void>;
}
