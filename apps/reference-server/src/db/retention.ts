import { lt } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';
import type { Database } from './database.ts';
import { pendingAlerts, vehiclePositions } from './schema.ts';
import type { Logger } from '../lib/logger.ts';
import type { Settings } from '../settings/settings.ts';

export interface RetentionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: Pick<Settings, 'positionRetentionDays'>;
}

export interface Retention {
  /** Deletes what is too old now. */
  prune(): Promise<void>;
  /** Resolves when nothing of it touches the database any more. */
  stop(): Promise<void>;
}

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

/** Alerts of devices that nobody has registered in this time are given up. */
export const PENDING_RETENTION_MS = 30 * DAY_MS;

/** Lets go of old positions, and of alerts that wait for a device in vain, once an hour. */
export function startRetention({ db, clock, logger, settings }: RetentionDeps): Retention {
  let running: Promise<void> = Promise.resolve();

  const prune = async (): Promise<void> => {
    const now = clock.now();
    const oldest = new Date(now - settings.positionRetentionDays * DAY_MS);
    await db.delete(vehiclePositions).where(lt(vehiclePositions.recordedOn, oldest));
    const waited = new Date(now - PENDING_RETENTION_MS);
    await db.delete(pendingAlerts).where(lt(pendingAlerts.receivedOn, waited));
  };

  const cancel = clock.setInterval(() => {
    running = running.then(prune).catch((error: unknown) => {
      logger.error('What is too old could not be deleted', { error });
    });
  }, EVERY_MS);

  return {
    prune,
    async stop() {
      cancel();
      await running;
    },
  };
}
