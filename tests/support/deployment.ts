import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../scripts/lib/paths.mjs';
import { type Server, startServer } from './server.ts';
import { test as base, expect } from './test.ts';

/** A server with a build of the portal of its own. */
interface Deployment {
  readonly server: Server;
  /** Replaces the build on the server by one with another entry script. */
  deploy(): Promise<void>;
  /** Replaces it by one whose files, that of the service worker too, have other addresses. */
  deployElsewhere(): Promise<void>;
}

/** The entry script of the build that replaces the first one. */
export const NEXT_ENTRY = 'index-next.js';

async function entryIn(portalDir: string): Promise<string> {
  const page = await readFile(join(portalDir, 'index.html'), 'utf8');
  const entry = /index-[^".]+\.js/.exec(page)?.[0];
  if (entry === undefined) throw new Error('The page has no entry script');
  return entry;
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Compressed files would be sent instead of the changed ones. */
async function removeCompressed(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(br|gz)$/.test(name));
  await Promise.all(names.map((name) => rm(join(folder, name))));
}

async function deploy(portalDir: string): Promise<void> {
  const entry = await entryIn(portalDir);
  await writeFile(join(portalDir, 'assets', NEXT_ENTRY), `import './${entry}';`);
  for (const name of ['index.html', 'service-worker.js']) {
    await edit(join(portalDir, name), (text) =>
      text.replaceAll(`/assets/${entry}`, `/assets/${NEXT_ENTRY}`),
    );
  }
  await removeCompressed(portalDir);
}

async function deployElsewhere(portalDir: string): Promise<void> {
  const entry = await entryIn(portalDir);
  const assets = join(portalDir, 'assets-next');
  await rename(join(portalDir, 'assets'), assets);
  await rename(join(assets, entry), join(assets, NEXT_ENTRY));
  await rename(join(portalDir, 'service-worker.js'), join(portalDir, 'service-worker-next.js'));
  const scripts = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
  const files = [
    'index.html',
    'service-worker-next.js',
    ...scripts.map((name) => `assets-next/${name}`),
  ];
  for (const name of files) {
    await edit(join(portalDir, name), (text) =>
      text
        .replaceAll('assets/', 'assets-next/')
        .replaceAll(entry, NEXT_ENTRY)
        .replaceAll('/service-worker.js', '/service-worker-next.js'),
    );
  }
  await Promise.all([portalDir, assets].map(removeCompressed));
}

export const test = base.extend<{ readonly deployment: Deployment }>({
  deployment: async ({ contexts }, use) => {
    const portalDir = await mkdtemp(join(tmpdir(), 'pantau-portal-'));
    await cp(at('apps', 'portal', 'dist'), portalDir, { recursive: true });
    const server = await startServer({ portalDir });
    await use({
      server,
      deploy: () => deploy(portalDir),
      deployElsewhere: () => deployElsewhere(portalDir),
    });
    await contexts.closeAll();
    await server.dispose();
    await rm(portalDir, { recursive: true });
  },
});

export { expect };
