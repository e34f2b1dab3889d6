/** `npm start`: installs missing packages, builds the portal if it is out of date, runs the reference server. */
import { ensurePackages } from './bootstrap.mjs';
import { ensurePortal } from './lib/ensure-portal.mjs';
import { foreground } from './lib/run.mjs';

try {
  await ensurePackages();
  await ensurePortal();
  console.log('pantau: starting the server');
  foreground(
    [
      // By default, space for short-lived objects grows to more than all others need.
      '--max-semi-space-size=16',
      '--conditions=@pantau/source',
      'apps/reference-server/src/main.ts',
    ],
    // By default, glibc keeps much of what was freed, and more with every thread.
    { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
  );
} catch (error) {
  console.error(`pantau: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
