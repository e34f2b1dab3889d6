import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { at } from '../../scripts/lib/paths.mjs';
import { buildScript } from '../bench/lib/built-page.ts';
import { hostSheets } from './react-page/styles.ts';

/** A React host that shows one area, which its folder's `main.tsx` renders. */
export type HostPage =
  'alerts-page' | 'appearance-page' | 'orders-page' | 'rules-page' | 'settings-page' | 'table-page';

/** What an area needs besides. Cropping a logo shows the chosen file. */
const pictures: Partial<Record<HostPage, string>> = { 'settings-page': 'blob:' };

/** Only packages as built bring their style sheets along for an isolated provider. */
const asBuilt: readonly HostPage[] = ['appearance-page'];

const fileOf = (...path: string[]): string => at('tests', 'embedding', ...path);
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The strictest policy under which the host itself works: only what has the nonce of the page. */
const policy = (nonce: string, server: string, picturesOf = ''): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    // The host's own icon.
    `img-src 'self' ${server} ${picturesOf}`.trimEnd(),
    ...(server === '' ? [] : [`connect-src ${server} ${server.replace(/^http/, 'ws')}`]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

export interface ReactHost {
  readonly origin: string;
  close(): void;
}

export interface ReactHostOptions {
  /** Any free one by default. */
  readonly port?: number;
  /** Origin of the server that the page may use; none by default. */
  readonly server?: string;
}

/** Serves a host: `/`, or `/?hostile` with style sheets that break what they can. */
export async function startReactHost(
  page: HostPage,
  { port: wanted = 0, server: pantau = '' }: ReactHostOptions = {},
): Promise<ReactHost> {
  const isBuilt = asBuilt.includes(page);
  const conditions = isBuilt ? [] : ['@pantau/source'];
  const files = await buildScript(fileOf(page, 'main.tsx'), true, conditions);
  if (isBuilt) {
    const sheets = ['core', 'alert-center'].map((name) =>
      readFile(at('packages', name, 'dist', 'styles.css'), 'utf8'),
    );
    files.set('/main.css', (await Promise.all(sheets)).join('\n'));
  }
  for (const [path, text] of Object.entries(hostSheets)) files.set(path, text);
  const html = await readFile(fileOf('react-page', 'index.html'), 'utf8');
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host.invalid');
    const nonce = randomBytes(18).toString('base64url');
    response.setHeader('content-security-policy', policy(nonce, pantau, pictures[page]));
    if (pathname === '/') {
      const sheet = '<link rel="stylesheet" href="/hostile.css" nonce="{{nonce}}" />';
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        html
          .replace('{{hostile}}', searchParams.has('hostile') ? sheet : '')
          .replaceAll('{{nonce}}', nonce),
      );
      return;
    }
    const text = files.get(pathname);
    response.setHeader('content-type', types[extname(pathname)] ?? 'text/plain');
    response.writeHead(text === undefined ? 204 : 200).end(text);
  });
  server.listen(wanted, '127.0.0.1');
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
