import assert from 'node:assert/strict';
import { chromium } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { openPage } from '../open-page.mjs';
import { checkBell } from './check-bell.mjs';
import { installExample } from './example.mjs';

/**
 * Installs a template before the tests of a file.
 *
 * @param {string} name
 * @param {(example: import('./example.mjs').Example) => Promise<void>} prepare what its README says
 */
export function useExample(name, prepare) {
  /** @type {import('playwright').Browser} */
  let browser;
  /** @type {import('./example.mjs').Example} */
  let example;

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions());
    example = await installExample(name);
    await prepare(example);
    await example.start();
  });

  afterAll(async () => {
    await browser?.close();
    await example?.dispose();
  });

  return {
    /** @param {Parameters<typeof openPage>[2]} [options] */
    open: (options) => openPage(browser, example.origin, options),
    /** Opens it as a user does. @param {string} [total] what its page says of the alerts */
    async check(total = 'output') {
      const { page, messages } = await openPage(browser, example.origin);
      await checkBell(page, example);
      if (total !== '') assert.match(await page.locator(total).innerText(), /^[1-9]\d*$/);
      assert.deepEqual(messages, []);
    },
  };
}

/** @param {import('./example.mjs').Example} example */
export const install = ({ npm }) =>
  npm('install', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund');
