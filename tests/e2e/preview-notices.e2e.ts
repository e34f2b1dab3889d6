import { alertCodes } from '../support/alert-codes.ts';
import { Previews } from '../support/previews.ts';
import { expect, test } from '../support/test.ts';

test('on a phone, a toast names and opens what opened by itself, above the panel and above the page (AC-534, AC-535)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('dispatcher', {
    viewport: { width: 390, height: 760 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = portal;
  const previews = new Previews(page);
  const { imei, licensePlate } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.emergency });
  const notice = page
    .getByRole('region', { name: 'Pemberitahuan singkat' })
    .getByText(`Tombol darurat ditekan, ${licensePlate} terbuka otomatis`);
  // A trial fails where something covers the target.
  await notice.click({ trial: true });
  await portal.panel.getByRole('button', { name: 'Tutup', exact: true }).click({ trial: true });
  await portal.panel.getByText('Lihat notifikasi lain').click({ trial: true });
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'unread');

  await portal.closePanel();
  await notice.click({ trial: true });
  const menu = page.getByRole('navigation').filter({ hasText: 'Live view' }).last();
  for (const link of await menu.getByRole('link').all()) await link.click({ trial: true });

  await page.getByRole('button', { name: 'Lihat', exact: true }).tap();
  await expect(previews.of(id)).toBeFocused();
  await expect(notice).toHaveCount(0);
});
