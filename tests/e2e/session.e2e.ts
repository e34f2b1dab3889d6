import type { Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';
import { connectionErrors, failedImports } from '../support/fault-log.ts';

test('redirects an ended session to the sign-in page, and back to the same page afterwards (PO-14)', async ({
  signedIn,
  ingest,
  faults,
}) => {
  faults.allow(/401 \(Unauthorized\)/, /pantau:/);
  const portal = await signedIn('manager');
  const { page } = portal;
  await page.goto('/dashboard?view=mine');
  await portal.waitUntilLive();
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(id)).toHaveCount(1);

  // The cookie is gone, and the access token has expired by the time of the action, not of a request before it.
  await page.context().clearCookies();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('upsertRawAlertsAction') === true
      ? route.fulfill({ status: 401, json: { errorName: 'UNAUTHENTICATED' } })
      : route.continue(),
  );
  await portal.resolve(id);
  await expect(page).toHaveURL(/\/sign-in\?to=/);
  await page.unroute('**/graphql');
  await portal.signIn('manager');
  await expect(page).toHaveURL('/dashboard?view=mine');
  await portal.waitUntilLive();
  await expect(portal.row(id)).toHaveCount(1);
});

test('keeps the session while the server cannot be reached, and offers a retry (PO-12)', async ({
  signedIn,
  faults,
}) => {
  faults.allow(connectionErrors);
  const portal = await signedIn('manager');
  const { page } = portal;
  await page.route('**/api/session/refresh', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(
    page.getByRole('heading', { name: /Sesi Anda tidak dapat dipulihkan/ }),
  ).toBeVisible();
  await expectAccessible(page, 'the page with the retry button');
  await page.unroute('**/api/session/refresh');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(portal.account).toBeVisible();
});

test('reports a page that fails to load, and recovers by reloading (PO-26)', async ({
  openPortal,
  faults,
}) => {
  faults.allow(connectionErrors, failedImports);
  const portal = await openPortal();
  const { page } = portal;
  await page.route('**/assets/dashboard-*.js', (route) => route.abort());
  await page.reload();
  await portal.email.waitFor();
  await portal.submitSignIn('manager');
  // It has reloaded itself once, which did not help.
  await expect(page.getByText(/^Muat ulang halaman\. Perubahan/)).toBeVisible();
  await page.unroute('**/assets/dashboard-*.js');
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(portal.account).toBeVisible();
});

test('reloads by itself a page whose code could not be loaded, once the server responds (PO-332)', async ({
  openPortal,
  ownServer,
  faults,
}) => {
  faults.allow(connectionErrors, failedImports);
  const portal = await openPortal({ server: ownServer });
  const { page } = portal;
  let isAway = true;
  const refuse = async (route: Route): Promise<void> => {
    const isConcerned = /\.js$/.test(route.request().url()) || route.request().method() === 'HEAD';
    return isAway && isConcerned ? route.abort('connectionrefused') : route.fallback();
  };
  await page.route(/\/dashboard|\/assets\/dashboard-/, refuse);
  await page.reload();
  await portal.email.waitFor();
  await portal.submitSignIn('manager');
  await expect(page.getByText(/^Server tidak merespons\. Halaman dimuat ulang/)).toBeVisible();
  await expectAccessible(page, 'the page that waits for the server');
  isAway = false;
  await expect(portal.account).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('shows no alert centre to a user without its scope, and requests no alerts (AC-1, PO-27)', async ({
  openPortal,
}) => {
  const portal = await openPortal();
  const requests: string[] = [];
  portal.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await portal.signIn('driver');
  await expect(
    portal.page.getByRole('heading', { name: 'Belum ada yang dapat ditampilkan' }),
  ).toBeVisible();
  await expect(portal.bell).toHaveCount(0);
  await expectAccessible(portal.page, 'the dashboard of a driver');
  expect(requests.filter((path) => path === '/graphql' || path.startsWith('/socket.io'))).toEqual(
    [],
  );
});

test('shows beside the menu that a page does not exist, with a link to the first one (PO-23)', async ({
  signedIn,
  faults,
}) => {
  faults.allow(/404 \(Not Found\)/);
  const portal = await signedIn('manager');
  await portal.page.goto('/does-not-exist');
  await expect(portal.page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  await expectAccessible(portal.page, 'the page-not-found message');
  await expect(portal.account).toBeVisible();
  await portal.page.getByRole('button', { name: 'Buka Dasbor' }).click();
  await expect(portal.page).toHaveURL(/\/dashboard\/?$/);
});

test('stores the theme and applies it in every tab (PO-35)', async ({ signedIn }) => {
  const portal = await signedIn('manager');
  const html = portal.page.locator('html');
  const other = await portal.page.context().newPage();
  await other.goto('/dashboard');
  await portal.chooseAccountItem(/^Gelap$/);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await portal.page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await portal.chooseAccountItem(/^Ikuti perangkat$/);
  await expect(html).not.toHaveAttribute('data-theme');
});
