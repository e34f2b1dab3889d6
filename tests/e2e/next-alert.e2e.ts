import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';

test('continues with the next unresolved alert, in the panel and from preview to preview (PO-228)', async ({
  signedIn,
  ingest,
}) => {
  const dispatcher = await signedIn('dispatcher');
  const { page } = dispatcher;
  await dispatcher.account.click();
  await page
    .getByRole('menuitemcheckbox', { name: 'Lanjut ke peringatan berikutnya setelah selesai' })
    .click();
  await page.keyboard.press('Escape');

  const { imei } = await ingest.newVehicle();
  const alert = () => ingest.alert({ imei, alertCode: alertCodes.urgent });
  const [oldest, older, newer, newest] = [
    await alert(),
    await alert(),
    await alert(),
    await alert(),
  ];
  await dispatcher.openPanel();
  await expect(dispatcher.row(newest)).toHaveCount(1);
  const button = (id: string) => dispatcher.row(id).getByRole('button').first();
  await dispatcher.tabTo(button(newest));
  await page.keyboard.press('r');
  await dispatcher.confirm();
  await expect(button(newer)).toBeFocused();

  await page.keyboard.press('f');
  const reasons = page.getByRole('dialog').getByRole('radio');
  await reasons.first().press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(button(older)).toBeFocused();

  await page.keyboard.press('Enter');
  const preview = dispatcher.preview(older);
  const resolve = preview.getByRole('button', { name: 'Tandai selesai' });
  await dispatcher.tabTo(resolve);
  await page.keyboard.press('Enter');
  await dispatcher.confirm();
  await expect(dispatcher.preview(oldest)).toBeVisible();
  await expect(
    dispatcher.preview(oldest).getByRole('button', { name: 'Tandai selesai' }),
  ).toBeFocused();
});
