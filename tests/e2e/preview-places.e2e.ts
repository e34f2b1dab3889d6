import type { Locator, Page } from '@playwright/test';
import { cameraVehicles } from '../support/camera-vehicles.ts';
import { SPEEDING, expect, openByRow, postAlerts, test } from '../support/preview-test.ts';
import { Previews } from '../support/previews.ts';

/** Opens its preview by itself, by the users' rules. */
const EMERGENCY = 1;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (part: Locator): Promise<Box> => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part is not shown');
  return box;
};

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const frameParts = (page: Page): readonly Locator[] => [
  page.getByRole('banner'),
  page.locator('[data-takes="left"]'),
];

/** No preview covers the top bar, the side menu or the pinned panel, and every one can be closed. */
async function expectInPlace(page: Page, panel: Locator | null): Promise<void> {
  const previews = new Previews(page);
  await page.mouse.move(2, 2);
  const parts = [...frameParts(page), ...(panel === null ? [] : [panel])];
  for (const part of parts) {
    if ((await part.count()) === 0) continue;
    const box = await boxOf(part);
    for (const preview of await previews.all.all()) {
      await expect
        .poll(async () => overlaps(await boxOf(preview), box), 'a preview covers the page’s frame')
        .toBe(false);
    }
  }
  for (const preview of await previews.all.all()) {
    await preview.getByRole('button', { name: 'Tutup', exact: true }).click({ trial: true });
  }
}

/** The bar of calls lies over neither the frame nor the bar of a preview. */
async function expectCallsInPlace(page: Page): Promise<void> {
  const calls = page.getByRole('region', { name: 'Panggilan' });
  for (const part of [...frameParts(page), page.locator('[data-preview-bar]')]) {
    for (const one of await part.all()) {
      await expect
        .poll(async () => overlaps(await boxOf(calls), await boxOf(one)), 'the call bar covers it')
        .toBe(false);
    }
  }
}

test('places nine previews beside menu, top bar and panel, and the call bar beside their bars (PO-117, AC-531)', async ({
  signInManager,
  ingest,
}) => {
  const { portal, page, previews } = await signInManager({
    viewport: { width: 1440, height: 900 },
  });
  const { imei, licensePlate } = cameraVehicles.sends;
  const first = await ingest.alert({ imei, alertCode: SPEEDING, alertTrigger: 99 });
  const menu = page.locator('[data-takes="left"]');
  expect((await boxOf(menu)).width).toBe(216);
  await openByRow(portal, first);
  const corner = () => previews.corner(first);
  await expect.poll(corner).toEqual([216 + 24, 52 + 72]);
  await previews
    .of(first)
    .getByRole('button', { name: new RegExp(`^Telepon.*${licensePlate}`) })
    .click();
  await expect(page.getByRole('region', { name: 'Panggilan' })).toContainText('Terhubung');
  await expectCallsInPlace(page);
  for (const id of await postAlerts(ingest, 8)) await openByRow(portal, id);
  await expect(previews.all).toHaveCount(9);
  await expectInPlace(page, portal.panel);
  await expectCallsInPlace(page);

  // Under the bar of calls, which gives way.
  const head = await boxOf(previews.of(first).locator('[data-window-grip]'));
  await page.mouse.move(head.x + 4, head.y + 10);
  await page.mouse.down();
  await page.mouse.move(head.x + 164, head.y - 50, { steps: 5 });
  await page.mouse.up();
  await expectCallsInPlace(page);
  // Other tests call the same vehicle.
  const calls = page.getByRole('region', { name: 'Panggilan' });
  await calls.getByRole('button', { name: 'Akhiri' }).click();
  await expect(calls).not.toContainText('Terhubung');
});

test('places previews beside the rail of a collapsed menu (PO-117)', async ({
  signInManager,
  ingest,
}) => {
  const { portal, page, previews } = await signInManager({
    viewport: { width: 1440, height: 900 },
  });
  await page.getByRole('button', { name: 'Ciutkan menu' }).click();
  const menu = page.locator('[data-takes="left"]');
  await expect.poll(async () => (await boxOf(menu)).width).toBe(56);
  const ids = await postAlerts(ingest, 9);
  for (const id of ids) await openByRow(portal, id);
  await expect(previews.all).toHaveCount(9);
  await expect.poll(() => previews.corner(ids[0] ?? '')).toEqual([56 + 24, 52 + 72]);
  await expectInPlace(page, portal.panel);
});

test('places nine previews that open by themselves on a tablet below the top bar (PO-117, AC-532)', async ({
  signInManager,
  ingest,
}) => {
  const { page, previews } = await signInManager({ viewport: { width: 768, height: 1024 } });
  for (let count = 0; count < 9; count += 1) {
    const { imei } = await ingest.newVehicle();
    await ingest.alert({ imei, alertCode: EMERGENCY });
  }
  await expect(previews.all).toHaveCount(9);
  await expectInPlace(page, null);
});
