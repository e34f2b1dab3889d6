import { lt } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';
import type { Database } from './database.ts';
import { orderRequestResults, pendingAlerts, vehiclePositions } from './schema.ts';
import type { Logger } from '../lib/logger.ts';
import type { Settings } from '../settings/settings.ts';

export interface RetentionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: Pick<Settings, 'positionRetentionDays'>;
}

export interface Retention {
  /** Deletes expired rows immediately. */
  prune(): Promise<void>;
  /** Resolves when no deletion is running any more. */
  stop(): Promise<void>;
}

const DAY_MS = 86_400_000;
const INTERVAL_MS = 3_600_000;

/** Alerts of devices that are not registered within this period are deleted. */
export const PENDING_RETENTION_MS = 30 * DAY_MS;

/** Results of bulk requests are kept this long for clients that lost the response. */
export const BULK_RESULT_RETENTION_MS = 7 * DAY_MS;

/**
 * Once an hour, deletes old positions, pending alerts whose device was never registered, and old results
 * of bulk requests.
 */
export function startRetention({ db, clock, logger, settings }: RetentionDeps): Retention {
  let running: Promise<void> = Promise.resolve();

  const prune = async (): Promise<void> => {
    const now = clock.now();
    const oldestPosition = new Date(now - settings.positionRetentionDays * DAY_MS);
    await db.delete(vehiclePositions).where(lt(vehiclePositions.recordedOn, oldestPosition));
    const oldestPending = new Date(now - PENDING_RETENTION_MS);
    await db.delete(pendingAlerts).where(lt(pendingAlerts.receivedOn, oldestPending));
    const oldestResult = new Date(now - BULK_RESULT_RETENTION_MS);
    await db.delete(orderRequestResults).where(lt(orderRequestResults.createdOn, oldestResult));
  };

  const cancel = clock.setInterval(() => {
    running = running.then(prune).catch((error: unknown) => {
      logger.error('Expired rows could not be deleted', { error });
    });
  }, INTERVAL_MS);

  return {
    prune,
    async stop() {
      cancel();
      await running;
    },
  };
}
