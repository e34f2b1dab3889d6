/**
 * Runs the tests of the server on a real Postgres instead of PGlite:
 *
 *     node apps/reference-server/scripts/test-on-postgres.mjs [arguments of vitest]
 *
 * Ends with vitest's own exit code. `PANTAU_TEST_DATABASE_URL` names a Postgres that runs already; its
 * user must be able to create databases.
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

const given = process.env['PANTAU_TEST_DATABASE_URL'];
const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
let code = 1;
try {
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--project', 'server', ...process.argv.slice(2)],
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
