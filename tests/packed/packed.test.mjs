/**
 * Tests the packages as published: packed, installed next to the host's own React, compiled, bundled,
 * and rendered under a strict policy.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../../scripts/lib/browser.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { checkRules } from './check-rules.mjs';
import { checkScores } from './check-scores.mjs';
import { checkSettings } from './check-settings.mjs';
import { buildApp, buildAppForProduction, checkTypes, createApp } from './consumer.mjs';
import { openPage } from './open-page.mjs';
import { packedPackages } from './pack-packages.mjs';
import { serve } from './serve.mjs';

/** @type {import('playwright').Browser} */
let browser;
const tarballs = packedPackages();
/** Temporary folders. @type {string[]} */
const folders = [];

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const open = (/** @type {string} */ url) => openPage(browser, url);

const hosts = [
  { name: 'React 18.3', react: '~18.3.1', types: '^18.3.0', version: /^18\.3\./ },
  { name: 'React 19', react: '^19.0.0', types: '^19.0.0', version: /^19\./ },
];

/** What only some parts of core need. */
const optional = ['maplibre-gl', 'video.js', 'socket.io-client'];

/** @param {string} folder of an app @returns {string[]} */
const missingFrom = (folder) =>
  optional.filter((name) => !existsSync(join(folder, 'node_modules', name)));

for (const host of hosts) {
  describe(`new app with ${host.name}`, () => {
    let folder = '';

    beforeAll(async () => {
      folder = await createApp(tarballs, { ...host, app: 'alert-app' });
      folders.push(folder);
    });

    test('types resolve with moduleResolution bundler (EM-16)', () =>
      checkTypes(folder, 'bundler'));
    test('types resolve with moduleResolution nodenext (EM-16)', () =>
      checkTypes(folder, 'nodenext'));

    test('installs what the alert centre needs (DT-320)', () => {
      assert.deepEqual(missingFrom(folder), []);
    });

    test('renders styled widgets under a strict policy without warnings (EM-17, CO-120)', async () => {
      const server = await serve(await buildApp(folder));
      try {
        const { page, messages } = await open(server.url);
        assert.match(await page.getByTestId('react').innerText(), host.version);
        const rows = page.getByRole('listitem').filter({ has: page.getByRole('button') });
        await rows.first().waitFor();
        assert.ok((await rows.count()) > 3, 'the list has rows');
        const style = await rows.first().evaluate((row) => {
          const computed = getComputedStyle(row);
          return {
            display: computed.display,
            surface: computed.getPropertyValue('--pantau-bg-surface'),
          };
        });
        assert.equal(style.display, 'flex', 'the style sheet of the area applies');
        assert.notEqual(style.surface, '', 'the style sheet of core defines the tokens');
        // Open a lazily loaded part, then act through the adapter.
        await rows.first().getByRole('button').first().click();
        const preview = page.locator('[data-preview-window]');
        await preview.getByRole('heading', { name: 'History' }).waitFor();
        assert.equal(
          await preview.evaluate((element) => getComputedStyle(element).position),
          'absolute',
          'the style sheet of the lazy part applies',
        );
        await page.getByRole('button', { name: 'Mark resolved', exact: true }).click();
        const confirmation = page.getByRole('dialog', { name: 'Mark as resolved?' });
        await confirmation.getByRole('button', { name: 'Mark resolved', exact: true }).click();
        await page
          .getByText(/marked resolved/)
          .first()
          .waitFor();
        const sheets = await page.evaluate(() => {
          const adopted = document.adoptedStyleSheets.length;
          dispatchEvent(new Event('unmount-widget'));
          return [adopted > 0, document.adoptedStyleSheets.length];
        });
        assert.deepEqual(sheets, [true, 0], 'lazy style sheets are removed with the widget');
        assert.deepEqual(messages, []);
      } finally {
        await server.close();
      }
    });

    test('renames and switches alert rules without warnings (EM-43)', async () => {
      const server = await serve(await buildApp(folder, 'rules.html'));
      try {
        const { page, messages } = await open(new URL('rules.html', server.url).href);
        assert.match(await page.getByTestId('react').innerText(), host.version);
        await checkRules(page);
        assert.deepEqual(messages, []);
      } finally {
        await server.close();
      }
    });

    test('opens a driver and the alerts of a part of the score without warnings (EM-64)', async () => {
      const server = await serve(await buildApp(folder, 'scores.html'));
      try {
        const { page, messages } = await open(new URL('scores.html', server.url).href);
        assert.match(await page.getByTestId('react').innerText(), host.version);
        await checkScores(page);
        assert.deepEqual(messages, []);
      } finally {
        await server.close();
      }
    });

    test('changes company settings and ends a session without warnings (EM-40)', async () => {
      const server = await serve(await buildApp(folder, 'settings.html'));
      try {
        const { page, messages } = await open(new URL('settings.html', server.url).href);
        assert.match(await page.getByTestId('react').innerText(), host.version);
        await checkSettings(page);
        assert.deepEqual(messages, []);
      } finally {
        await server.close();
      }
    });
  });
}

describe('new app with only the table', () => {
  let folder = '';

  beforeAll(async () => {
    const { '@pantau/alert-center': _, ...used } = tarballs;
    const manifest = JSON.parse(readFileSync(at('packages/data-table/package.json'), 'utf8'));
    folder = await createApp(used, {
      app: 'table-app',
      react: '^19.0.0',
      types: '^19.0.0',
      dependencies: { valibot: manifest.dependencies.valibot },
    });
    folders.push(folder);
  });

  test('installs no map, player or socket (DT-320)', () => {
    assert.deepEqual(missingFrom(folder), optional);
  });

  test('types resolve without them (DT-320)', async () => {
    await checkTypes(folder, 'bundler');
    await checkTypes(folder, 'nodenext');
  });

  test('bundles without them (DT-320)', async () => {
    // In contrast to Vite, which replaces optional peers, esbuild fails on any import that leads nowhere.
    await esbuild({
      entryPoints: [join(folder, 'main.tsx')],
      bundle: true,
      format: 'esm',
      splitting: true,
      jsx: 'automatic',
      outdir: join(folder, 'bundle'),
      logLevel: 'silent',
    });
  });

  test('renders rows without warnings (DT-320)', async () => {
    const server = await serve(await buildApp(folder));
    try {
      const { page, messages } = await open(server.url);
      await page.getByRole('gridcell', { name: 'B 9482 KXT', exact: true }).waitFor();
      assert.deepEqual(messages, []);
    } finally {
      await server.close();
    }
  });

  test('shows rows first, and nothing moves when the rest arrives (DT-321)', async () => {
    const built = await buildAppForProduction(folder);
    const atOnce = readFileSync(join(built, 'index.html'), 'utf8');
    const server = await serve(built);
    const context = await browser.newContext({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    try {
      const page = await context.newPage();
      /** @type {import('playwright').Route[]} */
      const held = [];
      let isHeld = true;
      await page.route('**/*.js', (route) => {
        const file = new URL(route.request().url()).pathname;
        if (!isHeld || atOnce.includes(file)) return route.continue();
        held.push(route);
      });
      await page.goto(server.url);
      const cell = page.getByRole('gridcell', { name: 'B 9482 KXT', exact: true });
      await cell.waitFor();
      const chip = page.getByRole('button', { name: 'Busy' });
      assert.equal(await chip.count(), 0, 'chips are not there yet');
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[role="row"], [role="columnheader"], input, select')].map(
            (element) => Object.values(element.getBoundingClientRect().toJSON()).join(' '),
          ),
        );
      const before = await places();
      await page.waitForFunction(
        () => new Promise((done) => requestIdleCallback(() => done(true))),
      );
      assert.ok(held.length > 0 && held.length <= 8, `${held.length} requests for later parts`);

      // Keys work before their code has arrived.
      await cell.click();
      await page.keyboard.press('Control+c');
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
      await chip.waitFor();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied, { timeout: 10_000 }).toBe('B 9482 KXT');
      assert.deepEqual(await places(), before);
    } finally {
      await context.close();
      await server.close();
    }
  });
});
