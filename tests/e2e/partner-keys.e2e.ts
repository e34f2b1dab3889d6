import type { Locator, Page } from '@playwright/test';
import { findOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

test('shows a dispatcher no keys (CS-114)', async ({ signedIn, ownServer }) => {
  const { page } = await signedIn('dispatcher', { server: ownServer });
  await page.goto('/setting/');
  await expect(section(page, 'Perusahaan').getByText('Nama', { exact: true })).toBeVisible();
  await expect(section(page, 'Penyematan')).toHaveCount(0);
});

test('fits a phone in English (CS-110)', async ({ signedIn, ownServer }) => {
  const viewport = { width: 360, height: 740 };
  const portal = await signedIn('manager', { server: ownServer, viewport });
  const { page } = portal;
  await page.evaluate(() => localStorage.setItem('language', '"en"'));
  await page.goto('/setting/');
  await portal.waitUntilLive();
  await portal.closePanelIfSheet();
  const embedding = section(page, 'Embedding');
  await embedding.getByRole('button', { name: 'Add API key' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Customer portal of the northern depot');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('alertdialog');
  await expect(shown.getByRole('textbox', { name: 'API key' })).toBeVisible();
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(embedding.getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
});
