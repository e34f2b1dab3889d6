import type { Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { freePort } from '../support/free-port.ts';
import { createIngest } from '../support/ingest.ts';
import { expectBox, waitUntilStable } from '../support/layout.ts';
import { expect } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { hostState, listenersAfter } from './host-state.ts';
import { startPartner } from './partner.ts';
import { test } from './test.ts';

test('runs under a strict Content Security Policy (EM-1)', async ({ widget, embedding }) => {
  const { page } = await widget();
  const response = await page.request.get(embedding.partner.origin);
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'nonce-[\w-]+'(;|$)/);
  expect(policy).toMatch(/style-src 'nonce-[\w-]+'(;|$)/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);
});

test('receives, opens and resolves alerts across origins without a cookie (EM-2, EM-3)', async ({
  widget,
  embedding,
}) => {
  const ingest = createIngest(embedding.pantau);
  const host = await widget();
  const cookies: string[] = [];
  host.page.on('request', (request) => {
    if (!request.url().startsWith(embedding.pantau.origin)) return;
    request.allHeaders().then(
      ({ cookie }) => cookie !== undefined && cookies.push(cookie),
      // The page has closed meanwhile.
      () => undefined,
    );
  });
  // This cookie would be sent if third-party cookies were allowed.
  await host.page.context().addCookies([
    {
      name: 'third-party',
      value: '1',
      url: embedding.pantau.origin,
      sameSite: 'None',
      secure: true,
    },
  ]);
  await host.mount();
  const { imei, licensePlate } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(host.row(id)).toHaveCount(1);
  await expect(host.row(id)).toContainText(licensePlate);
  await host.open(id);
  await expect(host.row(id)).toHaveAttribute('data-attention', 'read');
  await host.resolve();
  await expect(host.row(id)).toHaveAttribute('data-attention', 'resolved');
  await expect(host.page.locator('#events')).toHaveText(/\d+ peringatan belum selesai/);
  expect(cookies).toEqual([]);
});

test('keeps overlays in the shadow root, above all host content (EM-4)', async ({
  widget,
  embedding,
}) => {
  const ingest = createIngest(embedding.pantau);
  const host = await widget('/?hostile');
  await host.mount();
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(host.row(id)).toHaveCount(1);
  await host.open(id);
  expect(await host.page.locator('body > *').count()).toBe(await host.countHostChildren());
  await expect.poll(() => host.isOnTop(host.resolveButton)).toBe(true);
  await expectAccessibleWidget(host.page);
});

async function expectAccessibleWidget(page: Page): Promise<void> {
  await expectAccessible(page, 'the widget on the partner’s page', 'pantau-alert-center');
}

test('lets the user pin and detach the panel; the window needs no further code and stays on the page (EM-5)', async ({
  widget,
}) => {
  // Without `display` the user chooses.
  const { page, element } = await widget('/?display=');
  await page.locator('#add').click();
  await element.getByRole('button', { name: /^Pusat peringatan, \d/ }).click();

  await element.getByRole('button', { name: 'Sematkan di samping' }).click();
  const pinned = element.getByRole('region', { name: 'Pusat peringatan' });
  await expectBox(pinned, { x: 1008, y: 12, width: 420, height: 750 });

  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await pinned.getByRole('button', { name: 'Lepas jadi jendela' }).click();
  const window = element.getByRole('dialog', { name: 'Pusat peringatan' });
  await expectBox(window, { x: 100, y: 100 });
  await waitUntilStable(page);
  expect(scripts.filter((url) => url.includes('detached'))).toEqual([]);

  await page.mouse.move(320, 122);
  await page.mouse.down();
  await page.mouse.move(620, 182, { steps: 5 });
  await page.mouse.up();
  await expectBox(window, { x: 400, y: 160 });
  await page.setViewportSize({ width: 700, height: 600 });
  await expectBox(window, { x: 280, y: 120 });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await expectBox(window, { x: 400, y: 160 });
});

test('looks the same on a hostile page (EM-6)', async ({ widget }) => {
  const [friendly, hostile] = [await widget('/'), await widget('/?hostile')];
  await friendly.mount();
  await hostile.mount();
  await expect(async () => {
    expect(await hostile.appearance()).toEqual(await friendly.appearance());
  }).toPass({ timeout: 10_000 });
});

test('leaves the host page unchanged before, during and after (EM-7, EM-8)', async ({
  widget,
  embedding,
}) => {
  const ingest = createIngest(embedding.pantau);
  // `quiet`: the page logs no events, so only the widget could change it.
  const host = await widget('/?quiet');
  const { page } = host;
  const before = await hostState(page);
  expect(await host.listeners.fromWidget(), 'listeners of the script').toEqual({});

  await host.mount();
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(host.row(id)).toHaveCount(1);
  expect(await hostState(page), 'while the list is open').toEqual(before);
  await host.open(id);
  expect(await hostState(page), 'while a preview is open').toEqual(before);

  await host.unmount();
  await expect.poll(() => hostState(page), 'after unmounting').toEqual(before);
  await expect.poll(() => host.listeners.fromWidget(), 'listeners').toEqual(listenersAfter);
  await expect.poll(() => host.openSockets()).toBe(0);
  await expect.poll(() => page.evaluate(() => window.openTimers?.()), 'timers').toBe(0);
  const foreign = (await host.storageKeys()).filter((key) => !key.startsWith('angkasa:'));
  expect(foreign, 'storage keys outside its namespace').toEqual([]);
});

test('defines the element and no other global (EM-9)', async ({ widget, faults }) => {
  faults.allow(/Failed to load resource/);
  const without = await widget();
  await without.page.route('**/widget/**', (route) => route.abort());
  await without.page.reload();
  const globals = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      Object.getOwnPropertyNames(window)
        .filter((name) => !name.startsWith('__playwright'))
        .sort(),
    );
  const expected = await globals(without.page);
  const host = await widget();
  await host.mount();
  expect(await globals(host.page)).toEqual(expected);
});

test('works and leaves nothing behind after mounting and unmounting twenty times (EM-8)', async ({
  widget,
  embedding,
}) => {
  const ingest = createIngest(embedding.pantau);
  const host = await widget();
  for (let count = 0; count < 20; count += 1) {
    await host.mount();
    await host.unmount();
  }
  await expect.poll(() => host.openSockets()).toBe(0);
  await expect.poll(() => host.page.evaluate(() => window.openTimers?.())).toBe(0);
  await expect.poll(() => host.listeners.fromWidget()).toEqual(listenersAfter);
  await host.mount();
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await expect(host.row(id)).toHaveCount(1);
});

test('gets no data on an origin that is not allowed (EM-10)', async ({
  widget,
  embedding,
  faults,
}) => {
  faults.allow(/CORS policy|ERR_FAILED|Failed to load resource|WebSocket/);
  const host = await widget();
  const disallowed = await startPartner(await freePort(), embedding.pantau.origin);
  try {
    await host.page.goto(disallowed.origin);
    await host.page.locator('#add').click();
    await expect(host.panel.getByText(/Terputus/).first()).toBeVisible({ timeout: 20_000 });
    await expect(host.panel.locator('li[data-alert-id]')).toHaveCount(0);
  } finally {
    disallowed.stop();
  }
});
