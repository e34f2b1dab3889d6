import { expectAccessible } from '../support/axe.ts';
import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';

test('opens pages and changes the theme from the palette by keyboard (PO-91)', async ({
  signedIn,
}) => {
  const portal = await signedIn('viewer');
  const { page } = portal;
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Cari atau buka' });
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

test('finds a vehicle by its plate and an order by its number, and opens both by keyboard (PO-110, SH-132)', async ({
  signedIn,
  ingest,
}) => {
  const { imei, licensePlate } = await ingest.newVehicle();
  const recordedOn = new Date().toISOString();
  const report = { imei, recordedOn, latitude: -6.2, longitude: 106.8, speed: 0 };
  expect(await ingest.post('positions', report)).toMatchObject([{ outcome: 'accepted' }]);
  await ingest.alert({ imei, alertCode: alertCodes.important });
  const { page } = await signedIn('manager');
  const field = page.getByRole('combobox', { name: 'Cari atau buka' });
  const option = (name: string) => page.getByRole('option', { name });

  const silent = await ingest.newVehicle();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(silent.licensePlate);
  await expect(option(silent.licensePlate)).toBeVisible();
  await field.fill('');
  await page.keyboard.type(licensePlate.replaceAll(' ', '').toLowerCase());
  await expect(option(licensePlate)).toBeVisible();
  await expectAccessible(page, 'the palette with a vehicle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/notification\?search=/);
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(licensePlate);

  await page.goto('/sales-order');
  const number = await page
    .getByRole('grid')
    .locator('[data-row] [data-key="number"]')
    .first()
    .innerText();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Cari atau buka' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Terakhir dibuka' });
  await expect(recent.getByRole('option')).toHaveCount(1);
  await page.keyboard.type(number.trim());
  await expect(option(number.trim())).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sales-order\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number.trim());
});

test('finds neither vehicles nor orders without their permissions (PO-110)', async ({
  openPortal,
}) => {
  const portal = await openPortal();
  await portal.signIn('driver');
  const { page } = portal;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Cari atau buka' }).click();
  await expect(page.getByRole('combobox', { name: 'Cari atau buka' })).toBeFocused();
  await page.keyboard.type('B 9');
  await expect(page.getByText('Tidak ada yang cocok.')).toBeVisible();
  expect(requests.filter((url) => /[?&]search=/.test(url))).toEqual([]);
});
