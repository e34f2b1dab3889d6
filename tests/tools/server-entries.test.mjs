/** Which entries of the packages can be used on a server, such as in a server component of Next.js. */
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { clientDirective, reactEntries } from '../../scripts/build/react-entries.mjs';
import { packagesInOrder, root } from '../../scripts/lib/paths.mjs';

/** @type {Map<string, string>} source files by the name under which a host imports them */
const entries = new Map();
/** @type {ReadonlyMap<string, string>} */
let clients = new Map();

beforeAll(async () => {
  for (const { name, folder, manifest } of packagesInOrder()) {
    for (const [path, target] of Object.entries(manifest.exports)) {
      const source = typeof target === 'string' ? undefined : target['@pantau/source'];
      if (source !== undefined) entries.set(name + path.slice(1), join(folder, source));
    }
  }
  clients = await reactEntries([...entries.values()], root);
});

/** @param {string} name */
const chainOf = (name) => clients.get(entries.get(name) ?? '');

it('adapters, contract, texts and suites need no React (EM-52)', () => {
  const usable = [
    ...['base', 'transport', 'rest', 'contract', 'testing', 'icons', 'messages'].map(
      (entry) => `@pantau/core/${entry}`,
    ),
    ...['http', 'brand/http', 'history/http', 'memory', 'testing', 'messages', 'messages/th'].map(
      (entry) => `@pantau/alert-center/${entry}`,
    ),
    ...['http', 'profile/http', 'memory', 'testing'].map(
      (entry) => `@pantau/company-settings/${entry}`,
    ),
    ...['alert-rules', 'dashboard', 'data-table', 'driver-score', 'sales-order'].map(
      (area) => `@pantau/${area}/http`,
    ),
  ];
  for (const name of usable) {
    expect(entries.has(name), name).toBe(true);
    expect(chainOf(name), name).toBeUndefined();
  }
});

it('widgets are client components, which is said in their entry and nowhere else (EM-52)', async () => {
  for (const name of ['@pantau/core', '@pantau/core/ui/button', '@pantau/alert-center']) {
    expect(chainOf(name), name).toMatch(/react/);
  }
  const { renderChunk } = clientDirective([...entries.values()], root);
  /** @param {string} [entryPoint] */
  const firstOf = async (entryPoint) =>
    (await renderChunk('code', { type: 'chunk', entryPoint }))?.code ?? 'code';
  expect(await firstOf(entries.get('@pantau/alert-center'))).toBe('"use client";code');
  expect(await firstOf(entries.get('@pantau/alert-center/http'))).toBe('code');
  expect(await firstOf(undefined)).toBe('code');
  // A part that loads later is a chunk, although esbuild calls it an entry.
  const later = join(root, 'packages/alert-center/src/ui/previews/preview-layer.tsx');
  expect(await firstOf(later)).toBe('code');
});
