/**
 * Pictures of the portal for eyes: `node tests/support/screenshots.mjs` writes them to
 * `test-results/screenshots` (not kept). Light and dark, both languages, 360 and 1440 px.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.mjs';
import { ensurePortal } from '../../scripts/lib/ensure-portal.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { PortalPage } from './portal-page.ts';
import { startServer } from './server.ts';

const folder = at('test-results', 'screenshots');
const sizes = [
  { width: 360, height: 740 },
  { width: 800, height: 1000 },
  { width: 1440, height: 900 },
];

await ensurePortal();
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(launchOptions());

/** @param {'light' | 'dark'} colorScheme @param {'id' | 'en'} language @param {typeof sizes[number]} viewport */
async function take(colorScheme, language, viewport) {
  const context = await browser.newContext({
    baseURL: server.origin,
    colorScheme,
    viewport,
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('language', JSON.stringify(chosen));
  }, language);
  const page = await context.newPage();
  /** @param {string} name */
  const shoot = (name) =>
    page.screenshot({ path: `${folder}/${name}-${viewport.width}-${colorScheme}-${language}.png` });

  await page.goto('/sign-in');
  const portal = new PortalPage(page);
  await portal.email.waitFor();
  await shoot('sign-in');
  await portal.submit.click();
  await shoot('sign-in-faults');
  await portal.signIn('manager');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('dashboard');
  await portal.waitUntilLive();
  await shoot('panel');
  await portal.panel.locator('li[data-alert-id] button').first().click();
  await portal.detail.waitFor();
  await shoot('detail');
  await portal.closeDetail();
  await portal.closePanelIfSheet();
  await portal.account.click();
  await page.getByRole('menu').waitFor();
  await shoot('account');
  await context.close();
}

try {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const language of /** @type {const} */ (['id', 'en'])) {
      for (const viewport of sizes) await take(colorScheme, language, viewport);
    }
  }
  console.log(`pictures are in ${folder}`);
} finally {
  await browser.close();
  await server.dispose();
}
