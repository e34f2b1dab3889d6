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
  readonly settings: Pick<Settings, 'keepPositionsDays'>;
}

export interface Retention {
  /** Deletes what is too old now. */
  forget(): Promise<void>;
  /** Resolves when nothing of it touches the database any more. */
  stop(): Promise<void>;
}

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

/** Alerts of devices that nobody has registered in this time are given up. */
export const KEEP_PENDING_MS = 30 * DAY_MS;

/** Lets go of old positions, and of alerts that wait for a device in vain, once an hour. */
export function startRetention({ db, clock, logger, settings }: RetentionDeps): Retention {
  let running: Promise<void> = Promise.resolve();

  const forget = async (): Promise<void> => {
    const now = clock.now();
    const oldest = new Date(now - settings.keepPositionsDays * DAY_MS);
    await db.delete(vehiclePositions).where(lt(vehiclePositions.recordedOn, oldest));
    const waited = new Date(now - KEEP_PENDING_MS);
    await db.delete(pendingAlerts).where(lt(pendingAlerts.receivedOn, waited));
  };

  const cancel = clock.setInterval(() => {
    running = running.then(forget).catch((error: unknown) => {
      logger.error('What is too old could not be deleted', { error });
    });
  }, EVERY_MS);

  return {
    forget,
    async stop() {
      cancel();
      await running;
    },
  };
}
