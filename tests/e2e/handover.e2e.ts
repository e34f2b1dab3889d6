import { alertCodes } from '../support/alert-codes.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const region = ({ page }: PortalPage, name: string) =>
  page.getByRole('main').getByRole('region', { name });

test('a shift is handed over with a note, which the next person reads with what has changed since (PO-320)', async ({
  signedIn,
  ingest,
}) => {
  const [manager, dispatcher] = [await signedIn('manager'), await signedIn('dispatcher')];
  const viewer = await signedIn('viewer');
  const { imei, licensePlate } = await ingest.newVehicle();
  const before = await ingest.alert({ imei, alertCode: alertCodes.important });
  await manager.navigate('/notification');
  await manager.page.getByRole('link', { name: 'Serah terima shift' }).click();
  await expect(manager.page).toHaveURL(/\/handover$/);
  await expect(manager.page.getByRole('heading', { level: 1 })).toHaveText('Serah terima shift');
  await expect(region(manager, 'Belum ditangani siapa pun')).toContainText(licensePlate);

  await manager.page.getByRole('button', { name: 'Serahkan shift' }).click();
  const dialog = manager.page.getByRole('dialog', { name: 'Serahkan shift ini?' });
  await dialog.getByRole('textbox').fill(`Truk ${licensePlate} menunggu derek.`);
  await manager.page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(manager.page.getByText(`Truk ${licensePlate} menunggu derek.`)).toBeVisible();

  const after = await ingest.alert({ imei, alertCode: alertCodes.important });
  await dispatcher.openPanel();
  const row = dispatcher.row(before).getByRole('button').first();
  await row.focus();
  await dispatcher.page.keyboard.press('t');
  await expect(dispatcher.row(before)).toContainText('Anda');
  await dispatcher.navigate('/handover');
  const main = dispatcher.page.getByRole('main');
  await expect(main.getByText(`Truk ${licensePlate} menunggu derek.`)).toBeVisible();
  const mine = region(dispatcher, dispatcher.userName());
  const itemOf = (id: string) =>
    main.getByRole('listitem').filter({ has: dispatcher.page.locator(`[href$="/${id}"]`) });
  await expect(mine.locator(`[href="/notification/${before}"]`)).toBeVisible();
  await expect(itemOf(before)).not.toContainText('Baru');
  const newest = itemOf(after);
  await expect(newest).toContainText('Baru');
  await newest.getByRole('link').click();
  await expect(dispatcher.page).toHaveURL(new RegExp(`/notification/${after}$`));

  await viewer.navigate('/handover');
  await expect(
    viewer.page.getByRole('main').getByText(`Truk ${licensePlate} menunggu derek.`),
  ).toBeVisible();
  await expect(viewer.page.getByRole('button', { name: 'Serahkan shift' })).toBeHidden();
});

test('printing shows the page alone, over the whole width (PO-321)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await portal.openPanel();
  await portal.row(id).getByRole('button').first().click();
  await expect(page.locator(`[data-preview-window="${id}"]`)).toBeVisible();
  await portal.navigate('/handover');
  await expect(region(portal, 'Belum ditangani siapa pun')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('nav').first()).toBeHidden();
  await expect(page.locator('[data-preview-window]').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  const main = await page.locator('main').boundingBox();
  expect(main?.x).toBe(0);
  expect(main?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('banner')).toBeVisible();
});
