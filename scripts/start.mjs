/**
 * `npm start`: installs what is missing, builds the portal when it is stale, runs the reference server.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ensurePackages } from './bootstrap.mjs';
import { hashOf } from './lib/content-hash.mjs';
import { at, bin, workspaceNode } from './lib/paths.mjs';
import { foreground, run } from './lib/run.mjs';

const stampFile = at('apps', 'portal', 'dist', '.stamp');

/** Builds the portal unless what it is made of is what the last build was made of. */
async function ensurePortal() {
  const hash = hashOf(['packages', 'apps/portal', 'package-lock.json', 'tsconfig.base.json']);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  console.log('pantau: building the portal');
  const { code } = await run(workspaceNode, [bin('vite'), 'build', 'apps/portal']);
  if (code !== 0) throw new Error(`The portal did not build (${code}).`);
  writeFileSync(stampFile, hash);
}

try {
  await ensurePackages();
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
