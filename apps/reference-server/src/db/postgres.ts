import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

/** Arbitrary key of the advisory lock that all servers of a database share. */
const MIGRATION_LOCK = 7_268_826;

/** Longest statement of a request; far above what any takes, below what a user waits for. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** A transaction that pauses for longer holds its locks for nothing. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Takes a connection that ends back from whoever holds it (RS-384): drizzle-orm keeps the one on which `begin` fails,
 * and ten of them would leave nothing to connect with.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback !== undefined) return super.connect(callback);
    return super.connect().then(releaseAtItsEnd);
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

function releaseAtItsEnd(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const onEnd = (): void => client.release(true);
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.off('end', onEnd);
    release(error);
  };
  client.once('end', onEnd);
  return client;
}

/** @throws when the database cannot be reached or a migration fails. */
export async function openPostgres(url: string, migrates = true): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  });
  // The pool replaces a connection that fails, and the query that uses it fails. Without these listeners the error
  // would also end the process: the pool listens to its idle connections only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    if (migrates) await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    pool: () => ({
      open: pool.totalCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** When several nodes start simultaneously, one migrates and the others wait. */
async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // A migration takes as long as its tables are large, and another node waits for it.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    // Closes the connection, and with it the lock and the setting.
    client.release(true);
  }
}
