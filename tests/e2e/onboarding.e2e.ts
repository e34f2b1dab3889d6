import { expectAccessible } from '../support/axe.ts';
import { languages, phone } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const texts = {
  id: {
    title: 'Aturan peringatan yang disarankan',
    save: 'Aktifkan aturan',
    saveFive: 'Aktifkan 5 aturan',
    category: 'Keselamatan pengemudi',
    use: 'Pakai kejadian ini',
    chosen: '5 dipilih',
    done: 'Aturan sudah aktif',
    alerts: 'Pusat peringatan',
  },
  en: {
    title: 'Recommended alert rules',
    save: 'Activate rules',
    saveFive: 'Activate 5 rules',
    category: 'Driver safety',
    use: 'Use these events',
    chosen: '5 chosen',
    done: 'The rules are active',
    alerts: 'Alert centre',
  },
} as const;

for (const { language, locale } of languages) {
  const t = texts[language];

  test(`a new company activates recommended rules by keyboard, once for everyone: ${language} (PO-106)`, async ({
    signedIn,
    openPortal,
    ownServer,
  }) => {
    const portal = await signedIn('fresh', { server: ownServer, locale });
    const { page } = portal;
    const dialog = page.getByRole('dialog', { name: t.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'the categories');
    const save = dialog.getByRole('button', { name: t.save });
    await expect(save).toBeDisabled();

    const category = dialog.getByRole('button', { name: new RegExp(`^${t.category}`) });
    await portal.tabTo(category);
    await page.keyboard.press('Enter');
    const events = page.getByRole('dialog', { name: t.category });
    const checked = events.getByRole('checkbox', { checked: true });
    await expect(checked).toHaveCount(4);
    await expectAccessible(page, 'the events of a category');
    await portal.tabTo(events.getByRole('checkbox', { checked: false }).first());
    await page.keyboard.press('Space');
    await expect(checked).toHaveCount(5);
    await portal.tabTo(events.getByRole('button', { name: t.use }));
    await page.keyboard.press('Enter');
    await expect(category).toContainText(t.chosen);

    await portal.tabTo(dialog.getByRole('button', { name: t.saveFive }));
    await page.keyboard.press('Enter');
    const result = page.getByRole('dialog', { name: t.done });
    await expect(result).toBeVisible();
    await expectAccessible(page, 'the result');
    await page.keyboard.press('Enter');
    await expect(result).toBeHidden();
    const button = page.getByRole('button', { name: t.title });
    await expect(button).toHaveCount(0);

    // In another session the company has completed it.
    const other = await openPortal({ server: ownServer, locale });
    await other.signIn('fresh');
    await other.waitUntilLive();
    await expect(button).toHaveCount(0);
    await expect(other.page.getByRole('dialog')).toHaveCount(0);
  });

  test(`the recommended rules wait behind a button once they are closed: ${language} (PO-106)`, async ({
    signedIn,
    ownServer,
  }) => {
    const portal = await signedIn('fresh', {
      server: ownServer,
      viewport: phone,
      locale,
    });
    const { page } = portal;
    const dialog = page.getByRole('dialog', { name: t.title });
    const sheet = page.getByRole('dialog', { name: t.alerts });
    // It waits while the sheet with the alerts is open.
    await expect(sheet).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await portal.expectNoOverflow('of the categories on a phone');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await portal.waitUntilLive();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: t.title }).click();
    await expect(dialog).toBeVisible();
  });
}
