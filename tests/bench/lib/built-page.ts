import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { build } from 'esbuild';

const types = { js: 'text/javascript', css: 'text/css' } as const;

export interface BuiltPage {
  readonly origin: string;
  close(): void;
}

/**
 * Builds a script for production, from the sources unless `conditions` say otherwise. Functions keep their names, by
 * which `countRenders` counts them.
 *
 * @param entry absolute path of the script, `main.tsx`
 * @param minify `false` keeps the names of functions, for profiles
 * @param conditions none for the packages as built
 * @returns texts by path, such as `/main.js`
 */
export async function buildScript(
  entry: string,
  minify = true,
  conditions: readonly string[] = ['@pantau/source'],
): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    minify,
    keepNames: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: [...conditions],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    outdir: '/',
    // Packages import chunks that a page does not use.
    logLevel: conditions.length === 0 ? 'error' : 'warning',
  });
  return new Map(outputFiles.map(({ path, text }) => [`/${basename(path)}`, text]));
}

/**
 * A page with one script, served from memory.
 *
 * @param entry absolute path of the script, `main.tsx`
 * @param others absolute paths of scripts that are served unchanged, by file name
 * @param minify `false` keeps the names of functions, for profiles
 */
export async function buildPage(
  entry: string,
  others: readonly string[] = [],
  minify = true,
): Promise<BuiltPage> {
  const files = await buildScript(entry, minify);
  for (const path of others) files.set(`/${basename(path)}`, await readFile(path, 'utf8'));
  const html = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Bench</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css">
<div id="root"></div><script type="module" src="/main.js"></script>`;
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const text = pathname === '/' ? html : files.get(pathname);
    const type = /\.m?js$/.test(pathname)
      ? types.js
      : pathname.endsWith('.css')
        ? types.css
        : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
    });
    response.end(text);
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
