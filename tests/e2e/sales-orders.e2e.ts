import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { findOverflow } from '../support/overflow.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page): Locator => page.getByRole('grid').locator('[data-row]');
const numbers = async (page: Page): Promise<readonly string[]> =>
  rows(page).locator('[data-key="number"]').allTextContents();

async function openList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sales order', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
}

test('lists the orders of the company, reached from the menu (PO-70)', async ({ signedIn }) => {
  const { page } = await signedIn('manager');
  await openList(page);
  await expect(page).toHaveURL('/sales-order');
  await expect(page).toHaveTitle(tabTitle('Sales order'));
  await expect(rows(page)).toHaveCount(10);
  await expectAccessible(page, 'sales orders');
});

test('keeps the query in the address, across a reload and “back” (PO-71)', async ({ signedIn }) => {
  const { page } = await signedIn('manager');
  await openList(page);
  await page.getByRole('button', { name: 'Ditugaskan' }).click();
  await expect(page).toHaveURL(/status=ASSIGNED/);
  await page.getByRole('button', { name: 'Halaman 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–20 dari /)).toBeVisible();
  const shown = await numbers(page);

  await page.reload();
  await expect.poll(() => numbers(page)).toEqual(shown);

  const link = rows(page).first().getByRole('link');
  expect(await link.getAttribute('href')).toMatch(/^\/sales-order\/.+\?.*page=2/);
  await link.click();
  await expect(page).toHaveURL(/^[^?]*\/sales-order\/[^/?]+\?/);
  await page.goBack();
  await expect.poll(() => numbers(page)).toEqual(shown);
});

test('fits a phone (PO-70)', async ({ signedIn }) => {
  const { page } = await signedIn('manager', { viewport: { width: 360, height: 640 } });
  await page.goto('/sales-order');
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
  await expectAccessible(page, 'sales orders');
});

test('says so without the permission to read orders (PO-70)', async ({ signedIn }) => {
  const { page } = await signedIn('viewer');
  await expect(page.getByRole('link', { name: 'Sales order' })).toHaveCount(0);
  await page.goto('/sales-order');
  await expect(page.getByText('Anda tidak memiliki akses ke halaman ini')).toBeVisible();
});
