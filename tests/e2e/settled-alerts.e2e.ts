import type { Locator, Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import { waitUntilStable } from '../support/layout.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { Previews } from '../support/previews.ts';
import { expect, test } from '../support/test.ts';

const HOUR_MS = 3_600_000;

/** Who settled an alert is legible: opaque all the way up, on screen, and nothing lies over it. */
async function expectLegible(text: Locator): Promise<void> {
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      text.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        let opacity = 1;
        for (let each: Element | null = element; each !== null; each = each.parentElement) {
          opacity = Math.min(opacity, Number(getComputedStyle(each).opacity));
        }
        const row = element.closest('li');
        const isUncovered = [left + 2, (left + right) / 2, right - 2].every((x) => {
          const uppermost = document.elementFromPoint(x, (top + bottom) / 2);
          return uppermost !== null && row?.contains(uppermost) === true;
        });
        const action = row?.querySelector('[aria-label^="Periksa lagi"]')?.getBoundingClientRect();
        const isClear = action === undefined || action.bottom <= top + 2 || action.left >= right;
        return { opacity, isUncovered, isClear };
      }),
    )
    .toEqual({ opacity: 1, isUncovered: true, isClear: true });
}

const outcome = (portal: PortalPage, id: string, who: string): Locator =>
  portal
    .row(id)
    .locator('[class*="outcomeText"]')
    .filter({ hasText: `Selesai, ${who}` });

const isPointed = (portal: PortalPage, id: string): Promise<boolean> =>
  portal.row(id).evaluate((row) => row.matches(':hover'));

const hasFocus = (portal: PortalPage, id: string): Promise<boolean> =>
  portal.row(id).evaluate((row) => row.contains(document.activeElement));

test('shows in the row under pointer and focus who settled it, the user or a colleague (AC-590)', async ({
  signedIn,
  ownServer,
}) => {
  const ingest = createIngest(ownServer);
  const [manager, dispatcher] = [
    await signedIn('manager', { server: ownServer }),
    await signedIn('dispatcher', { server: ownServer }),
  ];
  const { imei } = await ingest.newVehicle();
  const post = (): Promise<string> => ingest.alert({ imei, alertCode: alertCodes.urgent });
  const [pointed, pointedByMe, focused] = [await post(), await post(), await post()];
  for (const portal of [manager, dispatcher]) await expect(portal.row(focused)).toHaveCount(1);
  const settled = (id: string): Promise<void> =>
    expect(manager.row(id)).toHaveAttribute('data-attention', 'resolved');

  // A colleague settles the alert under the pointer.
  await manager.row(pointed).hover();
  await dispatcher.resolve(pointed);
  await settled(pointed);
  expect(await isPointed(manager, pointed)).toBe(true);
  await expectLegible(outcome(manager, pointed, dispatcher.userName()));

  // The user settles it, and points at it again.
  await manager.openResolveConfirmation(pointedByMe);
  await manager.confirm();
  await settled(pointedByMe);
  await manager.row(pointedByMe).hover();
  await waitUntilStable(manager.page);
  await expectLegible(outcome(manager, pointedByMe, manager.userName()));

  // By keyboard, on the focused row.
  await manager.page.mouse.move(2, 890);
  await manager.row(focused).getByRole('button').first().focus();
  await manager.page.keyboard.press('r');
  await expect(manager.confirmation).toBeVisible();
  await manager.page.keyboard.press('Enter');
  await settled(focused);
  expect(await hasFocus(manager, focused)).toBe(true);
  await expectLegible(outcome(manager, focused, manager.userName()));
});

/** The number in the title of the tab; 0 without one. */
const countInTitle = async (page: Page): Promise<number> =>
  Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? '0');

test('leaves a settled alert that nobody has opened out of title, bell, strip and dashboard (AC-591)', async ({
  signedIn,
  ownServer,
}) => {
  const ingest = createIngest(ownServer);
  const [manager, dispatcher] = [
    await signedIn('manager', { server: ownServer }),
    await signedIn('dispatcher', { server: ownServer }),
  ];
  const { page } = manager;
  const strip = page.getByRole('group', { name: 'Terbaru, belum dibaca' });
  const band = page.getByRole('region', { name: 'Perlu perhatian' });
  await expect.poll(() => countInTitle(page)).toBeGreaterThan(0);
  const urgentOnDashboard = async (): Promise<number> =>
    Number.parseInt(await band.getByText(/^\d+ mendesak$/).innerText(), 10);
  const before = {
    title: await countInTitle(page),
    bell: await manager.bellCount(),
    dashboard: await urgentOnDashboard(),
  };

  const [oldest, newest] = [await ingest.newVehicle(), await ingest.newVehicle()];
  const alertCode = alertCodes.urgent;
  const createdOn = Date.now() - 40 * HOUR_MS;
  const old = await ingest.alert({ imei: oldest.imei, alertCode, createdOn });
  const fresh = await ingest.alert({ imei: newest.imei, alertCode });
  await expect.poll(() => countInTitle(page)).toBe(before.title + 2);
  await expect.poll(urgentOnDashboard).toBe(before.dashboard + 2);
  await expect(band.locator(`[data-alert-id="${old}"]`)).toBeVisible();
  await expect(strip).toContainText(newest.licensePlate);

  // Settled without having been opened, by somebody else.
  await dispatcher.select(fresh);
  await dispatcher.bulkBar.getByRole('button', { name: 'Selesai' }).click();
  await dispatcher.confirm();
  await expect(manager.row(fresh)).toHaveAttribute('data-attention', 'resolved');
  await expect.poll(() => countInTitle(page)).toBe(before.title + 1);
  await expect.poll(() => manager.bellCount()).toBe(before.bell + 1);
  await expect.poll(urgentOnDashboard).toBe(before.dashboard + 1);
  await expect(strip).not.toContainText(newest.licensePlate);

  // A row of the dashboard leaves with its alert.
  await dispatcher.page
    .getByRole('region', { name: 'Perlu perhatian' })
    .locator(`[data-alert-id="${old}"]`)
    .click();
  await new Previews(dispatcher.page)
    .of(old)
    .getByRole('button', { name: 'Tandai selesai' })
    .click();
  await dispatcher.confirm();
  await expect.poll(() => countInTitle(page)).toBe(before.title);
  await expect.poll(() => manager.bellCount()).toBe(before.bell);
  await expect(band.locator(`[data-alert-id="${old}"]`)).toHaveCount(0);
});

test('an emergency that a colleague settles closes by itself in whose window nobody has used it (AC-544)', async ({
  signedIn,
  ownServer,
}) => {
  const ingest = createIngest(ownServer);
  const [manager, dispatcher] = [
    await signedIn('manager', { server: ownServer }),
    await signedIn('dispatcher', { server: ownServer }),
  ];
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.emergency });
  const [mine, theirs] = [new Previews(manager.page).of(id), new Previews(dispatcher.page).of(id)];
  await expect(mine).toBeVisible();
  await theirs.getByRole('button', { name: 'Tandai selesai' }).click();
  await dispatcher.confirm();
  await expect(mine.getByTitle(new RegExp(`^Selesai, ${dispatcher.userName()}`))).toBeVisible();
  await expect(mine.getByText(/menutup sendiri$/)).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Tandai selesai' })).toHaveCount(0);
  await expect(mine).toHaveCount(0, { timeout: 30_000 });
  // Whoever settled it has used the window, which stays.
  await expect(theirs).toBeVisible();
});
