import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { readRows } from './read-rows.ts';
import type { Clock } from '../lib/clock.ts';
import type { Metrics } from '../lib/metrics.ts';

/** Several collectors may ask at the same time. */
const MAX_AGE_MS = 10_000;

/**
 * Reads the metrics that only the database knows. While it does not respond, they keep their values: the other metrics
 * are needed most then.
 */
export function createDatabaseMetrics(
  db: Database,
  clock: Clock,
  { databaseBytes, pendingAlerts }: Pick<Metrics, 'databaseBytes' | 'pendingAlerts'>,
): () => Promise<void> {
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    const [row] = await readRows<{ bytes: string; pending: string }>(
      db,
      sql`select pg_database_size(current_database())::text as bytes,
            (select count(*) from pending_alerts)::text as pending`,
    );
    databaseBytes.set(Number(row?.bytes ?? 0));
    pendingAlerts.set(Number(row?.pending ?? 0));
    readAt = clock.now();
  };
  return async () => {
    if (clock.now() - readAt < MAX_AGE_MS) return;
    reading ??= read()
      .catch(() => {})
      .finally(() => (reading = null));
    await reading;
  };
}
