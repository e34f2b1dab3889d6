import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { alertCodes } from '../support/alert-codes.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

/** Returns a function that counts the page's open live connections. */
function countSockets(page: Page): () => number {
  let open = 0;
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/socket.io')) return;
    open += 1;
    socket.on('close', () => {
      open -= 1;
    });
  });
  return () => open;
}

test('keeps no live connection on live view and control tower pages, and polls the counts every 30 s (AC-51, PO-18)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await page.clock.install();
  const sockets = countSockets(page);
  await page.reload();
  await portal.waitUntilLive();
  await expect.poll(sockets).toBe(1);

  for (const path of ['/liveview', '/liveview-2', '/controltower', '/controltower-2']) {
    await portal.navigate(path);
    await expect(page.getByText(/^Pembaruan langsung dijeda di halaman ini/)).toBeVisible();
    await expect.poll(sockets, path).toBe(0);
  }
  // The same applies when it is the first page.
  await page.goto('/liveview-2/?type=vehicle&vehicleId=1');
  await expect(portal.bell).toBeVisible();
  await expect.poll(async () => (await portal.bellCount()) > 0).toBe(true);
  expect(sockets()).toBe(0);
  await expect(portal.connection(/^Dijeda$/)).toBeVisible();

  const before = await portal.bellCount();
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await page.clock.runFor(31_000);
  await expect.poll(() => portal.bellCount()).toBe(before + 1);
  expect(sockets()).toBe(0);

  await portal.navigate('/dashboard');
  await expect.poll(sockets).toBe(1);
  await portal.waitUntilLive();
  await expect(portal.row(id)).toHaveCount(1);
});

test('shows the number of unread alerts in the tab title (PO-24)', async ({ signedIn, ingest }) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await expect(page).toHaveTitle(/^\(\d+\) Dasbor · /);
  const unread = async (): Promise<number> => Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
  const { imei } = await ingest.newVehicle();
  const before = await unread();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect.poll(unread).toBe(before + 1);
  await portal.navigate('/notification');
  await expect(page).toHaveTitle(tabTitle('Notifikasi'));
  await expect.poll(unread).toBe(before + 1);
  await portal.open(id);
  await expect.poll(unread).toBe(before);
  await portal.closeTopPreview();
  await portal.signOut();
  await expect(page).toHaveTitle('Masuk · Pantau');
});

test('names modules that other applications provide, also outside the menu (PO-21)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  for (const [path, name, place] of [
    ['/liveview', 'Live view', '/liveview/'],
    ['/controltower-2', 'Control tower 2', '/controltower-2/'],
    ['/fleet-task-instant/7', 'Fleet task', '/fleet-task-instant/:id'],
  ] as const) {
    await portal.navigate(path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByText(`Tempat modul: ${place}`)).toBeVisible();
    await expect(page).toHaveTitle(tabTitle(name));
    await portal.expectNoOverflow(path);
  }
  await expectAccessible(page, 'the page of a module');
});

test('denies the notification log to users without its scope (AC-18, PO-22)', async ({
  openPortal,
}) => {
  const portal = await openPortal();
  await portal.signIn('driver');
  await portal.navigate('/notification-log');
  const { page } = portal;
  await expect(
    page.getByRole('heading', { name: 'Anda tidak memiliki akses ke halaman ini' }),
  ).toBeVisible();
});

test('loads the code of a page when the user points at its link (PO-104)', async ({ signedIn }) => {
  const { page } = await signedIn('manager');
  const loading = page.waitForRequest(/\/assets\/sales-orders-page-[^/]+\.js$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Sales order' }).hover();
  await loading;
  await expect(page).toHaveURL('/dashboard');
});

test('requests the driver scores when the user chooses their page, before its code is loaded, and once (PO-290)', async ({
  signedIn,
}) => {
  const { page } = await signedIn('manager');
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('driverScores(') === true) requests.push(request);
  });
  let letThrough = (): void => {};
  const requested = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/scores-(?!request)[^/]+\.js$/, async (route) => {
    await requested;
    await route.continue();
  });
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Skor pengemudi' });
  await entry.hover();
  expect(requests).toEqual([]);
  await entry.click();
  await expect.poll(() => requests.length).toBe(1);
  await requests[0]?.response();
  letThrough();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Skor tertinggi' }).getByRole('link')).toHaveCount(
    10,
  );
  expect(requests).toHaveLength(1);

  // What it shows next is requested when it is wanted.
  await page.getByRole('button', { name: 'Halaman 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => requests.length).toBe(2);
});
