import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { findOverflow } from '../support/overflow.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

test('refuses the address of a page that the menu hides, and leads to the first page (PO-77)', async ({
  signedIn,
}) => {
  const portal = await signedIn('viewer');
  const { page } = portal;
  await expect(menuOf(page).getByRole('link', { name: 'Laporan' })).toBeVisible();
  for (const [path, title] of [
    ['/sales-order', 'Sales order'],
    ['/sales-order/create', 'Sales order'],
    ['/cost-management/', 'Biaya'],
    ['/liveview', 'Live view'],
  ] as const) {
    await expect(menuOf(page).getByRole('link', { name: title, exact: true })).toHaveCount(0);
    await portal.navigate(path);
    await expect(
      page.getByRole('heading', { name: 'Anda tidak memiliki akses ke halaman ini' }),
    ).toBeVisible();
    await expect(page).toHaveTitle(tabTitle(title));
  }
  await expectAccessible(page, 'a refused page');
  await page.getByRole('button', { name: 'Buka Dasbor' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('starts at the first page that the user may open (PO-78)', async ({ signedIn }) => {
  const { page } = await signedIn('viewer');
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
});

test('names the module of a page that it does not include (PO-79)', async ({ signedIn }) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await menuOf(page).getByRole('link', { name: 'Faktur' }).click();
  await expect(page).toHaveURL('/invoice');
  await expect(page).toHaveTitle(tabTitle('Faktur'));
  await expect(
    page.getByRole('heading', { name: 'Modul ini disediakan aplikasi lain' }),
  ).toBeVisible();
  await expect(page.getByText('Tempat modul: /invoice/')).toBeVisible();
  await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText('Faktur');
  const steps = page.getByRole('navigation', { name: 'Jejak halaman' });
  await expect(steps.getByRole('listitem')).toHaveText(['Manajemen order', 'Faktur']);
  await expectAccessible(page, 'a page of another application');
  await portal.navigate('/invoice/7');
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
});

test('opens help in a new tab and stays on the page (PO-80)', async ({ signedIn }) => {
  const { page } = await signedIn('manager');
  const opened = page.context().waitForEvent('page');
  await menuOf(page)
    .getByRole('link', { name: /^Bantuan/ })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL('/help');
  await expect(tab.getByRole('heading', { level: 1, name: 'Bantuan' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('has the main pages at the bottom of a phone, and the menu behind a button (PO-81)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager', { viewport: { width: 360, height: 740 } });
  const { page } = portal;
  await portal.closePanelIfSheet();
  const main = page.getByRole('navigation', { name: 'Halaman utama' });
  await expect(main.getByRole('link')).toHaveCount(4);
  await main.getByRole('link', { name: 'Laporan' }).click();
  await expect(page).toHaveURL('/report');
  // The menu opens at the page that is shown, which follows its code.
  await expect(main.locator('[aria-current="page"]')).toHaveText('Laporan');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Laporan' })).toBeFocused();
  await expectAccessible(page, 'the menu on a phone');
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
  await drawer.getByRole('link', { name: 'Pengaturan' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL('/setting');
  await main.getByRole('link', { name: 'Live view' }).click();
  await expect(page).toHaveURL('/liveview-2');
  await expect(main).toHaveCount(0);
});
