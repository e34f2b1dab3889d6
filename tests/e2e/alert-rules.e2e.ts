import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/focus.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const list = '/setting-notification-list';
const rows = (page: Page): Locator => page.getByRole('grid').first().locator('[data-row]');
const named = (page: Page, label: string): Locator => rows(page).filter({ hasText: label });
const field = (page: Page, name: string | RegExp): Locator => page.getByRole('textbox', { name });
const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Simpan perubahan' }).click();

/** Creates a rule about speed, and shows it in the list. */
async function createRule(page: Page, label: string): Promise<void> {
  await page.goto(`${list}/create`);
  await field(page, /^Nama aturan/).fill(label);
  await field(page, 'Cari peringatan').fill('batas kecepatan');
  await page.getByRole('radio', { name: /Melebihi batas kecepatan/ }).click();
  await page.getByRole('button', { name: 'Buat aturan' }).click();
  await expect(page).toHaveURL(list);
  await expect(named(page, label)).toBeVisible();
}

test('creates a rule by keyboard (AR-60, AR-61)', async ({ signedIn }) => {
  const { page } = await signedIn('manager');
  await page.goto(list);
  await expect(page).toHaveTitle(tabTitle('Pengaturan notifikasi'));
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page, 'the list of alert rules');
  await tabTo(page, page.getByRole('button', { name: 'Buat aturan' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}/create`);

  await tabTo(page, field(page, /^Nama aturan/));
  await page.keyboard.type('Lewat papan ketik');
  await tabTo(page, field(page, 'Cari peringatan'));
  await page.keyboard.type('melebihi batas kecepatan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ganti' })).toBeFocused();
  await tabTo(page, field(page, 'Mulai dari'));
  await page.keyboard.type('90');
  await expect(page.getByText(/“Melebihi batas kecepatan” mulai 90 km\/j/)).toBeVisible();
  await expectAccessible(page, 'the editor of alert rules');
  await tabTo(page, page.getByRole('button', { name: 'Coba', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/dalam 7 hari terakhir/).last()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Buat aturan' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(list);
  await expect(named(page, 'Lewat papan ketik')).toBeVisible();
});

test('deactivates several rules at once (AR-34, AR-60)', async ({ signedIn }) => {
  const { page } = await signedIn('manager');
  await createRule(page, 'Massal satu');
  await createRule(page, 'Massal dua');
  await page.getByRole('searchbox').or(field(page, 'Cari aturan')).first().fill('massal');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/search=massal/);
  for (const label of ['Massal satu', 'Massal dua']) {
    await named(page, label).getByRole('checkbox').click();
  }
  const bar = page.getByRole('group', { name: /^Tindakan untuk/ });
  await bar.getByRole('button', { name: 'Nonaktifkan' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Nonaktifkan 2 aturan?' });
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(page.getByText('2 aturan dinonaktifkan').first()).toBeVisible();
  await expect(rows(page).getByRole('switch', { checked: false })).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).getByRole('switch', { checked: false })).toHaveCount(2);
});

test('lets two people edit the same rule (AR-62)', async ({ signedIn }) => {
  const { page: mine } = await signedIn('manager');
  await createRule(mine, 'Milik berdua');
  await named(mine, 'Milik berdua').getByRole('link').click();
  await expect(field(mine, /^Nama aturan/)).toHaveValue('Milik berdua');
  const { page: theirs } = await signedIn('manager');
  await theirs.goto(mine.url());
  await field(theirs, /^Nama aturan/).fill('Nama mereka');
  await save(theirs);
  await expect(named(theirs, 'Nama mereka')).toBeVisible();

  await field(mine, /^Nama aturan/).fill('Nama saya');
  await field(mine, 'Mulai dari').fill('95');
  await save(mine);
  const notice = mine.getByRole('group', { name: 'Aturan ini sudah diubah orang lain' });
  await expect(notice).toBeVisible();
  const name = notice.getByRole('group', { name: 'Nama' });
  await expect(name.getByRole('radio', { name: /Isian Anda.*Nama saya/ })).toBeChecked();
  await name.getByRole('radio', { name: /Versi baru.*Nama mereka/ }).click();
  await notice.getByRole('button', { name: 'Lanjutkan dengan pilihan ini' }).click();
  await save(mine);
  await named(mine, 'Nama mereka').getByRole('link').click();
  await expect(field(mine, 'Mulai dari')).toHaveValue('95');
});

test('opens a rule over the list on a wide screen, at an address to share (AR-65)', async ({
  signedIn,
}) => {
  const { page } = await signedIn('manager');
  await createRule(page, 'Di atas daftar');
  await field(page, 'Cari aturan').or(page.getByRole('searchbox')).first().fill('di atas');
  await expect(page).toHaveURL(/search=di/);
  const link = named(page, 'Di atas daftar').getByRole('link');
  const dialog = page.getByRole('dialog', { name: 'Ubah aturan peringatan' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, /^Nama aturan/)).toHaveValue('Di atas daftar');
  await expect(page).toHaveURL(/search=di.*rule=\d+/);
  await expectAccessible(page, 'the editor as a dialog');
  const shared = page.url();

  // Going back asks before it loses input.
  await field(page, /^Nama aturan/).fill('Nama lain');
  await page.goBack();
  const prompt = page.getByRole('alertdialog', { name: 'Keluar tanpa menyimpan?' });
  await prompt.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect(page).toHaveURL(shared);
  await expect(field(page, /^Nama aturan/)).toHaveValue('Nama lain');
  await page.keyboard.press('Escape');
  await prompt.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/search=di[^&]*$/);
  await expect(link).toBeFocused();

  await page.goto(shared);
  await expect(dialog).toBeVisible();
  await field(page, /^Nama aturan/).fill('Di atas semua');
  await save(page);
  await expect(dialog).toHaveCount(0);
  await expect(named(page, 'Di atas semua')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(shared);
  await expect(page).toHaveURL(/setting-notification-list\/\d+\?.*search=di/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ubah aturan peringatan');
});

test('says so to users who may not read rules (AR-60)', async ({ openPortal }) => {
  const portal = await openPortal();
  await portal.signIn('driver');
  await portal.navigate(list);
  const heading = portal.page.getByRole('heading', {
    name: 'Anda tidak memiliki akses ke halaman ini',
  });
  await expect(heading).toBeVisible();
});
