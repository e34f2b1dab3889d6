import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect } from '../support/test.ts';
import { hostState } from './host-state.ts';
import { expectNothingLeft, hostTest, looksOf, press } from './react-host-test.ts';

const test = hostTest('rules-page');

const rows = (page: Page): Locator => page.getByRole('grid').locator('[data-row]');

async function mount(page: Page): Promise<void> {
  await press(page, '#add');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.locator('#widget [aria-busy="true"]')).toHaveCount(0);
}

async function openEditor(page: Page): Promise<Locator> {
  await rows(page).getByText('Ngebut di tol').click();
  const dialog = page.getByRole('dialog', { name: 'Ubah aturan peringatan' });
  await expect(dialog.getByRole('textbox', { name: /^Nama aturan/ })).toHaveValue('Ngebut di tol');
  return dialog;
}

async function openVehicles(page: Page, editor: Locator): Promise<Locator> {
  await editor.getByRole('button', { name: 'Pilih kendaraan' }).click();
  const choices = page.getByRole('dialog', { name: 'Pilih kendaraan' });
  await expect(choices.getByText('40 ditemukan')).toBeVisible();
  return choices;
}

test('alert rules are listed and edited under a strict policy, without portal, router or server (EM-25)', async ({
  open,
}) => {
  const page = await open('/?hostile');
  const response = await page.request.get(page.url());
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");

  await mount(page);
  await rows(page).filter({ hasText: 'Mengantuk' }).getByRole('switch').click();
  await expect(rows(page).filter({ hasText: 'Mengantuk' }).getByRole('switch')).toHaveAttribute(
    'aria-checked',
    'true',
  );
  const editor = await openEditor(page);
  const choices = await openVehicles(page, editor);
  await choices.getByRole('button', { name: /^Pilih semua/ }).click();
  await choices.getByRole('button', { name: 'Terapkan' }).click();
  await expect(editor.getByText(/^40 /).first()).toBeVisible();
  await expectAccessible(page, 'the editor of rules on a hostile page', '#widget');
  await editor.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(editor).toHaveCount(0);
  const again = await openEditor(page);
  await expect(again.getByText(/^40 /).first()).toBeVisible();
});

test('list, editor and choices of alert rules look the same on a hostile page (EM-26)', async ({
  open,
}) => {
  const [friendly, hostile] = [await open('/'), await open('/?hostile')];
  await mount(friendly);
  await mount(hostile);
  const same = (one: Locator, other: Locator): Promise<void> =>
    expect(async () => expect(await looksOf(other)).toEqual(await looksOf(one))).toPass({
      timeout: 10_000,
    });
  const list = (page: Page): Locator => page.locator('#widget').getByRole('grid');
  expect((await looksOf(list(friendly))).length).toBeGreaterThan(50);
  await same(list(friendly), list(hostile));
  const [one, other] = [await openEditor(friendly), await openEditor(hostile)];
  expect((await looksOf(one)).length).toBeGreaterThan(150);
  await same(one, other);
  await same(await openVehicles(friendly, one), await openVehicles(hostile, other));
});

test('alert rules leave the host page unchanged before, during and after (EM-27)', async ({
  open,
}) => {
  const page = await open('/?hostile');
  // Presses would scroll there.
  await page.locator('#widget').evaluate((element) => element.scrollIntoView());
  const state = (): Promise<object> => hostState(page, 'widget');
  const before = await state();
  await mount(page);
  expect(await state(), 'while the list is shown').toEqual(before);
  const editor = await openEditor(page);
  await editor.getByRole('textbox', { name: /^Nama aturan/ }).fill('Baru');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(editor).toHaveCount(0);
  await expect.poll(state, { message: 'after a dialog' }).toEqual(before);
  await expectNothingLeft(page, before);
});
