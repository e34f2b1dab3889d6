import type { Page } from '@playwright/test';
import { cameraVehicles } from '../support/camera-vehicles.ts';
import { alertCodes } from '../support/alert-codes.ts';
import { type Ingest, createIngest } from '../support/ingest.ts';
import { Previews } from '../support/previews.ts';
import { startServer } from '../support/server.ts';
import { expect, test as base } from '../support/test.ts';

/** Speed: no camera sends a video of it unasked, so that it may be asked for at once. */
const SPEED = 8;
/** Opens by itself where the user's rules say so. */
const EMERGENCY = 1;
/** Within a geofence of nobody, on a road of the base map. */
const cipali = { latitude: -6.5188, longitude: 107.7905 };
const MINUTE_MS = 60_000;

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

const test = base.extend<{ readonly previews: (page: Page) => Previews }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ cameraVehicles: true });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  ingest: async ({ server }, use) => use(createIngest(server)),
  previews: async ({}, use) => use((page) => new Previews(page)),
});

/** Alerts of new vehicles, one of each, oldest first; without a position they have no map. */
async function alertsOfNewVehicles(ingest: Ingest, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { imei } = await ingest.newVehicle();
    ids.push(await ingest.alert({ imei, alertCode: alertCodes.urgent }));
  }
  return ids;
}

test('a video is asked for and played; what fails, what does not come and who cannot be reached are said', async ({
  signedIn,
  ingest,
  previews: previewsOf,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const previews = previewsOf(page);
  const at = async (name: keyof typeof cameraVehicles, minutesAgo = 0) => {
    const { imei } = cameraVehicles[name];
    const createdOn = Date.now() - minutesAgo * MINUTE_MS;
    const id = await ingest.alert({ imei, alertCode: SPEED, alertTrigger: 104, createdOn });
    await portal.row(id).getByRole('button').first().click();
    await expect(previews.evidence(id)).toContainText('Belum ada video');
    return id;
  };
  const comes = await at('comes');
  const refuses = await at('refuses');
  const never = await at('neverComes');
  // An alert is a sign of life, too.
  const silent = await at('silent', 12);
  // Side by side: none waits for another.
  for (const id of [comes, refuses, never, silent]) {
    await portal.row(id).getByRole('button').first().click();
    await previews.evidence(id).getByRole('button', { name: 'Minta video' }).click();
  }

  await expect(
    page.getByText('Perangkat UJI 9004 KAM tidak melapor lebih dari 10 menit').first(),
  ).toBeVisible();
  await expect(
    previews.evidence(silent).getByRole('button', { name: 'Minta ulang' }),
  ).toBeVisible();
  await expect(previews.evidence(refuses)).toContainText('Perangkat tidak mengirim video');
  await expect(previews.evidence(refuses).getByRole('button')).toHaveCount(0);
  await expect(previews.evidence(never)).toContainText('Video sudah diminta');
  await portal.row(never).getByRole('button').first().click();
  await previews.evidence(never).getByRole('button', { name: 'Batal' }).click();
  await expect(previews.evidence(never).getByRole('button', { name: 'Minta ulang' })).toBeVisible();

  await expect(previews.evidence(comes)).toContainText('Bukti lengkap');
  await portal.row(comes).getByRole('button').first().click();
  await previews
    .evidence(comes)
    .getByRole('button', { name: /^Putar/ })
    .click();
  const player = page.getByRole('dialog', { name: /Melebihi batas kecepatan/ }).filter({
    has: page.locator('video'),
  });
  await expect.poll(() => previews.playbackTime(player)).toBeGreaterThan(0.5);
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await expect(previews.of(comes)).toBeVisible();
});

test('no video has come by itself: then, and not before, it may be asked for', async ({
  signedIn,
  ingest,
  previews: previewsOf,
  faults,
}) => {
  // In time that is moved nobody answers a ping.
  faults.allow(/pantau: PantauError: The live channel was cut: ping timeout/);
  const portal = await signedIn('manager');
  const { page } = portal;
  const previews = previewsOf(page);
  await page.clock.install();
  await page.reload();
  await portal.waitUntilLive();
  await portal.panel.getByRole('switch', { name: 'Belum selesai saja' }).click();
  const { imei } = cameraVehicles.comes;
  const createdOn = Date.now() - 35 * MINUTE_MS;
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent, createdOn });
  await portal.row(id).getByRole('button').first().click();
  const evidence = previews.evidence(id);
  await expect(evidence).toContainText('Belum ada rekaman');
  await expect(evidence.getByRole('button')).toHaveCount(0);
  // Asked a second time after 30 s (spec alerts §9).
  await page.clock.runFor(30_000);
  await expect(evidence).toContainText('Tidak terkirim dengan sendirinya');
  await evidence.getByRole('button', { name: 'Minta video' }).click();
  await expect(evidence).toContainText('Menunggu daftar berkas');
  await page.clock.runFor(5_000);
  await expect(evidence).toContainText('Bukti lengkap');
});

test('maps are live under the portal’s policy; closed, they leave no worker behind', async ({
  signedIn,
  ingest,
  previews: previewsOf,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const previews = previewsOf(page);
  const { imei, licensePlate } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent, ...cipali });
  await portal.row(id).getByRole('button').first().click();
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

test('a company’s own map style is used, from its own origin, under the portal’s policy', async ({
  signedIn,
  previews: previewsOf,
}) => {
  const server = await startServer({ env: { PANTAU_MAP_STYLE_URL: `${mapOrigin}/style.json` } });
  try {
    const portal = await signedIn('manager', { server });
    const { page } = portal;
    const asked: string[] = [];
    await page.context().route(`${mapOrigin}/**`, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      const isStyle = route.request().url().endsWith('.json');
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        ...(isStyle ? { json: rasterStyle } : { body: whiteTile, contentType: 'image/png' }),
      });
    });
    const previews = previewsOf(page);
    const { imei } = await createIngest(server).newVehicle();
    const id = await createIngest(server).alert({ imei, alertCode: alertCodes.urgent, ...cipali });
    await portal.row(id).getByRole('button').first().click();
    await expect(previews.map(id)).toHaveAttribute('data-phase', 'live', { timeout: 20_000 });
    await expect.poll(() => asked.some((path) => path.startsWith('/tiles/'))).toBe(true);
    expect(asked[0]).toBe('/style.json');
    await expect(previews.map(id)).toContainText('© Ubin');
    await page.context().close();
  } finally {
    await server.dispose();
  }
});

test('a driver is called from a preview; the call’s bar outlives the preview, and hangs up', async ({
  signedIn,
  ingest,
  previews: previewsOf,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const previews = previewsOf(page);
  const { imei, licensePlate } = cameraVehicles.sends;
  const id = await ingest.alert({ imei, alertCode: SPEED, alertTrigger: 99 });
  await portal.row(id).getByRole('button').first().click();
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

test('previews are moved by keyboard and found again after a reload, without taking the focus', async ({
  signedIn,
  ingest,
  previews: previewsOf,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const previews = previewsOf(page);
  const [first = '', second = ''] = await alertsOfNewVehicles(ingest, 2);
  for (const id of [first, second]) {
    await portal.row(id).getByRole('button').first().click();
    await expect(previews.of(id)).toBeVisible();
  }
  const [x, y] = await previews.corner(first);
  await previews.of(first).locator('[data-window-grip]').focus();
  for (const key of ['ArrowDown', 'Shift+ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  // 16 px a step, 64 with Shift.
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

test('nine previews are open; the tenth is refused; all close at once', async ({
  signedIn,
  ingest,
  previews: previewsOf,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const previews = previewsOf(page);
  const ids = await alertsOfNewVehicles(ingest, 10);
  const tenth = ids.at(-1) ?? '';
  await expect(portal.row(tenth)).toHaveCount(1);
  for (const id of ids.slice(0, 9)) {
    await portal.row(id).getByRole('button').first().click();
    await expect(previews.of(id)).toBeVisible();
  }
  // A head of each can be reached.
  for (const id of ids.slice(0, 9)) {
    const close = previews.of(id).getByRole('button', { name: 'Tutup', exact: true });
    await close.click({ trial: true });
  }
  await portal.row(tenth).getByRole('button').first().click();
  await expect(
    page.getByText('Paling banyak 9 peringatan dapat dibuka sekaligus').first(),
  ).toBeVisible();
  await expect(previews.all).toHaveCount(9);
  await expect(portal.row(tenth)).toHaveAttribute('data-attention', 'unread');
  await previews
    .of(ids[8] ?? '')
    .getByRole('button', { name: 'Tutup semua 9 pratinjau' })
    .click();
  await expect(previews.all).toHaveCount(0);
});

test('an alert of such a rule opens by itself and takes no focus; who else resolves it is seen in it', async ({
  signedIn,
  ingest,
  previews: previewsOf,
}) => {
  const portal = await signedIn('manager');
  const dispatcher = await signedIn('dispatcher');
  const previews = previewsOf(portal.page);
  const toggle = portal.panel.getByRole('switch', { name: 'Belum selesai saja' });
  await toggle.focus();
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: EMERGENCY });
  await expect(previews.of(id)).toBeVisible();
  await expect(toggle).toBeFocused();

  await previewsOf(dispatcher.page).of(id).getByRole('button', { name: 'Tandai selesai' }).click();
  await dispatcher.confirm();
  await expect(previews.of(id)).toContainText(`Selesai, ${dispatcher.userName()}`);
  await expect(previews.of(id).getByRole('button', { name: 'Periksa lagi' })).toBeVisible();
  await expect(previews.of(id).getByRole('button', { name: 'Tandai selesai' })).toHaveCount(0);
});
