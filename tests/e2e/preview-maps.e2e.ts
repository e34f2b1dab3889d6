import type { Locator } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import { type Box, getBox, waitUntilStable } from '../support/layout.ts';
import { SPEEDING, expect, openByRow, roadPosition, test } from '../support/preview-test.ts';
import { startServer } from '../support/server.ts';

const mapOrigin = 'https://tiles.example';
const rasterStyle = {
  version: 8,
  sources: {
    tiles: {
      type: 'raster',
      tiles: [`${mapOrigin}/tiles/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution: '<b>&copy; Ubin</b>',
    },
  },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
};
/** A PNG of one white pixel. */
const whiteTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

test('shows a live map under the portal’s policy, links to the live view, and ends its worker on closing (PO-19, PO-46)', async ({
  signInManager,
  ingest,
}) => {
  const { portal, page, previews } = await signInManager();
  const { imei, licensePlate } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent, ...roadPosition });
  await openByRow(portal, id);
  await expect(previews.map(id)).toHaveAttribute('data-phase', 'live', { timeout: 20_000 });
  await expect(previews.of(id)).toContainText('Tol Cipali');
  await expect.poll(() => page.workers().length).toBe(1);

  await previews
    .of(id)
    .getByRole('button', { name: `Lihat ${licensePlate} di live view` })
    .click();
  await expect(page).toHaveURL(/\/liveview-2\/\?type=vehicle&vehicleId=\d+$/);
  await expect(previews.of(id)).toBeVisible();
  await previews.of(id).getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(previews.all).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('uses the company’s map style from its own origin under the portal’s policy (PO-31)', async ({
  signInManager,
}) => {
  const server = await startServer({ env: { PANTAU_MAP_STYLE_URL: `${mapOrigin}/style.json` } });
  try {
    const { portal, page, previews } = await signInManager({ server });
    const requested: string[] = [];
    await page.context().route(`${mapOrigin}/**`, async (route) => {
      requested.push(new URL(route.request().url()).pathname);
      const isStyle = route.request().url().endsWith('.json');
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        ...(isStyle ? { json: rasterStyle } : { body: whiteTile, contentType: 'image/png' }),
      });
    });
    const ingest = createIngest(server);
    const { imei } = await ingest.newVehicle();
    const id = await ingest.alert({ imei, alertCode: alertCodes.urgent, ...roadPosition });
    await openByRow(portal, id);
    await expect(previews.map(id)).toHaveAttribute('data-phase', 'live', { timeout: 20_000 });
    await expect.poll(() => requested.some((path) => path.startsWith('/tiles/'))).toBe(true);
    expect(requested[0]).toBe('/style.json');
    await expect(previews.map(id)).toContainText('© Ubin');
    await page.context().close();
  } finally {
    await server.dispose();
  }
});

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const contains = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x &&
  y >= outer.y &&
  x + width <= outer.x + outer.width &&
  y + height <= outer.y + outer.height;

test('the controls of a map are large enough for a finger and lie inside it (AC-445)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: SPEEDING, ...roadPosition });
  // A tap on a row that has just appeared is ignored.
  await expect(async () => {
    await portal.row(id).getByRole('button').first().tap({ timeout: 2_000 });
    await expect(portal.preview(id)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const map = portal.preview(id).locator('[data-phase]');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-phase', 'live', { timeout: 20_000 });
  await waitUntilStable(portal.page);
  const boxOf = async (target: Locator): Promise<Box> => {
    const box = await getBox(target);
    if (box === null) throw new Error('Not visible');
    return box;
  };
  const outer = await boxOf(map);
  const sources = await boxOf(map.getByText('Natural Earth'));
  const boxes: Box[] = [];
  for (const control of await map.getByRole('button').all()) boxes.push(await boxOf(control));
  expect(boxes).toHaveLength(3);
  for (const box of boxes) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(contains(outer, box), 'inside the map').toBe(true);
    const others = [...boxes.filter((other) => other !== box), sources];
    expect(others.filter((other) => overlaps(box, other))).toEqual([]);
  }
});
