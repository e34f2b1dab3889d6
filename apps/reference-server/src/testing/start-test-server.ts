import { createApp, type App, type AppDeps } from '../app.ts';
import type { CameraFleet } from '../cameras/camera-fleet.ts';
import type { Clock } from '../lib/clock.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import type { Mailer } from '../notifications/mailer.ts';
import { openDatabase } from '../db/open-database.ts';
import { IN_MEMORY } from '../settings/in-memory.ts';
import { createLogger, silentLogger, type Logger } from '../lib/logger.ts';
import type { Environment } from '../settings/settings-reader.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { createShiftedClock, type ShiftedClock } from './clock.ts';
import { openTemplate } from './database-template.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly app: App;
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: ShiftedClock;
  /** Stops the server and drops its database. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /**
   * Environment variables, on top of: any free port, in-memory storage, no demo data, no simulator.
   */
  readonly env?: Environment;
  /** Settings that have no environment variable. */
  readonly settings?: Partial<Settings>;
  readonly clock?: ShiftedClock;
  readonly logger?: Logger;
  /** Behaviour of the cameras. Defaults to none. */
  readonly cameras?: CameraFleet;
  /** Defaults to one that forgets every email. */
  readonly mailer?: Mailer;
  /** Free bytes of the disk. Defaults to enough. */
  readonly readFreeBytes?: AppDeps['readFreeBytes'];
  /** Reads the public keys of partners. */
  readonly readPublicText?: AppDeps['readPublicText'];
  /** Reactions of drivers to calls. */
  readonly driverFor?: AppDeps['driverFor'];
  /** Defaults to that of the settings. */
  readonly database?: OpenDatabase;
  /** Seeds the database before the server listens. */
  readonly seed?: (db: Database, clock: Clock) => Promise<void>;
}

/**
 * Starts the real server on a free port with its own database: PGlite in memory, or a new database
 * on the Postgres of `PANTAU_TEST_DATABASE_URL`. `PANTAU_TEST_LOG=on` prints its log.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const testDatabase = await createTestDatabase();
  const settings: Settings = {
    ...readSettings({
      PORT: '0',
      PANTAU_DATA_DIR: 'memory://',
      PANTAU_DEMO: 'off',
      PANTAU_SIMULATOR: 'off',
      PANTAU_INGEST_KEY: '1:test-ingest-key-of-company-1,2:test-ingest-key-of-company-2',
      ...testDatabase.env,
      ...options.env,
    }),
    ...options.settings,
  };
  const clock = options.clock ?? createShiftedClock();
  const isNew = settings.databaseUrl === null && settings.dataDir === IN_MEMORY;
  const database =
    options.database ??
    (isNew ? await openTemplate() : null) ??
    (await openDatabase(settings, { logger: options.logger }));
  await options.seed?.(database.db, clock);
  const app = await createApp({
    settings,
    db: database.db,
    pool: database.pool,
    clock,
    logger: options.logger ?? testLogger(),
    cameras: options.cameras,
    mailer: options.mailer,
    driverFor: options.driverFor,
    readPublicText: options.readPublicText,
    readFreeBytes: options.readFreeBytes,
  });
  const port = await app.start();
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    db: database.db,
    settings,
    clock,
    async close() {
      await app.close();
      await database.close();
      await testDatabase.drop();
    },
  };
}

function testLogger(): Logger {
  if (process.env['PANTAU_TEST_LOG'] !== 'on') return silentLogger;
  return createLogger((line) => process.stderr.write(line));
}
