import { alertCodes } from '../support/alert-codes.ts';
import { getBox, expectBox, waitUntilStable } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('display and place of the window last over a reload, hold in every tab, and are kept as specified', async ({
  signedIn,
}) => {
  const first = await signedIn('manager');
  const { page } = first;
  // Where there is room it stands beside the page until the user chooses.
  await expect(first.panel).toHaveAttribute('data-layout', 'pinned');
  const second = first.inTab(await page.context().newPage());
  await second.page.goto('/dashboard');
  await expect(second.panel).toHaveAttribute('data-layout', 'pinned');

  await first.showAs('detached');
  await expect(second.panel).toHaveAttribute('data-layout', 'detached');
  await first.moveHandle.focus();
  await page.keyboard.press('Shift+ArrowRight');
  const moved = { x: 164, y: 100 };
  for (const tab of [first, second]) await expectBox(tab.panel, moved);
  await page.reload();
  await expect(first.panel).toHaveAttribute('data-layout', 'detached');
  await expectBox(first.panel, moved);
  const kept = (): Promise<unknown> =>
    page.evaluate(() => ({
      sideBar: JSON.parse(localStorage.getItem('notifSideBarOpen') ?? 'null') as unknown,
      popup: JSON.parse(localStorage.getItem('alertCenterPopup') ?? 'null') as unknown,
    }));
  await expect.poll(kept).toMatchObject({
    sideBar: false,
    popup: { alertCenterPopup: true, popupPosition: moved },
  });

  await second.showAs('popup');
  await expect(first.panel).toHaveAttribute('data-layout', 'popup');
  await first.showAs('pinned');
  await expect(second.panel).toHaveAttribute('data-layout', 'pinned');
  await first.closePanel();
  await expect(first.bell).toBeFocused();
  await expect(second.panel).toBeHidden();
  await page.reload();
  await expect(first.bell).toBeVisible();
  await expect(first.panel).toBeHidden();
  await first.bell.click();
  await expect(first.panel).toHaveAttribute('data-layout', 'pinned');
});

test('the detached window moves by pointer and by keyboard, and all of it stays on the page', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await portal.showAs('detached');
  await expectBox(portal.panel, { x: 100, y: 100, height: Math.min(900 * 0.8, 720) });
  const base = await portal.panelDialog.evaluate((element) => getComputedStyle(element).zIndex);
  expect(base, 'base of the stacking order').toBe('130');

  const drag = async (dx: number, dy: number): Promise<void> => {
    await waitUntilStable(page);
    const grabbed = await getBox(portal.panel.getByRole('heading', { level: 2 }));
    if (grabbed === null) throw new Error('The window has no heading to grab it by');
    const { x, y } = grabbed;
    await page.mouse.move(x + 4, y + 4);
    await page.mouse.down();
    await page.mouse.move(x + 4 + dx / 2, y + 4 + dy / 2);
    await page.mouse.move(x + 4 + dx, y + 4 + dy);
    await page.mouse.up();
  };
  await drag(220, 40);
  await expectBox(portal.panel, { x: 320, y: 140 });
  await drag(2_000, 2_000);
  const corner = { x: 1440 - 420, y: 900 - 720 };
  await expectBox(portal.panel, corner, 'the window, dragged as far as it goes,');

  await portal.moveHandle.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await expectBox(portal.panel, { x: corner.x - 16, y: corner.y - 64 });
  await expect(page.locator('[data-pantau-live="polite"]')).toContainText(
    `Jendela di ${corner.x - 16} dari kiri, ${corner.y - 64} dari atas`,
  );
  await expect(portal.moveHandle).toBeFocused();

  await page.setViewportSize({ width: 1100, height: 640 });
  const small = { x: 1100 - 420, y: corner.y - 64, height: 640 * 0.8 };
  await expectBox(portal.panel, small);
  expect(small.y + small.height, 'all of it').toBeLessThanOrEqual(640);
  // What is bigger again has it where the user has put it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectBox(portal.panel, { x: corner.x - 16, y: corner.y - 64 });
});

test('pinned, the page leaves 420 px; where there is less room it is a popup, on a phone a sheet', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const main = page.getByRole('main');
  await expect(portal.panel).toHaveAttribute('data-layout', 'pinned');
  await expectBox(main, { width: 1440 - 420 });
  await expectBox(portal.panel, { x: 1440 - 420, width: 420, height: 750 });

  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(portal.panel).toHaveAttribute('data-layout', 'pinned');
  await expectBox(main, { width: 1024 - 420 });
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(portal.panel).toHaveAttribute('data-layout', 'popup');
  await expectBox(main, { width: 1023 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(portal.panel).toHaveAttribute('data-layout', 'sheet');
  // It slides in: from the head of the page down to its foot.
  await expectBox(portal.panelDialog, { x: 0, y: 0, width: 360, height: 740 });
  // The user's choice waits for the room that it needs.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(portal.panel).toHaveAttribute('data-layout', 'pinned');
});

test('going from page to page leaves the alert centre as it is', async ({ signedIn, ingest }) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await portal.showAs('detached');
  const panel = await portal.panel.elementHandle();
  await portal.panel.getByRole('button', { name: 'Lihat notifikasi lain' }).click();
  await expect(page).toHaveURL('/notification-log');
  await expect(page.getByRole('heading', { level: 1, name: 'Log notifikasi' })).toBeVisible();
  await page.getByRole('button', { name: 'Buka dasbor' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(portal.panel).toBeVisible();
  expect(await panel?.evaluate((element) => element.isConnected)).toBe(true);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(id)).toHaveCount(1);
  expect(sockets, 'connections made on the way').toEqual([]);
});
