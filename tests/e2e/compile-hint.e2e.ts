import { readFile, readdir } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { at } from '../../scripts/lib/paths.mjs';
import { expect, test } from '../support/test.ts';

/** The server sends no source maps. */
const builtPortal = at('apps', 'portal', 'dist');

/** The custom element's script, with its chunks. */
const builtElement = at('packages', 'alert-center', 'dist', 'standalone');

const HINT = '//# allFunctionsCalledOnLoad';

/** Every script of the page, by its path. */
const readScripts = async (page: Page): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await page.evaluate(async () => {
      const names = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/assets\/.*\.js$/.test(path));
      return Promise.all(
        [...new Set(names)].map(
          async (path) => [path, await (await fetch(path)).text()] as [string, string],
        ),
      );
    }),
  );

test('has every script but those of large libraries compiled while it is loaded, and maps it to its source (PO-323)', async ({
  signedIn,
}) => {
  const { page } = await signedIn('manager');
  await page.getByRole('navigation').getByRole('link', { name: 'Skor pengemudi' }).first().click();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const scripts = await readScripts(page);
  const without = [...scripts].filter(([, code]) => !code.startsWith(HINT)).map(([path]) => path);
  expect(without.filter((path) => !path.includes('maplibre-gl'))).toEqual([]);
  expect(scripts.size).toBeGreaterThan(10);

  const text = 'pantau-density';
  const [path = '', code = ''] = [...scripts].find(([, one]) => one.includes(text)) ?? [];
  const before = code.slice(0, code.indexOf(text)).split('\n');
  const map = JSON.parse(
    await readFile(join(builtPortal, `${path}.map`), 'utf8'),
  ) as SourceMapPayload;
  const entry = new SourceMap(map).findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  if (!('originalSource' in entry)) throw new Error('No source is known for the text.');
  const source = map.sourcesContent?.[map.sources.indexOf(entry.originalSource)] ?? '';
  expect(source.split('\n')[entry.originalLine]).toContain(text);
});

test('has the custom element compiled while it is loaded (EM-130)', async () => {
  const names = (await readdir(builtElement)).filter((name) => name.endsWith('.js'));
  const without: string[] = [];
  for (const name of names) {
    const code = await readFile(join(builtElement, name), 'utf8');
    if (!code.startsWith(HINT)) without.push(name.replace(/^pantau-(?:alert-center-)?/, ''));
  }
  // The libraries for video and maps, and the map's worker.
  expect(without.map((name) => name.split('-')[0]).toSorted()).toEqual([
    'core.es',
    'map',
    'maplibre',
  ]);
  expect(names.length).toBeGreaterThan(20);
});
