import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { findOverflow } from '../support/overflow.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

test('opens from the account menu, and saves a name by keyboard (PO-162)', async ({
  signedIn,
  ownServer,
}) => {
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  await portal.tabTo(portal.account);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Profil' }).press('Enter');
  await expect(page).toHaveURL('/profile');
  await expect(page).toHaveTitle(tabTitle('Profil'));
  const personal = section(page, 'Tentang Anda');
  const name = personal.getByRole('textbox', { name: /^Nama/ });
  await expect(name).toHaveValue('Rina Kusuma');
  await expect(
    section(page, 'Perangkat yang masuk').getByText('Perangkat ini', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'the profile');
  await portal.tabTo(name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Rina K.');
  await portal.tabTo(personal.getByRole('button', { name: 'Simpan' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profil tersimpan').first()).toBeVisible();
  // The whole portal shows it.
  await expect(portal.account).toContainText('Rina K.');
  await page.reload();
  await expect(name).toHaveValue('Rina K.');
});

test('applies language, theme and reminder at once (PO-162)', async ({ signedIn, ownServer }) => {
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  await portal.navigate('/profile/');
  const preferences = section(page, 'Preferensi');
  await preferences.getByRole('combobox', { name: 'Tema' }).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await preferences.getByRole('combobox', { name: /^Ingatkan/ }).selectOption('15');
  const language = preferences.getByRole('combobox', { name: 'Bahasa' });
  await language.selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await page.reload();
  const reminder = section(page, 'Preferences').getByRole('combobox', { name: /^Remind/ });
  await expect(reminder).toHaveValue('15');
  await expectAccessible(page, 'the profile in the dark');
});

test('signs another browser out within seconds (PO-164)', async ({
  signedIn,
  ownServer,
  faults,
}) => {
  faults.allow(/401 \(Unauthorized\)/, /pantau:/);
  const here = await signedIn('manager', { server: ownServer });
  const there = await signedIn('manager', { server: ownServer });
  await there.waitUntilLive();
  await here.navigate('/profile/');
  const sessions = section(here.page, 'Perangkat yang masuk');
  const own = sessions.getByRole('listitem').filter({ hasText: 'Perangkat ini' });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('button')).toHaveCount(0);
  const before = await sessions.getByRole('listitem').count();
  const end = sessions.getByRole('button', { name: /^Keluarkan .+, terakhir aktif/ }).first();
  await here.tabTo(end);
  await here.page.keyboard.press('Enter');
  await expect(here.page.getByText(/sudah dikeluarkan$/).first()).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(before - 1);
  await expect(there.email).toBeVisible({ timeout: 10_000 });
  await expect(here.account).toBeVisible();
});

test('signs all other browsers out after a confirmation (PO-164)', async ({
  signedIn,
  ownServer,
  faults,
}) => {
  faults.allow(/401 \(Unauthorized\)/, /pantau:/);
  const here = await signedIn('manager', { server: ownServer });
  const others = [
    await signedIn('manager', { server: ownServer }),
    await signedIn('manager', { server: ownServer }),
  ];
  for (const other of others) await other.waitUntilLive();
  await here.navigate('/profile/');
  const { page } = here;
  const name = 'Keluarkan semua perangkat lain';
  await section(page, 'Perangkat yang masuk').getByRole('button', { name }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Biarkan' })).toBeFocused();
  await expectAccessible(page, 'the question');
  await dialog.getByRole('button', { name }).click();
  await expect(page.getByText('Anda hanya masuk di perangkat ini.')).toBeVisible();
  for (const other of others) await expect(other.email).toBeVisible({ timeout: 10_000 });
  await expect(here.account).toBeVisible();
});

test('adds an e-mail address and a phone number to which the reminder leads (PO-163)', async ({
  signedIn,
  ownServer,
}) => {
  const portal = await signedIn('nomail', { server: ownServer });
  const { page } = portal;
  const reminder = page.getByRole('dialog', { name: 'Lengkapi profil Anda' });
  await reminder.getByRole('button', { name: 'Tambah email' }).click();
  await expect(page).toHaveURL('/add-email');
  const email = page.getByRole('textbox', { name: /^Alamat email/ });
  await expect(email).toBeVisible();
  await expectAccessible(page, 'the page that adds an e-mail address');
  await portal.tabTo(email);
  await page.keyboard.type('dewi@mitra');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Masukkan alamat email/)).toBeVisible();
  await expect(email).toBeFocused();
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Alamat email tersimpan').first()).toBeVisible();
  // Back to where the reminder was.
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(email).toBeHidden();
  await portal.navigate('/add-number/');
  const number = page.getByRole('textbox', { name: /^Nomor telepon/ });
  await number.fill('+62 812 3456 7890');
  await number.press('Enter');
  await expect(page.getByText('Nomor telepon tersimpan').first()).toBeVisible();
  // Opened by its address, it leads to the profile.
  await expect(page).toHaveURL('/profile');
  const personal = section(page, 'Tentang Anda');
  await expect(personal.getByRole('textbox', { name: 'Email' })).toHaveValue('dewi@mitra.example');
  await expect(personal.getByRole('textbox', { name: 'Telepon' })).toHaveValue('+62 812 3456 7890');
});

test('asks before unsaved changes are left (PO-162)', async ({ signedIn, ownServer }) => {
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  await portal.navigate('/profile/');
  await section(page, 'Tentang Anda').getByRole('textbox', { name: /^Nama/ }).fill('Rina K.');
  await page.getByRole('link', { name: 'Dasbor' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Keluar tanpa menyimpan?' });
  await dialog.getByRole('button', { name: 'Lanjutkan mengubah' }).click();
  await expect(page).toHaveURL('/profile/');
});

for (const [path, ready] of [
  ['/profile/', 'Where you are signed in'],
  ['/add-email/', 'Your email address'],
  ['/add-number/', 'Your phone number'],
] as const) {
  test(`${path} fits a phone in English (PO-165)`, async ({ signedIn, ownServer }) => {
    const viewport = { width: 360, height: 740 };
    const portal = await signedIn('viewer', { server: ownServer, viewport });
    const { page } = portal;
    await page.evaluate(() => localStorage.setItem('language', '"en"'));
    await page.goto(path);
    await expect(section(page, ready)).toBeVisible();
    expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
    await expectAccessible(page, `${path} on a phone`);
  });
}
