/** Starts the reference server with the build of the portal in the folder TEST_PORTAL_DIR, without the simulator. */
import { createApp } from '../../apps/reference-server/src/app.ts';
import { systemClock } from '../../apps/reference-server/src/lib/clock.ts';
import { openDatabase } from '../../apps/reference-server/src/db/open-database.ts';
import { createLogger } from '../../apps/reference-server/src/lib/logger.ts';
import { seedDemo } from '../../apps/reference-server/src/seed/seed-demo.ts';
import { readSettings } from '../../apps/reference-server/src/settings/settings.ts';

const portalDir = process.env['TEST_PORTAL_DIR'];
if (portalDir === undefined) throw new Error('TEST_PORTAL_DIR is not set');

const settings = { ...readSettings(process.env), portalDir };
const logger = createLogger((line) => process.stderr.write(line));
const { db, close } = await openDatabase(settings);
await seedDemo({ db, clock: systemClock });
const app = await createApp({ settings, db, clock: systemClock, logger });
process.on('SIGTERM', () => {
  void app
    .close()
    .then(close)
    .finally(() => process.exit(0));
});
process.stdout.write(`Pantau portal ready at http://localhost:${await app.start()}\n`);
