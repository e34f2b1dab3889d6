import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from './database.ts';
import { readRows } from './read-rows.ts';
import type { Clock } from '../lib/clock.ts';
import type { Metrics } from '../lib/metrics.ts';
import { withinTime } from '../lib/within-time.ts';

/** Several collectors may ask at the same time. */
const MAX_AGE_MS = 10_000;

/** A database that takes longer is not waited for. */
const READ_MS = 5_000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly pool?: OpenDatabase['pool'];
}

/**
 * Reads the metrics that only the database and its connections know. While it does not respond, they keep their values:
 * the other metrics are needed most then.
 */
export function createDatabaseMetrics(
  { db, clock, pool }: Deps,
  metrics: Metrics,
): () => Promise<void> {
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    const [row] = await readRows<{ bytes: string; pending: string }>(
      db,
      sql`select pg_database_size(current_database())::text as bytes,
            (select count(*) from pending_alerts)::text as pending`,
    );
    metrics.databaseBytes.set(Number(row?.bytes ?? 0));
    metrics.pendingAlerts.set(Number(row?.pending ?? 0));
    readAt = clock.now();
  };
  return async () => {
    if (pool !== undefined) {
      const { open, busy, waiting } = pool();
      metrics.connections.set(open);
      metrics.busyConnections.set(busy);
      metrics.waitingQueries.set(waiting);
    }
    if (clock.now() - readAt < MAX_AGE_MS) return;
    reading ??= read()
      .catch(() => {})
      .finally(() => (reading = null));
    await withinTime(reading, READ_MS).catch(() => {});
  };
}
