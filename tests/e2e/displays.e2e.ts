import type { Locator } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { getBox, expectBox, waitUntilStable } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('stores the display and the window position, restores them after a reload and follows other tabs (AC-9, PO-28)', async ({
  signedIn,
}) => {
  const first = await signedIn('manager');
  const { page } = first;
  // A wide page pins the panel until the user chooses a display.
  await expect(first.panel).toHaveAttribute('data-display', 'pinned');
  const second = first.inTab(await page.context().newPage());
  await second.page.goto('/dashboard');
  await expect(second.panel).toHaveAttribute('data-display', 'pinned');

  await first.showAs('detached');
  await expect(second.panel).toHaveAttribute('data-display', 'detached');
  await first.moveHandle.focus();
  await page.keyboard.press('Shift+ArrowRight');
  const moved = { x: 164, y: 100 };
  for (const tab of [first, second]) await expectBox(tab.panel, moved);
  await page.reload();
  await expect(first.panel).toHaveAttribute('data-display', 'detached');
  await expectBox(first.panel, moved);
  const stored = (): Promise<unknown> =>
    page.evaluate(() => {
      const read = (name: string): unknown => {
        const key = Object.keys(localStorage).find((one) => one.endsWith(`:${name}`)) ?? '';
        return JSON.parse(localStorage.getItem(key) ?? 'null');
      };
      return { sideBar: read('notifSideBarOpen'), popup: read('alertCenterPopup') };
    });
  await expect.poll(stored).toMatchObject({
    sideBar: false,
    popup: { alertCenterPopup: true, popupPosition: moved },
  });

  await second.showAs('popup');
  await expect(first.panel).toHaveAttribute('data-display', 'popup');
  await first.showAs('pinned');
  await expect(second.panel).toHaveAttribute('data-display', 'pinned');
  await first.closePanel();
  await expect(first.bell).toBeFocused();
  await expect(second.panel).toBeHidden();
  await page.reload();
  await expect(first.bell).toBeVisible();
  await expect(first.panel).toBeHidden();
  await first.bell.click();
  await expect(first.panel).toHaveAttribute('data-display', 'pinned');
});

test('resizes the detached window by its corner and keeps the size across a reload (AC-390)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await portal.showAs('detached');
  await waitUntilStable(page);
  const grip = page.locator('[data-window-edge="bottom-right"]');
  const box = await getBox(grip);
  if (box === null) throw new Error('The window has no corner');
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y - 40);
  await page.mouse.move(box.x + 108, box.y - 92);
  await page.mouse.up();
  const resized = { x: 100, y: 100, width: 520, height: 620 };
  await expectBox(portal.panelDialog, resized);
  await page.reload();
  await expectBox(portal.panelDialog, resized);
  await waitUntilStable(page);
  await grip.dblclick();
  await expectBox(portal.panelDialog, { x: 100, y: 100, width: 420, height: 720 });
});

test('moves the detached window by pointer and keyboard, always inside the page (AC-12)', async ({
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
    const heading = await getBox(portal.panel.getByRole('heading', { level: 2 }));
    if (heading === null) throw new Error('The window has no heading');
    const { x, y } = heading;
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
  await expectBox(portal.panel, corner, 'the window in the corner');

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
  expect(small.y + small.height, 'bottom edge').toBeLessThanOrEqual(640);
  // On a larger page the window returns to the user's position.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectBox(portal.panel, { x: corner.x - 16, y: corner.y - 64 });
});

test('reserves 420 px for the pinned panel; on a narrow page it is a popup, on a phone a sheet (AC-10)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const main = page.getByRole('main');
  await expect(portal.panel).toHaveAttribute('data-display', 'pinned');
  // The menu is to the left: in full on a wide page, as icons from 1024 px, behind a button below.
  await expectBox(main, { x: 216, width: 1440 - 216 - 420 });
  await expectBox(portal.panel, { x: 1440 - 420 - 12, y: 52 + 12, width: 420, height: 750 });

  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(portal.panel).toHaveAttribute('data-display', 'pinned');
  await expectBox(main, { x: 56, width: 1024 - 56 - 420 });
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(portal.panel).toHaveAttribute('data-display', 'popup');
  await expectBox(main, { x: 0, width: 1023 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(portal.panel).toHaveAttribute('data-display', 'sheet');
  // The sheet leaves a part of the page to be seen.
  await expectBox(portal.panelDialog, { x: 0, y: 24, width: 360, height: 740 - 24 });
  // The user's choice applies again once the page is wide enough.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(portal.panel).toHaveAttribute('data-display', 'pinned');
});

test('the pinned panel fades when it closes (AC-351)', async ({ signedIn }) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(portal.panel).toHaveAttribute('data-display', 'pinned');
  const faded = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          const leaving = document.querySelector('[data-pantau-leaving]');
          if (leaving === null) return;
          observer.disconnect();
          resolve(leaving.getBoundingClientRect().width > 400);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await portal.closePanel();
  expect(await faded).toBe(true);
  await expect(page.locator('[data-pantau-leaving]')).toHaveCount(0);
});

test('the bell with its strip leaves the logo and the account menu uncovered (AC-346)', async ({
  signedIn,
}) => {
  const { page, bell } = await signedIn('manager');
  const strip = page.getByRole('group', { name: 'Terbaru, belum dibaca' });
  const logo = page.getByRole('banner').getByRole('link', { name: 'Pantau' });
  for (const width of [640, 700, 768, 900, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilStable(page);
    const [name, bar] = [await getBox(logo), await getBox(bell.locator('..'))];
    if (name === null || bar === null) throw new Error('The top bar lacks its logo or its bell');
    expect(name.x + name.width, `end of the logo at ${width} px`).toBeLessThanOrEqual(bar.x);
    expect(bar.x + bar.width).toBeLessThanOrEqual(width - 44);
    const alerts = await getBox(strip);
    if (alerts !== null) expect(alerts.x + alerts.width).toBeLessThanOrEqual(bar.x + bar.width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(overflow).toBeLessThanOrEqual(width);
  }
});

test('keeps the alert centre mounted and connected while navigating (PO-25)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await portal.showAs('detached');
  const panel = await portal.panel.elementHandle();
  await portal.panel.getByRole('button', { name: 'Lihat notifikasi lain' }).click();
  await expect(page).toHaveURL('/notification-log');
  await expect(page.getByRole('heading', { level: 1, name: 'Log notifikasi' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dasbor' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(portal.panel).toBeVisible();
  expect(await panel?.evaluate((element) => element.isConnected)).toBe(true);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(id)).toHaveCount(1);
  expect(sockets, 'new connections').toEqual([]);
});

test('opens with the first rows of each list, and shows the others after the first paint (AC-322)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const rows = portal.panel.locator('li[data-alert-id]');
  const total = await rows.count();
  expect(total).toBeGreaterThan(16);
  await portal.closePanel();
  await portal.page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const count = document.querySelectorAll('[data-display] li[data-alert-id]').length;
      if (count === 0) return;
      document.documentElement.dataset['firstRows'] = String(count);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await portal.bell.click();
  await expect(rows).toHaveCount(total);
  await expect(portal.page.locator('html')).toHaveAttribute('data-first-rows', '16');
});

test('shows the pinned panel with the first press itself (AC-360)', async ({ signedIn }) => {
  const portal = await signedIn('manager');
  await portal.closePanel();
  const bothLists = ['isUrgent', 'isImportant'].map((list) =>
    portal.page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes(`"${list}":true`),
    ),
  );
  await portal.page.reload();
  await Promise.all(bothLists);
  await portal.page.waitForFunction(() => /\d/.test(document.title));
  await portal.page.waitForLoadState('networkidle');
  const rows = await portal.bell.evaluate(async (bell: HTMLElement) => {
    bell.click();
    // React renders a press in a microtask: no frame is painted without the panel.
    await Promise.resolve();
    return document.querySelectorAll('[data-display] li[data-alert-id]').length;
  });
  expect(rows).toBe(16);
});

for (const locale of ['id-ID', 'en-GB']) {
  test(`the header shows the whole title in every display, and the search inside it: ${locale} (AC-595)`, async ({
    signedIn,
  }) => {
    const portal = await signedIn('manager', { locale });
    const { page, panel } = portal;
    await portal.waitUntilLive();
    const title = panel.getByRole('heading', { name: /^(Pusat peringatan|Alert centre)$/ });
    const search = panel.getByRole('button', { name: /^(Cari peringatan|Search alerts)$/ });
    const expectWhole = async (display: string): Promise<void> => {
      await expect(panel).toHaveAttribute('data-display', display);
      await expect(search).toBeInViewport({ ratio: 1 });
      await waitUntilStable(page);
      const cut = await title.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(cut, `px of the title that are cut: ${display}`).toBe(0);
      const ends = async (target: Locator): Promise<number> => {
        const box = await getBox(target);
        return (box?.x ?? 0) + (box?.width ?? 0);
      };
      expect(await ends(search), display).toBeLessThanOrEqual(await ends(panel));
    };
    await expectWhole('pinned');
    for (const display of ['popup', 'detached'] as const) {
      await portal.showAs(display);
      await expectWhole(display);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectWhole('sheet');
  });
}
