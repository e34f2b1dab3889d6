import { expectAccessible } from '../support/axe.ts';
import { expect, openByRow, postAlerts, test } from '../support/preview-test.ts';

test('opens the rule of an alert over the page, and returns to the preview (PO-170)', async ({
  ingest,
  signInManager,
}) => {
  const { portal, page, previews } = await signInManager();
  await portal.openPanel();
  const [id = ''] = await postAlerts(ingest, 1);
  await openByRow(portal, id);
  const link = previews
    .of(id)
    .getByRole('button', { name: /^Buka aturan/ })
    .first();
  await link.click();
  const rule = page.getByRole('dialog', { name: 'Ubah aturan peringatan' });
  const name = rule.getByRole('textbox', { name: /^Nama aturan/ });
  await expect(name).toHaveValue(/./);
  await expectAccessible(page, 'the rule of an alert');
  const { pathname } = new URL(page.url());
  await name.fill('Nama yang dibuang');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(rule).toBeHidden();
  await expect(link).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(pathname);
});
