import { cameraVehicles } from '../support/camera-vehicles.ts';
import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import { Previews } from '../support/previews.ts';
import type { Server } from '../support/server.ts';
import { expect } from '../support/test.ts';
import { hostState, listenersAfterMap } from './host-state.ts';
import { test } from './test.ts';
import type { WidgetPage } from './widget-page.ts';

/** A position on a road of the base map. */
const cipali = { latitude: -6.5188, longitude: 107.7905 };
const MAP_TIMEOUT_MS = 20_000;
/** Selector of the player's elements. */
const playerElements = 'h2, button, video, [role="slider"], [role="tablist"], [role="tab"]';
/** Selector of the preview's elements. */
const previewElements = 'header, h2, h3, dl, dt, dd, textarea, button, footer, section';

const playerOf = (host: WidgetPage) =>
  host.element.getByRole('dialog').filter({ has: host.page.locator('video') });

/** Posts an alert with a video from both cameras. */
function alertWithVideos(pantau: Server): Promise<string> {
  const { imei } = cameraVehicles.sends;
  return createIngest(pantau).alert({ imei, alertCode: alertCodes.urgent, ...cipali });
}

async function openPlayer(host: WidgetPage, id: string) {
  const evidence = new Previews(host.page).evidence(id);
  // The vehicle's other alerts of the same seconds have videos, too.
  await evidence
    .getByRole('button', { name: /^Putar video kamera Kabin/ })
    .first()
    .click();
  const player = playerOf(host);
  await expect(player).toBeVisible();
  return player;
}

test('shows a live map and plays a video in the shadow root; Escape closes the topmost (EM-11, EM-12)', async ({
  widget,
  embedding,
}) => {
  const host = await widget('/?hostile&map');
  const { page } = host;
  const previews = new Previews(page);
  await host.mount();
  const id = await alertWithVideos(embedding.pantau);
  await host.open(id);
  expect(await previews.hasFocus(id)).toBe(true);
  await expect(previews.map(id)).toHaveAttribute('data-phase', 'live', { timeout: MAP_TIMEOUT_MS });
  const workerOrigins = () => page.workers().map((worker) => new URL(worker.url()).origin);
  await expect.poll(workerOrigins).toContain(embedding.partner.origin);
  expect(await host.isOnTop(host.resolveButton)).toBe(true);

  const player = await openPlayer(host, id);
  await expect.poll(() => previews.playbackTime(player)).toBeGreaterThan(0.2);
  expect(await player.evaluate(holdsFocus)).toBe(true);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await player.evaluate(holdsFocus), `after ${step + 1} Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await expect(previews.of(id)).toBeVisible();
  expect(await previews.hasFocus(id)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(previews.all).toHaveCount(0);
  await expect(host.row(id)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
});

function holdsFocus(element: Element): boolean {
  const { activeElement } = element.getRootNode() as ShadowRoot;
  return activeElement !== null && element.contains(activeElement);
}

test('preview and player look the same on a hostile page (EM-6)', async ({ widget, embedding }) => {
  const id = await alertWithVideos(embedding.pantau);
  const appearances: unknown[] = [];
  for (const path of ['/', '/?hostile']) {
    const host = await widget(path);
    const previews = new Previews(host.page);
    await host.mount();
    await host.open(id);
    await expect(previews.evidence(id)).toContainText('Bukti lengkap');
    await expect(previews.of(id).locator('img')).toBeVisible();
    const preview = await host.appearanceOf(previews.of(id), previewElements);
    const player = await openPlayer(host, id);
    await expect.poll(() => previews.playbackTime(player)).toBeGreaterThan(0.2);
    appearances.push({ preview, player: await host.appearanceOf(player, playerElements) });
    await host.unmount();
  }
  expect(appearances[1]).toEqual(appearances[0]);
});

test('shows a static map without a worker URL, and calls a driver (EM-13, EM-14)', async ({
  widget,
  embedding,
}) => {
  const host = await widget();
  const { page } = host;
  const previews = new Previews(page);
  await host.mount();
  const id = await alertWithVideos(embedding.pantau);
  await host.open(id);
  const image = previews.of(id).locator('img');
  await expect(image).toHaveAttribute(
    'src',
    new RegExp(`^${embedding.pantau.origin}/api/static-map\\?`),
  );
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(374);
  expect(page.workers()).toEqual([]);

  const { licensePlate } = cameraVehicles.sends;
  await previews
    .of(id)
    .getByRole('button', { name: `Telepon pengemudi ${licensePlate}` })
    .click();
  const bar = host.element.getByRole('region', { name: 'Panggilan' });
  await expect(bar).toContainText('Terhubung');
  await bar.getByRole('button', { name: /^Akhiri panggilan/ }).click();
  await expect(bar).toContainText('Panggilan berakhir');
});

test('leaves the host page unchanged by a preview with map and video (EM-7, EM-8)', async ({
  widget,
  embedding,
}) => {
  const host = await widget('/?quiet&map');
  const { page } = host;
  const previews = new Previews(page);
  const before = await hostState(page);
  await host.mount();
  const id = await alertWithVideos(embedding.pantau);
  await expect(host.row(id)).toHaveCount(1);
  await host.open(id);
  await expect(previews.map(id)).toHaveAttribute('data-phase', 'live', { timeout: MAP_TIMEOUT_MS });
  expect(await hostState(page), 'while a live map is open').toEqual(before);
  const player = await openPlayer(host, id);
  await expect.poll(() => previews.playbackTime(player)).toBeGreaterThan(0.2);
  expect(await hostState(page), 'while a video plays').toEqual(before);

  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(previews.all).toHaveCount(0);
  expect(await hostState(page), 'after closing').toEqual(before);

  await host.open(id);
  await expect(previews.map(id)).toHaveAttribute('data-phase', 'live', { timeout: MAP_TIMEOUT_MS });
  await host.unmount();
  expect(await hostState(page), 'after unmounting').toEqual(before);
  expect(await host.listeners.fromWidget(), 'listeners').toEqual(listenersAfterMap);
  await expect.poll(() => page.workers().length).toBe(0);
  await expect.poll(() => host.openSockets()).toBe(0);
  await expect.poll(() => page.evaluate(() => window.openTimers?.()), 'timers').toBe(0);
  const foreign = (await host.storageKeys()).filter((key) => !key.startsWith('angkasa:'));
  expect(foreign, 'storage keys outside its namespace').toEqual([]);
});
