import { cameraVehicles } from '../support/camera-vehicles.ts';
import { SPEEDING, expect, openByRow, postAlerts, test } from '../support/preview-test.ts';
import { Previews } from '../support/previews.ts';

/** Opens its preview by itself, by the users' rules. */
const EMERGENCY = 1;

test('calls a driver from a preview; the call bar stays after closing it and ends the call (PO-32)', async ({
  signInManager,
  ingest,
}) => {
  const { portal, page, previews } = await signInManager();
  const { imei, licensePlate } = cameraVehicles.sends;
  const id = await ingest.alert({ imei, alertCode: SPEEDING, alertTrigger: 99 });
  await openByRow(portal, id);
  await previews
    .of(id)
    .getByRole('button', { name: new RegExp(`^Telepon.*${licensePlate}`) })
    .click();
  const bar = page.getByRole('region', { name: 'Panggilan' });
  await expect(bar).toContainText('Simulasi');
  await expect(bar).toContainText('Terhubung');
  // Below the top bar of the portal (52 px).
  expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(52);

  await previews.of(id).getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(previews.all).toHaveCount(0);
  await portal.navigate('/notification');
  await expect(bar).toContainText('Terhubung');
  await bar.getByRole('button', { name: `Akhiri panggilan ke ${licensePlate}` }).click();
  await expect(bar).toContainText('Panggilan berakhir');
  await bar.getByRole('button', { name: `Tutup panggilan ke ${licensePlate}` }).click();
  await expect(bar).toBeHidden();
});

test('moves previews by keyboard and restores them after a reload without taking the focus', async ({
  signInManager,
  ingest,
}) => {
  const { portal, page, previews } = await signInManager();
  const [first = '', second = ''] = await postAlerts(ingest, 2);
  for (const id of [first, second]) {
    await openByRow(portal, id);
    await expect(previews.of(id)).toBeVisible();
  }
  const [x, y] = await previews.corner(first);
  await previews.of(first).locator('[data-window-grip]').focus();
  for (const key of ['ArrowDown', 'Shift+ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  // Steps of 16 px, 64 px with Shift.
  await expect.poll(() => previews.corner(first)).toEqual([x + 80, y + 16]);
  expect(await previews.stack()).toEqual([second, first]);
  const corners = [await previews.corner(first), await previews.corner(second)];

  await page.reload();
  await expect(previews.all).toHaveCount(2);
  await expect(previews.of(first).getByRole('heading', { level: 2 })).toBeVisible();
  expect([await previews.corner(first), await previews.corner(second)]).toEqual(corners);
  expect(await previews.stack()).toEqual([second, first]);
  expect(await previews.hasFocus(first)).toBe(false);
  expect(await previews.hasFocus(second)).toBe(false);
});

test('opens nine previews, refuses the tenth, and closes all of them together', async ({
  signInManager,
  ingest,
}) => {
  const { portal, page, previews } = await signInManager();
  const ids = await postAlerts(ingest, 10);
  const tenth = ids.at(-1) ?? '';
  await expect(portal.row(tenth)).toHaveCount(1);
  for (const id of ids.slice(0, 9)) {
    await openByRow(portal, id);
    await expect(previews.of(id)).toBeVisible();
  }
  // The header of each preview is reachable.
  for (const id of ids.slice(0, 9)) {
    const close = previews.of(id).getByRole('button', { name: 'Tutup', exact: true });
    await close.click({ trial: true });
  }
  await openByRow(portal, tenth);
  await expect(page.getByText(/tidak dibuka: sudah 9 peringatan terbuka$/).first()).toBeVisible();
  await expect(previews.all).toHaveCount(9);
  await expect(portal.row(tenth)).toHaveAttribute('data-attention', 'unread');
  await previews
    .of(ids[8] ?? '')
    .getByRole('button', { name: 'Tutup semua 9 pratinjau' })
    .click();
  await expect(previews.all).toHaveCount(0);
});

test('auto-opens an alert without taking the focus, and shows that another user resolved it', async ({
  signInManager,
  signedIn,
  ingest,
}) => {
  const { portal, previews } = await signInManager();
  const dispatcher = await signedIn('dispatcher');
  const toggle = portal.panel.getByRole('switch', { name: 'Belum selesai saja' });
  await toggle.focus();
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: EMERGENCY });
  await expect(previews.of(id)).toBeVisible();
  await expect(toggle).toBeFocused();

  await new Previews(dispatcher.page)
    .of(id)
    .getByRole('button', { name: 'Tandai selesai' })
    .click();
  await dispatcher.confirm();
  await expect(previews.of(id)).toContainText(`Selesai, ${dispatcher.userName()}`);
  await expect(previews.of(id).getByRole('button', { name: 'Periksa lagi' })).toBeVisible();
  await expect(previews.of(id).getByRole('button', { name: 'Tandai selesai' })).toHaveCount(0);
});
