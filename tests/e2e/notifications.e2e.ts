import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { alertCodes } from '../support/alert-codes.ts';
import { tabTo } from '../support/focus.ts';
import { findOverflow } from '../support/overflow.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page): Locator => page.getByRole('grid').locator('[data-row]');
const times = (page: Page): Promise<readonly string[]> =>
  rows(page).locator('[data-key="createdOn"]').allTextContents();
const DAY_MS = 86_400_000;

test('lists alerts of any age, reached from the menu (PO-98)', async ({ signedIn, ingest }) => {
  const { imei, licensePlate } = await ingest.newVehicle();
  const old = Date.now() - 20 * DAY_MS;
  await ingest.alert({ imei, alertCode: alertCodes.important, createdOn: old });
  const { page } = await signedIn('manager');
  await page
    .getByRole('link', { name: /^Notifikasi/ })
    .first()
    .click();
  await expect(page).toHaveURL('/notification');
  await expect(page).toHaveTitle(tabTitle('Notifikasi'));
  await expect(rows(page)).toHaveCount(10);
  await expectAccessible(page, 'notifications');
  await page.getByRole('searchbox').fill(licensePlate);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText(licensePlate);
});

test('searches, filters and sorts by keyboard, and keeps it across a reload and in a shared address (PO-99)', async ({
  signedIn,
}) => {
  const { page } = await signedIn('manager', { locale: 'en-US' });
  await page.goto('/notification');
  await expect(rows(page).first()).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('B');
  await expect(page).toHaveURL(/search=B/);
  await tabTo(page, page.getByRole('button', { name: /^Unresolved/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/state=unresolved/);
  await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const time = page.getByRole('columnheader', { name: 'Time' });
  await tabTo(page, page.getByRole('grid').locator('[role="gridcell"][tabindex="0"]'));
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  for (let press = 0; press < 4; press += 1) {
    if (await time.evaluate((element) => element.contains(document.activeElement))) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(time).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=createdOn/);
  await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true');

  const [shown, address] = [await times(page), page.url()];
  for (const text of await rows(page).locator('[data-key="state"]').allTextContents()) {
    expect(text).toBe('Unresolved');
  }
  await page.reload();
  await expect.poll(() => times(page)).toEqual(shown);
  await expect(page.getByRole('searchbox')).toHaveValue('B');
  const shared = await page.context().newPage();
  await shared.goto(address);
  await expect.poll(() => times(shared)).toEqual(shown);
});

test('fits a phone (PO-98)', async ({ signedIn }) => {
  const { page } = await signedIn('manager', { viewport: { width: 360, height: 640 } });
  await page.goto('/notification');
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
  await expectAccessible(page, 'notifications');
});

test('shows the names of events in full on a phone (PO-98, DT-463)', async ({ signedIn }) => {
  const { page } = await signedIn('manager', { viewport: { width: 360, height: 640 } });
  await page.goto('/notification?limit=50');
  const names = rows(page).locator('[data-key="event"] span:not(:has(*))');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all
      .filter(
        (name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight,
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('has rows, not cards, beside the pinned panel at 1280 px (DT-244)', async ({ signedIn }) => {
  const { page } = await signedIn('manager', { viewport: { width: 1280, height: 800 } });
  await page.goto('/notification');
  await expect(rows(page)).toHaveCount(10);
  expect((await page.getByRole('grid').boundingBox())?.width).toBeLessThan(640);
  await expect(page.getByRole('columnheader', { name: 'Kejadian' })).toBeVisible();
});

test('says so to users without the alert centre (PO-98, PO-22)', async ({ openPortal }) => {
  const portal = await openPortal();
  await portal.signIn('driver');
  await portal.navigate('/notification');
  await expect(portal.page.getByText('Anda tidak memiliki akses ke halaman ini')).toBeVisible();
});

test('opens an alert on its own page, leads back to the same rows, and reports a missing one (PO-100, PO-111)', async ({
  signedIn,
  ingest,
}) => {
  const { imei, licensePlate } = await ingest.newVehicle();
  const createdOn = Date.now() - 15 * DAY_MS;
  const alertCode = alertCodes.important;
  await ingest.alert({ imei, alertCode, createdOn });
  const { page } = await signedIn('manager');
  await page.goto(`/notification?search=${encodeURIComponent(licensePlate)}`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().locator('[data-key="driver"]').click();
  await expect(page).toHaveURL(/\/notification\/\d+\?search=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(tabTitle(`Notifikasi ${licensePlate}`));
  await expectAccessible(page, 'a notification');
  const breadcrumb = page.getByRole('navigation', { name: /^(Breadcrumb|Jejak)/ });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Notifikasi', licensePlate]);
  await breadcrumb.getByRole('link', { name: 'Notifikasi', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/notification/999999999');
  await expect(page.getByText('Notifikasi ini tidak ditemukan')).toBeVisible();
});

test('lists what users did in the log, for users with its scope (PO-101)', async ({
  signedIn,
  openPortal,
}) => {
  const { page } = await signedIn('manager');
  await page.goto('/notification-log');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page, 'the notification log');
  await rows(page).first().locator('[data-key="user"]').click();
  await expect(page).toHaveURL(/\/notification\/\d+$/);
  const portal = await openPortal();
  await portal.signIn('driver');
  await portal.navigate('/notification-log');
  await expect(portal.page.getByText('Anda tidak memiliki akses ke halaman ini')).toBeVisible();
});

test('filters by vehicle group by keyboard, in rows, address and new alerts (PO-190)', async ({
  signedIn,
  ingest,
}) => {
  // A new vehicle is in no group.
  const { imei, licensePlate } = await ingest.newVehicle();
  const alert = { imei, alertCode: alertCodes.important };
  await ingest.alert(alert);
  const { page } = await signedIn('manager');
  await page.goto('/notification');
  await expect(rows(page).first()).toContainText(licensePlate);

  await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: 'Grup kendaraan' });
  await tabTo(page, field);
  await page.keyboard.type('jawa t');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveText(['Jawa Tengah', 'Jawa Timur']);
  await expectAccessible(page, 'the list of vehicle groups', '[role="listbox"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /Jawa Timur/ })).toBeVisible();
  // The open list lies over the buttons; leaving the field closes it.
  await tabTo(page, dialog.getByRole('button', { name: 'Terapkan' }));
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vehicleGroup=\d+/);
  await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true');
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: licensePlate })).toHaveCount(0);
  const shown = await times(page);

  await page.reload();
  await expect.poll(() => times(page)).toEqual(shown);
  await expect(page.getByText('Jawa Timur').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Tampilkan \d+ peringatan baru/ })).toHaveCount(0);
  await ingest.alert(alert);
  await page.getByRole('searchbox').fill(licensePlate);
  await expect(rows(page)).toHaveCount(0);
});
