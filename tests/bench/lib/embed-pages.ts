import react from '@vitejs/plugin-react';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { at } from '../../../scripts/lib/paths.mjs';

export type EmbedPage = 'text' | 'hi' | 'element' | 'react';

export interface EmbedPages {
  readonly origin: string;
  /** Address of a page that uses the server. */
  address(page: EmbedPage, server: string): string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const elementPage = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Alerts</title>
<link rel="icon" href="data:,"><script type="module" src="/widget/pantau-alert-center.js"></script>
<p>hi</p><pantau-alert-center locale="id" time-zone="Asia/Jakarta"></pantau-alert-center>
<script type="module">
const element = document.querySelector('pantau-alert-center');
element.getToken = async () => (await fetch('/token')).text();
element.setAttribute('base-url', new URLSearchParams(location.search).get('server'));
</script>`;

const textPage = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Hi</title>
<link rel="icon" href="data:,"><p>hi</p>`;

/** Compressed as a host's web server sends them. */
function addFolder(files: Map<string, Buffer>, folder: string, prefix: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !(extname(entry.name) in types)) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`${prefix}${path.slice(folder.length + 1)}`, gzipSync(readFileSync(path)));
  }
}

/** Builds a page of its own, as a host does, so that no page shares files with another. */
async function buildWithVite(files: Map<string, Buffer>, page: 'hi' | 'react'): Promise<void> {
  const outDir = mkdtempSync(join(realpathSync(tmpdir()), 'pantau-embed-'));
  const root = at('tests', 'bench', 'embed-page');
  await build({
    root,
    base: `/${page}/`,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, `${page}.html`) } },
  });
  addFolder(files, outDir, `/${page}/`);
  rmSync(outDir, { recursive: true, force: true });
}

/**
 * Serves pages of a host that render "hi", in HTML and in React, and the same with the bell.
 *
 * @param port that the server of the alerts allows
 * @param token returns an access token
 */
export async function startEmbedPages(
  port: number,
  token: () => Promise<string>,
): Promise<EmbedPages> {
  const files = new Map<string, Buffer>();
  await buildWithVite(files, 'hi');
  await buildWithVite(files, 'react');
  addFolder(files, at('packages', 'alert-center', 'dist', 'standalone'), '/widget/');
  files.set('/element/element.html', gzipSync(elementPage));
  files.set('/text/text.html', gzipSync(textPage));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    if (pathname === '/token') return void response.end(await token());
    const body = files.get(pathname);
    if (body === undefined) return void response.writeHead(404).end();
    const type = types[extname(pathname)] ?? 'text/plain';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    address: (page, of) => `${origin}/${page}/${page}.html?server=${encodeURIComponent(of)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
