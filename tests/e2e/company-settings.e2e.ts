import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

test('saves a section by keyboard, and its history names who did it (PO-145)', async ({
  signedIn,
  ownServer,
}) => {
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  await portal.navigate('/setting/');
  await expect(page).toHaveTitle(tabTitle('Pengaturan'));
  const company = section(page, 'Perusahaan');
  const tag = company.getByRole('textbox', { name: 'Tag' });
  await expect(tag).toBeVisible();
  await expectAccessible(page, 'the settings of the company');
  await portal.tabTo(tag);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('JAWA');
  await portal.tabTo(company.getByRole('button', { name: 'Simpan' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Perusahaan tersimpan').first()).toBeVisible();
  const newest = section(page, 'Riwayat perubahan').getByRole('listitem').first();
  await expect(newest).toContainText('JAWA');
  await expect(newest).toContainText('Rina Kusuma');
  await page.reload();
  await expect(tag).toHaveValue('JAWA');
});

test('shows what another person saved meanwhile, and keeps both changes (PO-147)', async ({
  signedIn,
  ownServer,
}) => {
  const [one, other] = [
    await signedIn('manager', { server: ownServer }),
    await signedIn('manager', { server: ownServer }),
  ];
  for (const portal of [one, other]) await portal.navigate('/setting/');
  const [mine, theirs] = [section(one.page, 'Perusahaan'), section(other.page, 'Perusahaan')];
  await mine.getByRole('textbox', { name: 'Tag' }).fill('SATU');
  await theirs.getByRole('textbox', { name: 'Tag' }).fill('DUA');
  await theirs.getByRole('textbox', { name: 'Faks' }).fill('021 555 143');
  await theirs.getByRole('button', { name: 'Simpan' }).click();
  await expect(other.page.getByText('Perusahaan tersimpan').first()).toBeVisible();
  await mine.getByRole('button', { name: 'Simpan' }).click();
  await expect(mine.getByText('Bagian ini sudah disimpan oleh orang lain')).toBeVisible();
  await expect(mine.getByRole('radio', { name: /Milik Anda\s*SATU/ })).toBeChecked();
  await expect(mine.getByRole('radio', { name: /Milik mereka\s*DUA/ })).not.toBeChecked();
  await expectAccessible(one.page, 'a conflict');
  await mine.getByRole('button', { name: 'Pakai nilai ini' }).click();
  await mine.getByRole('button', { name: 'Simpan' }).click();
  await expect(one.page.getByText('Perusahaan tersimpan').first()).toBeVisible();
  // The other person's page follows.
  await expect(theirs.getByRole('textbox', { name: 'Tag' })).toHaveValue('SATU');
  await expect(theirs.getByRole('textbox', { name: 'Faks' })).toHaveValue('021 555 143');
});

test('shows a new brand in another open tab without a reload (PO-146)', async ({
  signedIn,
  ownServer,
}) => {
  const editor = await signedIn('manager', { server: ownServer });
  const watcher = await signedIn('dispatcher', { server: ownServer });
  await editor.navigate('/setting/');
  const brand = section(editor.page, 'Merek');
  await brand.getByRole('textbox', { name: 'Nama aplikasi' }).fill('Kirana Fleet');
  await brand.getByRole('textbox', { name: 'Warna aksen', exact: true }).fill('#8a2b6a');
  await brand.getByRole('button', { name: 'Simpan' }).click();
  await expect(watcher.page.getByText('Kirana Fleet').first()).toBeVisible();
  await expect(editor.page.getByText('Merek tersimpan').first()).toBeVisible();
});
