import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('opens pages and changes the theme from the palette by keyboard (PO-91)', async ({
  signedIn,
}) => {
  const portal = await signedIn('viewer');
  const { page } = portal;
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Cari halaman dan tindakan' });
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the palette');
  await expect(page.getByRole('option', { name: /Sales order/ })).toHaveCount(0);
  await page.keyboard.type('lapor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/report');
  await expect(field).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('gelap');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-pantau-theme="dark"]').first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('tata letak');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Tata letak' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toHaveCount(0);
});
