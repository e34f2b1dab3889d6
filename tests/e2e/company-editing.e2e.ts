import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectVisibleFocus } from '../support/focus.ts';
import { languages, phone } from '../support/languages.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

const texts = {
  id: {
    sections: 'Bagian',
    company: 'Perusahaan',
    fax: 'Faks',
    save: 'Simpan',
    companySaved: 'Perusahaan tersimpan',
    conflict: 'Bagian ini sudah disimpan oleh orang lain',
    mine: /Milik Anda\s*SATU/,
    myFax: /Milik Anda\s*021 555 001/,
    theirFax: /Milik mereka\s*021 555 002/,
    take: 'Pakai nilai ini',
    upload: 'Unggah logo',
    replace: 'Ganti',
    noPicture: 'Berkas ini bukan gambar PNG, JPEG, atau WebP.',
    crop: 'Potong logo',
    part: 'Bagian gambar',
    use: 'Pakai sebagai logo',
    logoSaved: 'Logo tersimpan',
    brand: 'Merek',
    brandName: 'Nama aplikasi',
    accent: 'Warna aksen',
    illegible: 'Teks dengan warna ini tidak akan terbaca. Pilih warna yang lebih kuat.',
    nearest: /^Pakai #[0-9a-f]{6}$/,
    brandSaved: 'Merek tersimpan',
  },
  en: {
    sections: 'Sections',
    company: 'Company',
    fax: 'Fax',
    save: 'Save',
    companySaved: 'Company saved',
    conflict: 'Somebody else has saved this section',
    mine: /Yours\s*SATU/,
    myFax: /Yours\s*021 555 001/,
    theirFax: /Theirs\s*021 555 002/,
    take: 'Take these values',
    upload: 'Upload logo',
    replace: 'Replace',
    noPicture: 'This file is not a PNG, JPEG or WebP picture.',
    crop: 'Crop the logo',
    part: 'Part of the picture',
    use: 'Use as logo',
    logoSaved: 'Logo saved',
    brand: 'Brand',
    brandName: 'Application name',
    accent: 'Accent colour',
    illegible: 'Texts in this colour would not be legible. Choose a stronger colour.',
    nearest: /^Use #[0-9a-f]{6}$/,
    brandSaved: 'Brand saved',
  },
} as const;

/** Chooses a file in the dialog that a key opens. */
async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
}

/** As high as the settings, so that the header of the page hides half of no button. */
const tallPhone = { ...phone, height: 9_000 };

/** Nothing of the page is lost or inaccessible, on a phone. */
async function expectSound(portal: PortalPage, what: string): Promise<void> {
  const { page } = portal;
  await expectVisibleFocus(page);
  await portal.expectNoOverflow(`of ${what} on a phone`);
  await page.setViewportSize(tallPhone);
  await expectAccessible(page, `${what} on a phone`);
  await page.setViewportSize(phone);
}

for (const { language, locale } of languages) {
  const t = texts[language];

  test(`a conflict, a logo and a brand, by keyboard on a phone: ${language} (PO-146, PO-147, PO-149, PO-245)`, async ({
    signedIn,
    ownServer,
  }) => {
    // Three people, every control reached by keyboard, and five whole pages checked for accessibility.
    test.slow();
    const portal = await signedIn('manager', { server: ownServer, locale, viewport: phone });
    const colleague = await signedIn('manager', { server: ownServer, locale });
    const dispatcher = await signedIn('dispatcher', { server: ownServer, locale });
    const { page } = portal;
    // As long as nobody listens, Chromium opens a dialog of its own, which nothing closes.
    page.on('filechooser', () => undefined);
    await portal.closePanelIfSheet();
    await portal.navigate('/setting/');
    await colleague.navigate('/setting/');
    const company = section(page, t.company);
    const leadTo = async (name: string): Promise<void> => {
      const list = page.getByRole('navigation', { name: t.sections });
      await portal.tabTo(list.getByRole('button', { name }), 'Shift+Tab');
      await page.keyboard.press('Enter');
    };
    const replace = async (field: Locator, value: string): Promise<void> => {
      await portal.tabTo(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value);
    };

    await test.step('two people edit the same section', async () => {
      const theirs = section(colleague.page, t.company);
      await expect(company).toBeVisible();
      await leadTo(t.company);
      await replace(company.getByRole('textbox', { name: 'Tag' }), 'SATU');
      await replace(company.getByRole('textbox', { name: t.fax }), '021 555 001');
      await theirs.getByRole('textbox', { name: 'Tag' }).fill('DUA');
      await theirs.getByRole('textbox', { name: t.fax }).fill('021 555 002');
      await theirs.getByRole('button', { name: t.save }).click();
      await expect(colleague.page.getByText(t.companySaved).first()).toBeVisible();
      await portal.tabTo(company.getByRole('button', { name: t.save }));
      await page.keyboard.press('Enter');
      await expect(company.getByText(t.conflict)).toBeVisible();
      await expectSound(portal, 'a conflict');
      const tag = company.getByRole('radio', { name: t.mine });
      await expect(tag).toBeChecked();
      await portal.tabTo(company.getByRole('radio', { name: t.myFax }));
      await page.keyboard.press('ArrowDown');
      await expect(company.getByRole('radio', { name: t.theirFax })).toBeChecked();
      await portal.tabTo(company.getByRole('button', { name: t.take }));
      await page.keyboard.press('Enter');
      await expect(company.getByRole('textbox', { name: t.fax })).toHaveValue('021 555 002');
      await expectVisibleFocus(page);
      await portal.tabTo(company.getByRole('button', { name: t.save }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(t.companySaved).first()).toBeVisible();
      // The colleague's page follows.
      await expect(theirs.getByRole('textbox', { name: 'Tag' })).toHaveValue('SATU');
      await expect(theirs.getByRole('textbox', { name: t.fax })).toHaveValue('021 555 002');
    });

    await test.step('a script is no logo, a picture is cropped', async () => {
      const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
      await leadTo(t.company);
      await portal.tabTo(company.getByRole('button', { name: t.upload }));
      await chooseFile(page, 'logo.png', Buffer.from(script));
      await expect(company.getByRole('alert')).toHaveText(t.noPicture);
      await expectSound(portal, 'a refused logo');
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
      await chooseFile(page, 'logo.png', picture);
      const dialog = page.getByRole('dialog', { name: t.crop });
      await expect(dialog.getByRole('application', { name: t.part })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expectSound(portal, 'the cropping of a logo');
      await portal.tabTo(dialog.getByRole('button', { name: t.use }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(t.logoSaved).first()).toBeVisible();
      await expect(company.getByRole('button', { name: t.replace })).toBeFocused();
      const logo = company.getByRole('img', { name: 'Logo' });
      await expect(logo).toHaveAttribute('src', /\/api\/company-logos\/[0-9a-f]{64}\.png$/);
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(256);
    });

    await test.step('a brand shows in other tabs', async () => {
      const brand = section(page, t.brand);
      await leadTo(t.brand);
      await replace(brand.getByRole('textbox', { name: t.brandName }), 'Kirana Fleet');
      const accent = brand.getByRole('textbox', { name: t.accent, exact: true });
      await replace(accent, '#ffe600');
      await expect(brand.getByText(t.illegible)).toBeVisible();
      await expectSound(portal, 'a colour that is not legible');
      await portal.tabTo(brand.getByRole('button', { name: t.nearest }));
      await page.keyboard.press('Enter');
      await expect(accent).toBeFocused();
      await portal.tabTo(brand.getByRole('button', { name: t.save }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(t.brandSaved).first()).toBeVisible();
      await expectSound(portal, 'a brand of its own');
      await expect(dispatcher.page.getByText('Kirana Fleet').first()).toBeVisible();
      await expect(colleague.page).toHaveTitle(/Kirana Fleet$/);
    });
  });
}
