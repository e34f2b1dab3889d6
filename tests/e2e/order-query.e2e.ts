import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page): Locator => page.getByRole('grid').locator('[data-row]');
const numbers = (page: Page): Promise<readonly string[]> =>
  rows(page).locator('[data-key="number"]').allTextContents();
/** Of the first columns: which of the others are in the document depends on the scroll position. */
const headers = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('columnheader').allTextContents()).slice(0, 6);

test('searches, filters, sorts and arranges columns by keyboard, and keeps all of it (SO-105)', async ({
  signedIn,
}) => {
  const { page } = await signedIn('manager', { locale: 'en-US' });
  await page.goto('/sales-order');
  await expect(rows(page).first()).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('kopi');
  await expect(page).toHaveURL(/search=kopi/);
  await expect(rows(page).first()).toContainText('Kopi');

  await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Weight: Minimum' }));
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/from 1,000 Kg/)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Choose columns' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await tabTo(page, dialog.getByRole('button', { name: 'Move Weight' }));
  await page.keyboard.press('Space');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Sales' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => headers(page)).toContain('Weight');
  expect(await headers(page)).not.toContain('Sales');

  const weight = page.getByRole('columnheader', { name: 'Weight' });
  await tabTo(page, page.getByRole('grid').locator('[role="gridcell"][tabindex="0"]'));
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  for (let press = 0; press < 8; press += 1) {
    if (await weight.evaluate((element) => element.contains(document.activeElement))) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(weight).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).first().locator('[data-key="total_weight"]')).toHaveText(/^1,\d{3}/);

  const [shown, arranged, address] = [await numbers(page), await headers(page), page.url()];
  await page.reload();
  await expect.poll(() => numbers(page)).toEqual(shown);
  await expect.poll(() => headers(page)).toEqual(arranged);

  const shared = await page.context().newPage();
  await shared.goto(address);
  await expect.poll(() => numbers(shared)).toEqual(shown);
});
