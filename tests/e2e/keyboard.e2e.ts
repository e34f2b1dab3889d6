import { alertCodes } from '../support/alert-codes.ts';
import { password, users } from '../support/users.ts';
import { expectVisibleFocus } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

test('signs in, opens and resolves an alert and signs out by keyboard (PO-38)', async ({
  openPortal,
  ingest,
}) => {
  const portal = await openPortal();
  const { page } = portal;
  const { imei } = await ingest.newVehicle();

  await portal.tabTo(portal.email);
  await page.keyboard.type(users.manager);
  await portal.tabTo(portal.password);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await portal.waitUntilLive();

  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(id)).toHaveCount(1);
  await portal.tabTo(portal.row(id).getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(portal.topPreview).toBeVisible();
  await portal.tabTo(portal.topPreview.getByRole('button', { name: 'Tandai selesai' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Tandai selesai?' }).getByRole('button', {
      name: 'Tandai selesai',
    }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
  await page.keyboard.press('Escape');
  await expect(portal.topPreview).toBeHidden();
  await expectVisibleFocus(page);

  await portal.tabTo(portal.account, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Keluar' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Keluar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(portal.email).toBeVisible();
});
