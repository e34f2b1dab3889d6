import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const touch = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

const sheetOf = ({ page }: PortalPage) => page.locator('[data-preview-window]');

test('on a phone, the sheet leads from one repeat to another, and all of them are resolved in it, before the next alert (AC-850, AC-851, AC-852)', async ({
  signedIn,
  ownServer,
}) => {
  const ingest = createIngest(ownServer);
  const { imei, licensePlate: plate } = await ingest.newVehicle();
  const other = await ingest.newVehicle();
  const alertCode = alertCodes.urgent;
  const minutesAgo = (minutes: number): number => Date.now() - minutes * 60_000;
  const next = await ingest.alert({ imei: other.imei, alertCode, createdOn: minutesAgo(9) });
  const ids: string[] = [];
  for (const minutes of [8, 6, 4]) {
    ids.unshift(await ingest.alert({ imei, alertCode, createdOn: minutesAgo(minutes) }));
  }
  const [newest = '', middle = ''] = ids;
  const portal = await signedIn('manager', { ...touch, server: ownServer, ownSettings: true });
  const { page, panel } = portal;
  await panel.getByRole('button', { name: 'Pengaturan peringatan' }).tap();
  for (const name of [
    'Peringatan berulang dalam satu baris',
    'Lanjut ke peringatan berikutnya setelah selesai',
  ]) {
    const item = page.getByRole('menuitemcheckbox', { name });
    if ((await item.getAttribute('aria-checked')) === 'false') await item.tap();
    await expect(item).toHaveAttribute('aria-checked', 'true');
  }
  await page.keyboard.press('Escape');

  const stack = panel.locator('[data-stack="3"]').filter({ hasText: plate });
  const toggle = stack.getByRole('button', { name: new RegExp(`^3 peringatan, ${plate}$`) });
  const box = await toggle.boundingBox();
  if (box === null) throw new Error('The stack is not shown');
  // Beside what is drawn, and within 44 px.
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [dx, dy, expanded] of [
    [0, -21, true],
    [-21, 0, false],
    [21, 21, true],
    [0, 21, false],
  ] as const) {
    // A tap on a row that has just moved is ignored (AC-506).
    await expect(async () => {
      await page.touchscreen.tap(x + dx, y + dy);
      const wanted = String(expanded);
      await expect(toggle).toHaveAttribute('aria-expanded', wanted, { timeout: 1_000 });
    }).toPass();
  }
  await expect(sheetOf(portal)).toHaveCount(0);

  await stack.getByRole('button').first().tap();
  const sheet = sheetOf(portal);
  await expect(sheet).toHaveAttribute('data-preview-window', newest);
  const line = sheet.getByRole('button', { name: /^Satu dari 3 peringatan berulang/ });
  await line.tap();
  const others = sheet.locator('[data-repeats]').getByRole('listitem');
  await expect(others).toHaveCount(2);
  await others.first().getByRole('button').tap();
  // In its place, with the list still open.
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toHaveAttribute('data-preview-window', middle);
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await expect(others).toHaveCount(2);

  await sheet.getByRole('button', { name: 'Tandai semua selesai (3)' }).tap();
  await portal.confirmation.getByRole('button', { name: 'Tandai 3 selesai' }).tap();
  await expect(sheet).toHaveAttribute('data-preview-window', next);
  await sheet.getByRole('button', { name: 'Tutup', exact: true }).first().tap();
  await expect(panel.locator('[data-alert-id]').filter({ hasText: plate }).first()).toHaveAttribute(
    'data-attention',
    'resolved',
  );
});
