import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import { expect, openByRow, roadPosition, test } from '../support/preview-test.ts';
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
  expect(page.workers()).toHaveLength(1);

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
