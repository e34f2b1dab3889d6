import type { Locator, Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const SPEEDING = 8;

const listOf = (page: Page): Locator => page.getByRole('region', { name: 'Terbaru, belum dibaca' });

/** Names of the rows and their distance from the top of the page. */
const rowsOf = (page: Page): Promise<readonly (readonly [text: string, top: number])[]> =>
  listOf(page)
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const time = row.querySelector('time')?.textContent ?? '';
        const text = (row.textContent ?? '').replace(time, '');
        return [text, row.getBoundingClientRect().top] as const;
      }),
    );

/** Waits until the alert is in the panel's list, which the pointer does not hold. */
const untilArrived = (portal: PortalPage, id: string): Promise<void> =>
  expect(portal.row(id)).toHaveCount(1);

test('the unread alerts state value and age, and hold still under pointer and focus (AC-395, AC-433, AC-439)', async ({
  signedIn,
  ownServer,
}) => {
  const ingest = createIngest(ownServer);
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  const { imei, licensePlate } = await ingest.newVehicle();
  const other = await ingest.newVehicle();
  await ingest.alert({ imei, alertCode: SPEEDING, alertTrigger: 99 });
  const first = listOf(page).getByRole('listitem').first();
  await expect(first).toContainText(licensePlate);
  await expect(first).toContainText(/99 km\/j/);
  await expect(first.locator('time')).toHaveText(/^0:\d\d$/);

  await first.hover();
  const before = await rowsOf(page);
  const second = await ingest.alert({ imei: other.imei, alertCode: alertCodes.important });
  await untilArrived(portal, second);
  expect(await rowsOf(page)).toEqual(before);
  const waiting = listOf(page).getByText('1 lebih baru');
  await expect(waiting).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(waiting).toHaveCount(0);
  await expect(first).toContainText(other.licensePlate);

  await portal.tabTo(first.getByRole('button'));
  const held = await rowsOf(page);
  const third = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await untilArrived(portal, third);
  expect(await rowsOf(page)).toEqual(held);
  await page.keyboard.press('Enter');
  await expect(portal.preview(second)).toBeFocused();
});
