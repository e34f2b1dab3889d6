/**
 * `npm run dev`: the reference server, started again at every change, and the portal from its sources
 * at http://localhost:5173 with the server behind it.
 */
import { ensurePackages } from './bootstrap.mjs';
import { at, workspaceNode } from './lib/paths.mjs';
import { foreground } from './lib/run.mjs';

await ensurePackages();
foreground([
  {
    command: workspaceNode,
    args: ['--watch', '--conditions=@pantau/source', 'apps/reference-server/src/main.ts'],
  },
  { command: workspaceNode, args: [at('scripts', 'lib', 'dev-portal.mjs')] },
]);
