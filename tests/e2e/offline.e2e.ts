import type { Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';
import { connectionErrors } from '../support/fault-log.ts';

const offlineErrors = [connectionErrors, /ERR_INTERNET_DISCONNECTED/];

/** Sets a marker that a reload removes. */
const setMarker = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.documentElement.dataset['marker'] = 'set'));
const hasMarker = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['marker'] === 'set');

test('shows an offline notice with the time of the last update, and reloads when back online (AC-52, AC-53)', async ({
  signedIn,
  ingest,
  faults,
}) => {
  faults.allow(...offlineErrors);
  const portal = await signedIn('manager');
  const { page } = portal;
  const notice = page
    .getByRole('banner')
    .getByText(/^Anda sedang offline\. Pembaruan terakhir \d\d\.\d\d\.\d\d$/);
  await expect(notice).toBeHidden();
  await setMarker(page);
  const network = await portal.cutNetwork();
  await expect(notice).toBeVisible();
  await portal.expectNoOverflow();
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });

  await network.restore();
  await expect.poll(() => hasMarker(page).catch(() => true), 'the page has reloaded').toBe(false);
  await expect(notice).toBeHidden();
  await portal.waitUntilLive();
  await expect(portal.row(id)).toHaveCount(1);
});

test('does not reload while the user writes a note, and loads what it missed (AC-53)', async ({
  signedIn,
  ingest,
  faults,
}) => {
  faults.allow(...offlineErrors);
  const portal = await signedIn('manager');
  const { page } = portal;
  const { imei } = await ingest.newVehicle();
  const first = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(first)).toHaveCount(1);
  await portal.open(first);
  const note = portal.topPreview.getByRole('textbox', { name: 'Catatan' });
  await note.fill('Pengemudi sudah dihubungi');
  await setMarker(page);
  const network = await portal.cutNetwork();
  await expect(page.getByText(/^Anda sedang offline/)).toBeVisible();
  const second = await ingest.alert({ imei, alertCode: alertCodes.urgent });

  await network.restore();
  // The new alert waits behind a button while the user writes.
  const newAlerts = portal.section('urgent').getByText(/^1 peringatan baru$/);
  await expect(newAlerts).toBeVisible({ timeout: 30_000 });
  await expect(note).toHaveValue('Pengemudi sudah dihubungi');
  expect(await hasMarker(page)).toBe(true);
  await note.fill('');
  await portal.closeTopPreview();
  await expect(portal.row(second)).toHaveCount(1);
});

/** Waits until the page has loaded the named chunks. */
const waitForChunks = (page: Page, ...names: readonly string[]): Promise<void> =>
  expect
    .poll(async () => {
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => entry.name),
      );
      return names.filter((name) => !loaded.some((url) => url.includes(`/${name}-`)));
    })
    .toEqual([]);

test('opens the panel and a prompt that were not used before the connection was lost (AC-320, AC-321)', async ({
  signedIn,
  ingest,
  faults,
}) => {
  faults.allow(...offlineErrors);
  const portal = await signedIn('manager');
  const { page } = portal;
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(id)).toHaveCount(1);
  await portal.closePanel();
  await page.reload();
  await waitForChunks(page, 'alerts');
  await portal.waitUntilLive();
  let network = await portal.cutNetwork();
  await portal.openPanel();
  await expect(portal.row(id)).toBeVisible();

  await network.restore();
  await portal.waitUntilLive();
  await waitForChunks(page, 'previews');
  network = await portal.cutNetwork();
  await portal.openResolveConfirmation(id);
});
