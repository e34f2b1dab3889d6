/**
 * `npm run pictures` takes the pictures of the README anew and writes them to `docs/pictures`. They show the demo
 * data of a server of its own, with alerts as they arrive.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.mjs';
import { ensurePortal } from '../../scripts/lib/ensure-portal.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { startPartner } from '../embedding/partner.ts';
import { freePort } from './free-port.ts';
import { PortalPage } from './portal-page.ts';
import { startServer } from './server.ts';
import { createStorageState } from './storage-state.ts';

const folder = at('docs', 'pictures');
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

await ensurePortal();
mkdirSync(folder, { recursive: true });
const partnerPort = await freePort();
const server = await startServer({
  env: { PANTAU_SIMULATOR: 'on', PANTAU_ALLOWED_ORIGINS: `http://127.0.0.1:${partnerPort}` },
});
const partner = await startPartner(partnerPort, server.origin);
const browser = await chromium.launch(launchOptions());

/** @param {import('@playwright/test').Page} page @param {string} name */
async function save(page, name) {
  await page.waitForLoadState('networkidle');
  await page.mouse.move(2, 2);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
}

/**
 * The portal's dashboard with the live panel.
 *
 * @param {typeof desktop} viewport
 * @param {'light' | 'dark'} colorScheme
 */
async function openPortal(viewport, colorScheme) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport,
    colorScheme,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    storageState: await createStorageState(server.origin, 'manager'),
  });
  const portal = new PortalPage(await context.newPage());
  await portal.openSignedIn('manager');
  await portal.waitUntilLive();
  return portal;
}

try {
  const light = await openPortal(desktop, 'light');
  await light.page.getByText(/^[1-9]\d* dari \d+ terlacak$/).waitFor({ timeout: 90_000 });
  // An emergency may have opened by itself.
  while (await light.topPreview.isVisible()) await light.closeTopPreview();
  await save(light.page, 'portal');

  const dark = await openPortal(desktop, 'dark');
  await dark.panel.locator('li[data-alert-id] button').first().click();
  await dark.topPreview.waitFor();
  await save(dark.page, 'preview-dark');

  const small = await openPortal(phone, 'light');
  await save(small.page, 'phone');

  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${partner.origin}/?locale=en&quiet`);
  await page.getByRole('button', { name: 'Pasang widget' }).click();
  await page.locator('li[data-alert-id]').first().waitFor();
  await save(page, 'embedded');
  console.log(`pictures are in ${folder}`);
} finally {
  partner.stop();
  await browser.close();
  await server.dispose();
}
