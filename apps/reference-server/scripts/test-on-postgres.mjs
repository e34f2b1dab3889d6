/**
 * Runs server tests on a real Postgres instead of PGlite:
 *
 *     node apps/reference-server/scripts/test-on-postgres.mjs [arguments of vitest]
 *
 * Without a path it runs the tests of the modules that contain SQL or depend on locks and
 * transactions: the others send the same statements, and PGlite has already run them. `PANTAU_FULL=1`
 * runs all of them. Exits with vitest's code. `PANTAU_TEST_DATABASE_URL` names a Postgres that is already
 * running; its user must be able to create databases.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../src/testing/postgres.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);

const withSql = [
  'access/tenant-isolation',
  'access/visibility',
  'admin/',
  'alert-rules/',
  'alerts/actions/apply-action',
  'alerts/alerts',
  'alerts/owners/',
  'handovers/',
  'quick-notes/',
  'backup/',
  'cameras/',
  'companies/',
  'db/outage',
  'db/postgres.test',
  'db/retention',
  'http/http',
  'http/readiness',
  'ingest/derived-alerts/advance-vehicle',
  'ingest/ingest-',
  'ingest/rule-groups',
  'live/company-dispatcher',
  'live/live',
  'live/nodes',
  'live/presence/',
  'live/rights',
  'live/rolling-restart',
  'main.test',
  'memory.test',
  'orders/',
  'profile/',
  'seed/',
  'session/',
  'vehicles/',
].map((path) => `apps/reference-server/src/${path}`);
const requested = process.argv.slice(2);
const namesFiles = requested.some((argument) => !argument.startsWith('-'));
const filters = namesFiles || process.env['PANTAU_FULL'] === '1' ? [] : withSql;

const given = process.env['PANTAU_TEST_DATABASE_URL'];
const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
let code = 1;
try {
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--project', 'server', ...filters, ...requested],
    {
      cwd: root,
      env: { ...process.env, PANTAU_TEST_DATABASE_URL: postgres.url },
      stdio: 'inherit',
    },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  [code] = await once(child, 'exit');
} finally {
  await postgres.stop();
}
process.exit(code ?? 1);
