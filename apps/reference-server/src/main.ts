import { openAdminSocket } from './admin/admin-socket.ts';
import { applyRoles } from './admin/users.ts';
import { createApp } from './app.ts';
import { systemClock } from './lib/clock.ts';
import { buildMissingSpans } from './driver-scores/build-spans.ts';
import { openDatabase } from './db/open-database.ts';
import { users } from './db/schema.ts';
import { createLogger } from './lib/logger.ts';
import { startMaintenance } from './db/maintenance.ts';
import { startRetention } from './db/retention.ts';
import { addMenuScopes } from './seed/add-menu-scopes.ts';
import { seedDemoAnnouncements } from './seed/seed-demo-announcements.ts';
import { seedDemoCompanySettings } from './seed/seed-demo-company-settings.ts';
import { seedDemoDriverScores } from './seed/seed-demo-driver-scores.ts';
import { seedDemoOrders } from './seed/seed-demo-orders.ts';
import { seedDemoPrompts } from './seed/seed-demo-prompts.ts';
import { seedDemoQuickNotes } from './seed/seed-demo-quick-notes.ts';
import { seedDemoRuleTargets } from './seed/seed-demo-rule-targets.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { IN_MEMORY } from './settings/in-memory.ts';
import { isLoopback, readSettings } from './settings/settings.ts';
import { startSimulator } from './simulator/start-simulator.ts';

const logger = createLogger((line) => process.stderr.write(line));

/** Releases resources in reverse order of creation; a second signal exits immediately. */
const closers: (() => Promise<void>)[] = [];
let isShuttingDown = false;

async function shutDown(code: number): Promise<never> {
  if (isShuttingDown) process.exit(1);
  isShuttingDown = true;
  for (const close of closers.reverse()) {
    try {
      await close();
    } catch (error) {
      logger.error('The server did not shut down cleanly', { error });
    }
  }
  process.exit(code);
}

/** For what follows the requests: sockets, emails, threads. */
const SHUTDOWN_TIMEOUT_MS = 20_000;

function withTimeout(ms: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms).unref())]);
}

async function run(): Promise<void> {
  // Whatever the server writes is for its own user: data, secrets, mails.
  process.umask(0o077);
  const settings = readSettings(process.env);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(0));

  const database = await openDatabase(settings, { logger });
  closers.push(() => database.close());
  const { db, pool } = database;
  await buildMissingSpans(db);
  await applyRoles(db);
  if (settings.demo) {
    await seedDemo({ db, clock: systemClock });
    await addMenuScopes(db);
    await seedDemoOrders({ db, clock: systemClock });
    await seedDemoAnnouncements({ db, clock: systemClock });
    await seedDemoPrompts({ db, clock: systemClock });
    await seedDemoCompanySettings({ db, clock: systemClock });
    await seedDemoQuickNotes({ db, clock: systemClock });
    await seedDemoRuleTargets({ db });
    await seedDemoDriverScores({ db, clock: systemClock });
  }

  const app = await createApp({ settings, db, pool, clock: systemClock, logger });
  closers.push(() =>
    withTimeout(settings.stopDelaySeconds * 1000 + SHUTDOWN_TIMEOUT_MS, app.close()),
  );
  const port = await app.start();

  const { retentionBacklog } = app.metrics;
  const retention = startRetention({
    db,
    settings,
    logger,
    clock: systemClock,
    onBacklog: (table, rows) => retentionBacklog.set({ table }, rows),
  });
  closers.push(() => retention.stop());
  if (database.kind === 'pglite') {
    const maintenance = startMaintenance(db, systemClock, logger);
    closers.push(() => maintenance.stop());
  }

  if (settings.simulator ?? settings.demo) {
    const simulator = await startSimulator({
      db,
      settings,
      logger,
      clock: systemClock,
      liveFeed: app.liveFeed,
      notifier: app.notifier,
      metrics: app.metrics.ingest,
    });
    closers.push(() => simulator.stop());
  }
  if (database.kind === 'pglite' && settings.dataDir !== IN_MEMORY) {
    const admin = await openAdminSocket(settings.dataDir, { db, clock: systemClock });
    closers.push(() => admin.close());
  }
  if (settings.demo && !isLoopback(settings.host)) {
    logger.warn(
      'The demo is on: anyone who reaches this server can sign in with a published password',
      {
        setting: 'PANTAU_DEMO',
        host: settings.host,
      },
    );
  }
  if ((await db.$count(users)) === 0) {
    logger.warn('Nobody can sign in yet: add a company and a user (docs/operate.md)');
  }
  process.stdout.write(`Pantau portal ready at http://${displayHost(settings.host)}:${port}\n`);
}

/** A host name that a browser on this machine can open. */
function displayHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

// A Redis client that loses its connection rejects promises without a handler; that must not end
// the server.
process.on('unhandledRejection', (error) => logger.error('Unhandled promise rejection', { error }));

run().catch((error: unknown) => {
  process.stderr.write(`pantau: ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && error.cause !== undefined) {
    process.stderr.write(`  caused by: ${String(error.cause)}\n`);
  }
  void shutDown(1);
});
