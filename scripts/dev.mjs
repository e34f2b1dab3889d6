/**
 * `npm run dev`: the reference server, restarted on every change, and the portal from its sources at
 * http://localhost:5173, which passes requests on to the server.
 */
import { ensurePackages } from './bootstrap.mjs';
import { at } from './lib/paths.mjs';
import { foreground } from './lib/run.mjs';

await ensurePackages();
foreground(['--watch', '--conditions=@pantau/source', 'apps/reference-server/src/main.ts']);

const target = `http://localhost:${process.env.PORT ?? '4000'}`;
const paths = ['/api', '/graphql', '/media', '/healthz', '/readyz'];
// Imported late: it may have been installed just now.
const { createServer } = await import('vite');
const portal = await createServer({
  root: at('apps', 'portal'),
  server: {
    proxy: {
      ...Object.fromEntries(paths.map((path) => [path, { target }])),
      '/socket.io': { target, ws: true },
    },
  },
});
await portal.listen();
portal.printUrls();
