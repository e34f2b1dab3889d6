/**
 * Tests the packages as published: packed, installed next to the host's own React, compiled, bundled,
 * and rendered under a strict policy.
 */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/lib/browser.mjs';
import { buildApp, checkTypes, createApp, packAll } from './consumer.mjs';
import { serve } from './serve.mjs';

/** @type {import('playwright').Browser} */
let browser;
/** @type {Record<string, string>} */
let tarballs;
/** Temporary folders. @type {string[]} */
const folders = [];

before(async () => {
  browser = await chromium.launch(launchOptions());
  tarballs = await packAll();
  folders.push(...Object.values(tarballs).map((file) => dirname(file)));
});

after(async () => {
  await browser?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** @param {string} url @returns {Promise<{ page: import('playwright').Page, messages: string[] }>} */
async function open(url) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const messages = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(url);
  return { page, messages };
}

const hosts = [
  { name: 'React 18.3', react: '~18.3.1', types: '^18.3.0', version: /^18\.3\./ },
  { name: 'React 19', react: '^19.0.0', types: '^19.0.0', version: /^19\./ },
];

for (const host of hosts) {
  describe(`new app with ${host.name}`, () => {
    let folder = '';

    before(async () => {
      folder = await createApp(tarballs, host);
      folders.push(folder);
    });

    test('types resolve with moduleResolution bundler (EM-16)', () =>
      checkTypes(folder, 'bundler'));
    test('types resolve with moduleResolution nodenext (EM-16)', () =>
      checkTypes(folder, 'nodenext'));

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
  });
}
