import type { Locator } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';

const names = { search: 'Cari peringatan', clear: 'Hapus pencarian' };

/** The first number of "12 dari 76 belum selesai". */
const foundIn = async (result: Locator): Promise<number> =>
  Number.parseInt((await result.textContent()) ?? '', 10);

test('searches on the server, follows arrivals and a reload, and clears with Escape (PO-225)', async ({
  signedIn,
  ingest,
}) => {
  const manager = await signedIn('manager');
  const [truck, other] = [await ingest.newVehicle(), await ingest.newVehicle()];
  const alertOf = (imei: string) => ingest.alert({ imei, alertCode: alertCodes.urgent });
  const [found, hidden] = [await alertOf(truck.imei), await alertOf(other.imei)];
  await manager.openPanel();
  await expect(manager.row(hidden)).toHaveCount(1);

  await manager.panel.getByRole('button', { name: names.search }).click();
  const field = manager.panel.getByRole('textbox', { name: names.search });
  await field.fill(truck.licensePlate);
  await expect(manager.row(hidden)).toHaveCount(0);
  await expect(manager.row(found)).toHaveCount(1);
  const result = manager.panel.getByText(/^\d+ dari \d+\+? belum selesai$/);
  await expect(result).toBeVisible();

  const [later, alsoHidden] = [await alertOf(truck.imei), await alertOf(other.imei)];
  await expect(manager.row(later)).toHaveCount(1);
  const sos = await ingest.alert({ imei: other.imei, alertCode: 1 });
  await expect(manager.row(sos)).toHaveCount(1);
  await expect(manager.row(alsoHidden)).toHaveCount(0);

  await manager.page.reload();
  await manager.openPanel();
  await expect(field).toHaveValue(truck.licensePlate);
  await expect(manager.row(found)).toHaveCount(1);
  await expect(manager.row(hidden)).toHaveCount(0);

  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(manager.row(alsoHidden)).toHaveCount(1);
});

test('is opened with /, counts what it finds, and is cleared with one press (PO-226)', async ({
  signedIn,
  ingest,
}) => {
  const manager = await signedIn('manager');
  const { page, panel } = manager;
  const [truck, other] = [await ingest.newVehicle(), await ingest.newVehicle()];
  const alertOf = (imei: string) => ingest.alert({ imei, alertCode: alertCodes.urgent });
  const [found, hidden] = [await alertOf(truck.imei), await alertOf(other.imei)];
  await manager.waitUntilLive();
  await expect(manager.row(hidden)).toHaveCount(1);

  await manager.tabTo(manager.row(hidden).getByRole('button').first());
  await page.keyboard.press('/');
  const field = panel.getByRole('textbox', { name: names.search });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type(truck.licensePlate.replaceAll(' ', '').toLowerCase());
  await expect(manager.row(hidden)).toHaveCount(0);
  await expect(manager.row(found)).toHaveCount(1);
  const result = panel.getByText(/^\d+ dari \d+\+? belum selesai$/);
  const before = await foundIn(result);
  await alertOf(truck.imei);
  await expect.poll(() => foundIn(result)).toBeGreaterThan(before);

  // A slash is text in the field, and the key of the search on a row.
  await page.keyboard.press('/');
  await expect(field).toHaveValue(/\/$/);
  await page.keyboard.press('Backspace');
  await expect(manager.row(found)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();

  await page.reload();
  await manager.waitUntilLive();
  await expect(field).not.toHaveValue('');
  await expect(manager.row(hidden)).toHaveCount(0);
  await panel.getByRole('button', { name: names.clear }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(manager.row(hidden)).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(panel.getByRole('button', { name: names.search })).toBeFocused();
  await expect(panel).toBeVisible();
});

test('keeps what is typed while the search loads, and takes none of it for a key of the list (PO-227)', async ({
  signedIn,
  ingest,
}) => {
  const manager = await signedIn('manager');
  const { page, panel } = manager;
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/search-bar-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await manager.waitUntilLive();
  await manager.tabTo(manager.row(id).getByRole('button').first());

  // With a selection, `r` resolves and `n` writes a note.
  await page.keyboard.press('x');
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.keyboard.type('/r n');
  const button = panel.getByRole('button', { name: names.search });
  await expect(button).toBeFocused();
  release();
  const field = panel.getByRole('textbox', { name: names.search });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('r n');
  await page.keyboard.type('q');
  await expect(field).toHaveValue('r nq');
  await expect(manager.row(id)).toHaveCount(0);
  await field.press('Escape');
  await expect(manager.row(id)).toHaveCount(1);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
