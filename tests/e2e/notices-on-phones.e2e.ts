import type { Locator } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { connectionErrors } from '../support/fault-log.ts';
import { expect, test } from '../support/test.ts';

const isUncovered = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('on a phone, the notices about changes before and without a connection leave the buttons of the sheet to the finger (PO-270)', async ({
  signedIn,
  ingest,
  faults,
}) => {
  faults.allow(connectionErrors, /ERR_INTERNET_DISCONNECTED/);
  const portal = await signedIn('manager', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = portal;
  const { imei } = await ingest.newVehicle();
  const alert = () => ingest.alert({ imei, alertCode: alertCodes.urgent });
  const [third, second, first] = [await alert(), await alert(), await alert()];
  await expect(portal.row(first)).toHaveCount(1);
  // A tap on a row that has just moved is ignored (AC-506).
  await expect(async () => {
    await portal.row(first).getByRole('button').first().tap();
    await expect(portal.preview(first)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  const settle = async (id: string): Promise<void> => {
    const sheet = portal.preview(id);
    const resolve = sheet.getByRole('button', { name: 'Tandai selesai' });
    await expect.poll(() => isUncovered(resolve)).toBe(true);
    await resolve.tap();
    await portal.confirmation.getByRole('button', { name: 'Tandai selesai' }).tap();
    await expect(sheet.getByRole('button', { name: 'Periksa lagi' })).toBeVisible();
  };
  const next = (id: string) =>
    portal.preview(id).getByRole('button', { name: 'Peringatan berikutnya' }).tap();

  await settle(first);
  await next(first);
  const network = await portal.cutNetwork();
  await settle(second);
  await next(second);
  await settle(third);
  const notices = page.getByRole('region', { name: 'Pemberitahuan singkat' });
  await expect(notices.getByText(/^Tidak ada koneksi\./)).toHaveCount(1);
  await expect
    .poll(() => isUncovered(portal.preview(third).getByRole('button', { name: 'Periksa lagi' })))
    .toBe(true);

  await network.restore();
  await expect(notices.getByText(/^Tidak ada koneksi\./)).toHaveCount(0);
  await portal.preview(third).getByRole('button', { name: 'Tutup', exact: true }).first().tap();
  for (const id of [first, second, third])
    await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
});
