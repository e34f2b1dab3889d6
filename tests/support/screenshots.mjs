/**
 * `node tests/support/screenshots.mjs` writes screenshots of the portal to `test-results/screenshots`
 * (not in git), in light and dark, both languages, and three widths.
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
async function takeScreenshots(colorScheme, language, viewport) {
  const context = await browser.newContext({
    baseURL: server.origin,
    colorScheme,
    viewport,
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  await context.addInitScript((locale) => {
    localStorage.setItem('language', JSON.stringify(locale));
  }, language);
  const page = await context.newPage();
  /** @param {string} name */
  const save = (name) =>
    page.screenshot({ path: `${folder}/${name}-${viewport.width}-${colorScheme}-${language}.png` });

  await page.goto('/sign-in');
  const portal = new PortalPage(page);
  await portal.email.waitFor();
  await save('sign-in');
  await portal.submit.click();
  await save('sign-in-errors');
  await portal.signIn('manager');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await save('dashboard');
  await portal.waitUntilLive();
  await save('panel');
  await portal.panel.locator('li[data-alert-id] button').first().click();
  await portal.topPreview.waitFor();
  await save('detail');
  await portal.closeTopPreview();
  await portal.closePanelIfSheet();
  await portal.account.click();
  await page.getByRole('menu').waitFor();
  await save('account');
  await context.close();
}

try {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const language of /** @type {const} */ (['id', 'en'])) {
      for (const viewport of sizes) await takeScreenshots(colorScheme, language, viewport);
    }
  }
  console.log(`screenshots are in ${folder}`);
} finally {
  await browser.close();
  await server.dispose();
}
