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
