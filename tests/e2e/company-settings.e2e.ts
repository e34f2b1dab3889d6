import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { languages, phone } from '../support/languages.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

const texts = {
  id: {
    title: 'Pengaturan',
    company: 'Perusahaan',
    driverScore: 'Skor pengemudi',
    save: 'Simpan',
    saved: 'Perusahaan tersimpan',
    history: 'Riwayat perubahan',
  },
  en: {
    title: 'Settings',
    company: 'Company',
    driverScore: 'Driver score',
    save: 'Save',
    saved: 'Company saved',
    history: 'Change history',
  },
} as const;

for (const { language, locale } of languages) {
  const t = texts[language];

  test(`saves a section by keyboard, and its history names who did it: ${language} (PO-145)`, async ({
    signedIn,
    ownServer,
  }) => {
    const portal = await signedIn('manager', { server: ownServer, locale });
    const { page } = portal;
    await portal.navigate('/setting/');
    await expect(page).toHaveTitle(tabTitle(t.title));
    const company = section(page, t.company);
    const tag = company.getByRole('textbox', { name: 'Tag' });
    await expect(tag).toBeVisible();
    await expectAccessible(page, 'the settings of the company');
    await portal.tabTo(tag);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('JAWA');
    await portal.tabTo(company.getByRole('button', { name: t.save }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.saved).first()).toBeVisible();
    const newest = section(page, t.history).getByRole('listitem').first();
    await expect(newest).toContainText('JAWA');
    await expect(newest).toContainText('Rina Kusuma');
    await page.reload();
    await expect(tag).toHaveValue('JAWA');
  });

  test(`fits a phone: ${language} (PO-148)`, async ({ signedIn }) => {
    const portal = await signedIn('manager', { locale, viewport: phone });
    const { page } = portal;
    await portal.closePanelIfSheet();
    await portal.navigate('/setting/');
    await expect(section(page, t.driverScore)).toBeVisible();
    await expect(section(page, t.history).getByRole('listitem').first()).toBeVisible();
    await portal.expectNoOverflow('of the settings on a phone');
    await expectAccessible(page, 'the settings on a phone');
  });
}

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

test('shows a dispatcher the settings as text, and a viewer none (PO-145)', async ({
  signedIn,
  ownServer,
}) => {
  const dispatcher = await signedIn('dispatcher', { server: ownServer });
  await dispatcher.navigate('/setting/');
  const company = section(dispatcher.page, 'Perusahaan');
  await expect(company.getByText('Nama', { exact: true })).toBeVisible();
  await expect(dispatcher.page.locator('[data-section] input')).toHaveCount(0);
  await expectAccessible(dispatcher.page, 'settings as text');
  const viewer = await signedIn('viewer', { server: ownServer });
  await viewer.navigate('/setting/');
  await expect(section(viewer.page, 'Perusahaan')).toHaveCount(0);
  await expect(viewer.page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('crops a logo under the content security policy, and refuses a script (PO-149)', async ({
  signedIn,
  ownServer,
}) => {
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  await portal.navigate('/setting/');
  const company = section(page, 'Perusahaan');
  await expect(company).toBeVisible();
  const input = page.locator('[data-logo-file]');
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  });
  await expect(company.getByRole('alert')).toContainText('bukan gambar');
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } }),
  });
  const dialog = page.getByRole('dialog', { name: 'Potong logo' });
  await dialog.getByRole('button', { name: 'Pakai sebagai logo' }).click();
  const logo = company.getByRole('img', { name: 'Logo' });
  await expect(logo).toBeVisible();
  await expect(logo).toHaveAttribute('src', /\/api\/company-logos\/[0-9a-f]{64}\.png$/);
  await expect
    .poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(256);
});
