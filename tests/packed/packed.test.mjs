/**
 * The packages as a host gets them: packed, installed beside the host's own React, compiled, bundled,
 * and shown under a strict policy.
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
/** Made outside of the workspace, removed in the end. @type {string[]} */
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

/** @param {string} url @returns {Promise<{ page: import('playwright').Page, complaints: string[] }>} */
async function open(url) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  return { page, complaints };
}

const hosts = [
  { name: 'React 18.3', react: '~18.3.1', types: '^18.3.0', version: /^18\.3\./ },
  { name: 'React 19', react: '^19.0.0', types: '^19.0.0', version: /^19\./ },
];

for (const host of hosts) {
  describe(`in a fresh app with ${host.name}`, () => {
    let folder = '';

    before(async () => {
      folder = await createApp(tarballs, host);
      folders.push(folder);
    });

    test('types resolve with moduleResolution bundler', () => checkTypes(folder, 'bundler'));
    test('types resolve with moduleResolution nodenext', () => checkTypes(folder, 'nodenext'));

    test('shows its widgets, styled, under a strict policy and without a complaint', async () => {
      const server = await serve(await buildApp(folder));
      try {
        const { page, complaints } = await open(server.url);
        assert.match(await page.getByTestId('react').innerText(), host.version);
        const rows = page.getByRole('listitem').filter({ has: page.getByRole('button') });
        await rows.first().waitFor();
        assert.ok((await rows.count()) > 3, 'the list has rows');
        const look = await rows.first().evaluate((row) => {
          const style = getComputedStyle(row);
          return { display: style.display, surface: style.getPropertyValue('--pantau-bg-surface') };
        });
        assert.equal(look.display, 'flex', "the area's sheet reaches its rows");
        assert.notEqual(look.surface, '', "core's sheet gives the tokens");
        // Opens a part that loads later, then acts through the adapter.
        await rows.first().getByRole('button').first().click();
        const preview = page.locator('[data-preview-window]');
        await preview.getByRole('heading', { name: 'History' }).waitFor();
        assert.equal(
          await preview.evaluate((one) => getComputedStyle(one).position),
          'absolute',
          'the sheet of what loads later reaches it',
        );
        await page.getByRole('button', { name: 'Mark resolved', exact: true }).click();
        const question = page.getByRole('dialog', { name: 'Mark as resolved?' });
        await question.getByRole('button', { name: 'Mark resolved', exact: true }).click();
        await page
          .getByText(/marked resolved/)
          .first()
          .waitFor();
        assert.deepEqual(complaints, []);
      } finally {
        await server.close();
      }
    });
  });
}
