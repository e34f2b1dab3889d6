import { alertCodes } from '../support/alert-codes.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, openByRow, test } from '../support/preview-test.ts';

test('lists the other alerts of the vehicle in its preview, and opens one (AC-842, AC-843, AC-844)', async ({
  ingest,
  signInManager,
}) => {
  const { portal, page, previews } = await signInManager();
  const { imei } = await ingest.newVehicle();
  const alert = () => ingest.alert({ imei, alertCode: alertCodes.urgent });
  const older = await alert();
  const newer = await alert();
  await portal.openPanel();
  await openByRow(portal, newer);
  const preview = previews.of(newer);
  await preview.getByRole('button', { name: 'Kendaraan ini sekarang' }).click();
  await expect(preview.getByText(/^Tidak ada posisi dalam 1 jam terakhir/)).toBeVisible();
  const others = preview.getByRole('listitem').getByRole('button', { name: /Belum dibaca$/ });
  await expect(others).toHaveCount(1);
  await expectAccessible(page, 'the story of a vehicle');
  await alert();
  await expect(others).toHaveCount(2);
  await others.last().click();
  await expect(previews.of(older)).toBeVisible();
});
