import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a new company activates recommended rules by keyboard, once for everyone (PO-106)', async ({
  signedIn,
  openPortal,
  ownServer,
}) => {
  const portal = await signedIn('fresh', { server: ownServer });
  const { page } = portal;
  const dialog = page.getByRole('dialog', { name: 'Aturan peringatan yang disarankan' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the categories');
  const save = dialog.getByRole('button', { name: 'Aktifkan aturan' });
  await expect(save).toBeDisabled();

  const category = dialog.getByRole('button', { name: /^Keselamatan pengemudi/ });
  await portal.tabTo(category);
  await page.keyboard.press('Enter');
  const events = page.getByRole('dialog', { name: 'Keselamatan pengemudi' });
  const checked = events.getByRole('checkbox', { checked: true });
  await expect(checked).toHaveCount(4);
  await expectAccessible(page, 'the events of a category');
  await portal.tabTo(events.getByRole('checkbox', { checked: false }).first());
  await page.keyboard.press('Space');
  await expect(checked).toHaveCount(5);
  await portal.tabTo(events.getByRole('button', { name: 'Pakai kejadian ini' }));
  await page.keyboard.press('Enter');
  await expect(category).toContainText('5 dipilih');

  await portal.tabTo(dialog.getByRole('button', { name: 'Aktifkan 5 aturan' }));
  await page.keyboard.press('Enter');
  const result = page.getByRole('dialog', { name: 'Aturan sudah aktif' });
  await expect(result).toBeVisible();
  await expectAccessible(page, 'the result');
  await page.keyboard.press('Enter');
  await expect(result).toBeHidden();
  const button = page.getByRole('button', { name: 'Aturan peringatan yang disarankan' });
  await expect(button).toHaveCount(0);

  // In another session the company has completed it.
  const other = await openPortal({ server: ownServer });
  await other.signIn('fresh');
  await other.waitUntilLive();
  await expect(button).toHaveCount(0);
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
});

test('the recommended rules wait behind a button once they are closed (PO-106)', async ({
  signedIn,
  ownServer,
}) => {
  const portal = await signedIn('fresh', {
    server: ownServer,
    viewport: { width: 360, height: 740 },
  });
  const { page } = portal;
  const dialog = page.getByRole('dialog', { name: 'Aturan peringatan yang disarankan' });
  const sheet = page.getByRole('dialog', { name: 'Pusat peringatan' });
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
  await page.getByRole('button', { name: 'Aturan peringatan yang disarankan' }).click();
  await expect(dialog).toBeVisible();
});
