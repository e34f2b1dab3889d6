import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Settings } from '../settings.ts';
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

/**
 * Opens Postgres when `DATABASE_URL` is set, else PGlite in the data folder, and brings its tables up
 * to date.
 *
 * @throws when another server uses the data folder, or the database cannot be reached.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.databaseUrl);
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(settings.dataDir);
}
