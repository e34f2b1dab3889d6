import type { Locator, Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page): Locator => page.getByRole('grid').locator('[data-row]');

/** The number of settled rows. */
const settled = async (page: Page): Promise<number> => {
  const states = await rows(page).locator('[data-key="state"]').allTextContents();
  return states.filter((state) => /^(Selesai|Resolved)/.test(state)).length;
};

test('applies a filter of the notifications by keyboard (PO-99)', async ({ signedIn, ingest }) => {
  const { imei, licensePlate } = await ingest.newVehicle();
  for (const alertCode of [alertCodes.important, alertCodes.urgent]) {
    await ingest.alert({ imei, alertCode });
  }
  const { page } = await signedIn('manager', { locale: 'en-US' });
  await page.goto(`/notification?search=${encodeURIComponent(licensePlate)}`);
  await expect(rows(page)).toHaveCount(2);
  await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const urgency = dialog.getByRole('combobox', { name: 'Urgency' });
  await tabTo(page, urgency);
  await page.keyboard.type('Urg');
  await expect(urgency.locator('option:checked')).toHaveText('Urgent');
  await tabTo(page, dialog.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/urgency=urgent/);
  await expect(rows(page)).toHaveCount(1);
});

const COUNT = 12;

test('settles alerts beside a colleague, whose list follows (PO-114)', async ({
  signedIn,
  ingest,
}) => {
  const { imei, licensePlate } = await ingest.newVehicle();
  for (let index = 0; index < COUNT; index += 1) {
    const createdOn = Date.now() - index * 60_000;
    await ingest.alert({ imei, alertCode: alertCodes.important, createdOn });
  }
  // High enough for every row.
  const viewport = { width: 1440, height: 1200 };
  const list = `/notification?search=${encodeURIComponent(licensePlate)}&limit=25`;
  const [own, other] = [
    await signedIn('manager', { viewport }),
    await signedIn('dispatcher', { viewport }),
  ];
  for (const { page } of [own, other]) {
    await page.goto(list);
    await expect(rows(page)).toHaveCount(COUNT);
  }
  const resolve = async (page: Page): Promise<void> => {
    const bar = page.getByRole('group', { name: /^Tindakan untuk/ });
    await bar.getByRole('button', { name: 'Tandai selesai' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tandai selesai' }).click();
  };
  for (let index = 0; index < 3; index += 1) {
    await rows(other.page).nth(index).getByRole('checkbox').check();
  }
  await resolve(other.page);
  await expect.poll(() => settled(own.page)).toBe(3);
  await own.page.getByRole('grid').getByRole('checkbox', { name: /semua/i }).first().check();
  await resolve(own.page);
  for (const { page } of [own, other]) await expect.poll(() => settled(page)).toBe(COUNT);
});
