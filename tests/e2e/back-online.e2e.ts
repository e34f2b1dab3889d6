import type { Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';
import { connectionErrors } from '../support/fault-log.ts';

const lost = [connectionErrors, /ERR_INTERNET_DISCONNECTED/];

/** Something that a reload would take away. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.documentElement.dataset['mark'] = 'kept'));
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['mark'] === 'kept');

test('offline is told in the top bar with the time of the data; back online the portal reloads', async ({
  signedIn,
  ingest,
  faults,
}) => {
  faults.allow(...lost);
  const portal = await signedIn('manager');
  const { page } = portal;
  const notice = page
    .getByRole('banner')
    .getByText(/^Anda sedang offline\. Pembaruan terakhir \d\d\.\d\d\.\d\d$/);
  await expect(notice).toBeHidden();
  await mark(page);
  const network = await portal.cutNetwork();
  await expect(notice).toBeVisible();
  await portal.expectNoOverflow();
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });

  await network.restore();
  await expect.poll(() => isMarked(page).catch(() => true), 'the page is another').toBe(false);
  await expect(notice).toBeHidden();
  await portal.waitUntilLive();
  await expect(portal.row(id)).toHaveCount(1);
});

test('while a note is being written the portal stays, and reads again what it missed', async ({
  signedIn,
  ingest,
  faults,
}) => {
  faults.allow(...lost);
  const portal = await signedIn('manager');
  const { page } = portal;
  const { imei } = await ingest.newVehicle();
  const first = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(first)).toHaveCount(1);
  await portal.open(first);
  const note = portal.topPreview.getByRole('textbox', { name: 'Catatan' });
  await note.fill('Pengemudi sudah dihubungi');
  await mark(page);
  const network = await portal.cutNetwork();
  await expect(page.getByText(/^Anda sedang offline/)).toBeVisible();
  const second = await ingest.alert({ imei, alertCode: alertCodes.urgent });

  await network.restore();
  // It has come, and waits: nothing moves while somebody writes. The words are where they were.
  const waiting = portal.section('urgent').getByText(/^1 peringatan baru$/);
  await expect(waiting).toBeVisible({ timeout: 30_000 });
  await expect(note).toHaveValue('Pengemudi sudah dihubungi');
  expect(await isMarked(page)).toBe(true);
  await note.fill('');
  await portal.closeTopPreview();
  await expect(portal.row(second)).toHaveCount(1);
});
