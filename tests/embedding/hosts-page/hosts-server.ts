import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { at } from '../../../scripts/lib/paths.mjs';
import { buildScript } from '../../bench/lib/built-page.ts';
import { type HostName, place, readHost } from './host-styles.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.webm': 'video/webm',
};

export interface HostsServer {
  readonly origin: string;
  close(): void;
}

/** Serves a host that uses the packages as built: `/`, and the style sheet of a host at `/host.css?<name>`. */
export async function startHostsServer(): Promise<HostsServer> {
  const here = (name: string): string => at('tests', 'embedding', 'hosts-page', name);
  const files = new Map<string, string | Uint8Array>(await buildScript(here('main.tsx'), true, []));
  // Only the light DOM needs the style sheets of the packages.
  const packages = ['core', 'data-table', 'alert-center'];
  const sheets = packages.map((name) =>
    readFile(at('packages', name, 'dist', 'styles.css'), 'utf8'),
  );
  files.set('/main.css', (await Promise.all(sheets)).join('\n'));
  files.set('/nothing.css', '');
  files.set('/place.css', place);
  files.set('/index.html', await readFile(here('index.html'), 'utf8'));
  const standalone = at('packages', 'alert-center', 'dist', 'standalone');
  files.set('/pantau-map-worker.js', await readFile(`${standalone}/pantau-map-worker.js`, 'utf8'));
  files.set('/road.webm', await readFile(at('packages/core/src/media/testing/road.webm')));
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host.invalid');
    const path = pathname === '/' ? '/index.html' : pathname;
    const content =
      path === '/host.css'
        ? await readHost(decodeURIComponent(search.slice(1)) as HostName)
        : files.get(path);
    // A sandboxed frame of the host has no origin, but runs its scripts.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', types[extname(path)] ?? 'text/plain');
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
