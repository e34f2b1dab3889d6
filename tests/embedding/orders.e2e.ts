import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect } from '../support/test.ts';
import { hostState } from './host-state.ts';
import { expectNothingLeft, hostTest, looksOf, press } from './react-host-test.ts';

const test = hostTest('orders-page');

const rows = (page: Page): Locator => page.getByRole('grid').locator('[data-row]');

async function mount(page: Page): Promise<void> {
  await press(page, '#add');
  await expect(rows(page).first()).toContainText('SO-000030');
  await expect(page.locator('#widget [aria-busy="true"]')).toHaveCount(0);
}

/** Selects two orders, and chooses to cancel them. */
async function askToCancel(page: Page): Promise<Locator> {
  for (const index of [0, 1]) await rows(page).nth(index).getByRole('checkbox').click();
  const bar = page.getByRole('group', { name: /^Tindakan untuk/ });
  await bar.getByRole('button', { name: 'Ubah status' }).click();
  await page.getByRole('menuitem', { name: 'Dibatalkan' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('cancels orders on a page with a strict policy, without portal, router or server (EM-18)', async ({
  open,
}) => {
  const page = await open('/?hostile');
  const response = await page.request.get(page.url());
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);

  await mount(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batal', exact: true }).click();
  const dialog = await askToCancel(page);
  await dialog.getByRole('button', { name: 'Unit tidak tersedia' }).click();
  await dialog.getByRole('button', { name: 'Batalkan 2 order' }).click();
  await expect(page.getByText('2 order dibatalkan').first()).toBeVisible();
  await expect(rows(page).first()).toContainText('Dibatalkan');
  await expectAccessible(page, 'orders on a hostile page', '#widget');
});

test('list and dialog look the same on a hostile page (EM-19)', async ({ open }) => {
  const [friendly, hostile] = [await open('/'), await open('/?hostile')];
  await mount(friendly);
  await mount(hostile);
  const list = (page: Page): Promise<readonly string[]> =>
    looksOf(page.getByRole('region', { name: 'Sales order' }));
  expect((await list(friendly)).length).toBeGreaterThan(150);
  await expect(async () => expect(await list(hostile)).toEqual(await list(friendly))).toPass({
    timeout: 10_000,
  });
  const [one, other] = [await askToCancel(friendly), await askToCancel(hostile)];
  await expect(async () => expect(await looksOf(other)).toEqual(await looksOf(one))).toPass({
    timeout: 10_000,
  });
});

test('leaves the host page unchanged before, during and after (EM-20)', async ({ open }) => {
  const page = await open('/?hostile');
  // Presses would scroll there.
  await page.locator('#widget').evaluate((element) => element.scrollIntoView());
  const state = (): Promise<object> => hostState(page, 'widget');
  const before = await state();
  await mount(page);
  expect(await state(), 'while the list is shown').toEqual(before);
  const dialog = await askToCancel(page);
  await dialog.getByRole('button', { name: 'Jangan batalkan' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('grid').getByRole('checkbox').first().click();
  await expect.poll(state, { message: 'after a dialog' }).toEqual(before);

  await expectNothingLeft(page, before);
});
