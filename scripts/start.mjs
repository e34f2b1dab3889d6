/**
 * `npm start`: installs what is missing, builds the portal when it is stale, runs the reference server.
 */
import { ensurePackages } from './bootstrap.mjs';
import { workspaceNode } from './lib/paths.mjs';
import { foreground } from './lib/run.mjs';

try {
  await ensurePackages();
  // Only now: it reads what is installed.
  const { ensurePortal } = await import('./lib/ensure-portal.mjs');
  await ensurePortal();
  console.log('pantau: starting the server');
  foreground([
    {
      command: workspaceNode,
      args: ['--conditions=@pantau/source', 'apps/reference-server/src/main.ts'],
    },
  ]);
} catch (error) {
  console.error(`pantau: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
