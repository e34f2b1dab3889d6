import { sql } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { Database } from './database.ts';

export interface Maintenance {
  /** Resolves when nothing is running any more. */
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const HOURS_BETWEEN_VACUUMS = 24;

/**
 * Keeps the embedded database fast: it has no background process that would (RS-372). Statistics are renewed at once
 * and every hour, the space of deleted rows is freed every day.
 */
export function startMaintenance(db: Database, clock: Clock, logger: Logger): Maintenance {
  let hours = 0;
  let running: Promise<void> = Promise.resolve();
  const run = (work: 'analyze' | 'vacuum analyze'): void => {
    running = running
      .then(async () => {
        await db.execute(sql.raw(work));
      })
      .catch((error: unknown) => logger.error('The database could not be maintained', { error }));
  };
  run('analyze');
  const cancel = clock.setInterval(() => {
    hours += 1;
    run(hours % HOURS_BETWEEN_VACUUMS === 0 ? 'vacuum analyze' : 'analyze');
  }, HOUR_MS);
  return {
    async stop() {
      cancel();
      await running;
    },
  };
}
