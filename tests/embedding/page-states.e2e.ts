import { type Page, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.mjs';
import { alertCodes } from '../support/alert-codes.ts';
import { connectionErrors } from '../support/fault-log.ts';
import { createIngest } from '../support/ingest.ts';
import { controlSight, setHidden } from '../support/page-sight.ts';
import { expect } from '../support/test.ts';
import { listenersAfter } from './host-state.ts';
import { test } from './test.ts';
import { WidgetPage } from './widget-page.ts';

const noListeners = { fromWidget: () => Promise.resolve(listenersAfter) };

/** Waits until the browser has stopped or continued the page, as it does with one in a tab that nobody sees. */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await cdp.detach();
  };
}

test('a page that returns from the back/forward cache lists what arrived meanwhile, and is live (EM-104, CO-276)', async ({
  embedding: { pantau, partner },
}) => {
  const ingest = createIngest(pantau);
  const browser = await chromium.launch({
    ...launchOptions(),
    // Playwright turns it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: partner.origin });
    // What the test answers for has no address, so that Chromium would ask before it reaches this machine.
    await page.context().grantPermissions(['local-network-access'], { origin: partner.origin });
    // A page that must not be stored is not kept by this cache, either.
    await page.route(partner.origin + '/', async (route) => {
      const response = await route.fetch();
      const { 'cache-control': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto('/');
    const host = new WidgetPage(page, noListeners);
    await host.mount();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto('/partner.css');
    const { imei } = await ingest.newVehicle();
    const missed = await ingest.alert({ imei, alertCode: alertCodes.urgent });
    // Playwright's own way back waits for a page that loads.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Runtime.evaluate', { expression: 'history.back()' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(host.row(missed)).toHaveCount(1);
    await expect(host.panel.getByText('Langsung', { exact: true })).toBeVisible();
    const next = await ingest.alert({ imei, alertCode: alertCodes.important });
    await expect(host.row(next)).toHaveCount(1);
  } finally {
    await browser.close();
  }
});

test('a page that the browser has put to sleep lists what arrived meanwhile once it continues (EM-105)', async ({
  widget,
  embedding: { pantau },
}) => {
  const ingest = createIngest(pantau);
  const host = await widget();
  await host.mount();
  const { imei } = await ingest.newVehicle();
  const wake = await freeze(host.page);
  const missed = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await wake();
  await expect(host.row(missed)).toHaveCount(1);
  await expect(host.panel.getByText('Langsung', { exact: true })).toBeVisible();
});

test('without a network the widget says so, and lists what it missed once the network is back (EM-106)', async ({
  widget,
  embedding: { pantau },
  faults,
}) => {
  faults.allow(connectionErrors, /ERR_INTERNET_DISCONNECTED/);
  const ingest = createIngest(pantau);
  const host = await widget();
  await host.mount();
  const { imei } = await ingest.newVehicle();
  await host.page.context().setOffline(true);
  await expect(host.panel.getByText(/Terputus|Anda sedang offline/).first()).toBeVisible();
  const missed = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await host.page.context().setOffline(false);
  await expect(host.row(missed)).toHaveCount(1, { timeout: 30_000 });
  await expect(host.panel.getByText('Langsung', { exact: true })).toBeVisible();
});

test('in a tab in the background the widget stays live, and marks nothing as read that nobody has seen (EM-107)', async ({
  widget,
  embedding: { pantau },
}) => {
  const ingest = createIngest(pantau);
  const host = await widget();
  const { page } = host;
  await page.addInitScript(controlSight);
  await page.reload();
  await host.mount();
  await setHidden(page, true);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.emergency });
  await expect(host.row(id)).toHaveCount(1);
  await expect(host.panel.getByText('Langsung', { exact: true })).toBeVisible();
  await expect(host.row(id)).toHaveAttribute('data-attention', 'unread');
  await setHidden(page, false);
  // Its preview has opened by itself.
  await expect(host.topPreview).toBeVisible();
  await host.topPreview.getByRole('heading').first().click();
  await expect(host.row(id)).toHaveAttribute('data-attention', 'read');
});
