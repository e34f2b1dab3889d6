import { cameraVehicles } from '../support/camera-vehicles.ts';
import { codes } from '../support/codes.ts';
import { createIngest } from '../support/ingest.ts';
import { Previews } from '../support/previews.ts';
import type { Server } from '../support/server.ts';
import { expect } from '../support/test.ts';
import { hostState, listenersAfterMap } from './host-state.ts';
import { test } from './test.ts';
import type { WidgetPage } from './widget-page.ts';

/** On a road of the base map. */
const cipali = { latitude: -6.5188, longitude: 107.7905 };
const LIVE_MAP_MS = 20_000;
/** What a player is made of. */
const playerParts = 'h2, button, video, [role="slider"], [role="tablist"], [role="tab"]';
/** What a preview is made of. */
const previewParts = 'header, h2, h3, dl, dt, dd, textarea, button, footer, section';

const playerOf = (theirs: WidgetPage) =>
  theirs.element.getByRole('dialog').filter({ has: theirs.page.locator('video') });

/** An alert whose videos are there, from both cameras. */
function alertWithVideos(pantau: Server): Promise<string> {
  const { imei } = cameraVehicles.sends;
  return createIngest(pantau).alert({ imei, alertCode: codes.urgent, ...cipali });
}

async function openPlayer(theirs: WidgetPage, id: string) {
  const evidence = new Previews(theirs.page).evidence(id);
  // The vehicle's alerts of the same seconds have videos, too.
  await evidence
    .getByRole('button', { name: /^Putar video kamera Kabin/ })
    .first()
    .click();
  const player = playerOf(theirs);
  await expect(player).toBeVisible();
  return player;
}

test('in the shadow root a map is live, a video plays, the focus stays, Escape closes the top one', async ({
  widget,
  embedding,
}) => {
  const theirs = await widget('/?hostile&map');
  const { page } = theirs;
  const previews = new Previews(page);
  await theirs.add();
  const id = await alertWithVideos(embedding.pantau);
  await theirs.open(id);
  expect(await previews.hasFocus(id)).toBe(true);
  await expect(previews.map(id)).toHaveAttribute('data-phase', 'live', { timeout: LIVE_MAP_MS });
  const [worker] = page.workers();
  expect(new URL(worker?.url() ?? '').origin).toBe(embedding.partner.origin);
  expect(await theirs.isOnTop(theirs.detailButton)).toBe(true);

  const player = await openPlayer(theirs, id);
  await expect.poll(() => previews.playedTo(player)).toBeGreaterThan(0.2);
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
  await expect(theirs.row(id)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
});

function holdsFocus(element: Element): boolean {
  const { activeElement } = element.getRootNode() as ShadowRoot;
  return activeElement !== null && element.contains(activeElement);
}

test('preview and player look the same on a hostile page as on a friendly one', async ({
  widget,
  embedding,
}) => {
  const id = await alertWithVideos(embedding.pantau);
  const shapes: unknown[] = [];
  for (const address of ['/', '/?hostile']) {
    const theirs = await widget(address);
    const previews = new Previews(theirs.page);
    await theirs.add();
    await theirs.open(id);
    await expect(previews.evidence(id)).toContainText('Bukti lengkap');
    await expect(previews.of(id).locator('img')).toBeVisible();
    const preview = await theirs.shapeOf(previews.of(id), previewParts);
    const player = await openPlayer(theirs, id);
    await expect.poll(() => previews.playedTo(player)).toBeGreaterThan(0.2);
    shapes.push({ preview, player: await theirs.shapeOf(player, playerParts) });
    await theirs.remove();
  }
  expect(shapes[1]).toEqual(shapes[0]);
});

test('without a worker’s address the place is a picture; no policy is made, and a call goes through', async ({
  widget,
  embedding,
}) => {
  const theirs = await widget();
  const { page } = theirs;
  const previews = new Previews(page);
  await theirs.add();
  const id = await alertWithVideos(embedding.pantau);
  await theirs.open(id);
  const picture = previews.of(id).locator('img');
  await expect(picture).toHaveAttribute(
    'src',
    new RegExp(`^${embedding.pantau.origin}/api/static-map\\?`),
  );
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(374);
  expect(page.workers()).toEqual([]);

  const { licensePlate } = cameraVehicles.sends;
  await previews
    .of(id)
    .getByRole('button', { name: `Telepon pengemudi ${licensePlate}` })
    .click();
  const bar = theirs.element.getByRole('region', { name: 'Panggilan' });
  await expect(bar).toContainText('Terhubung');
  await bar.getByRole('button', { name: /^Akhiri panggilan/ }).click();
  await expect(bar).toContainText('Panggilan berakhir');
});

test('the host’s page is the same before, while and after a preview with map and video', async ({
  widget,
  embedding,
}) => {
  const theirs = await widget('/?quiet&map');
  const { page } = theirs;
  const previews = new Previews(page);
  const before = await hostState(page);
  await theirs.add();
  const id = await alertWithVideos(embedding.pantau);
  await expect(theirs.row(id)).toHaveCount(1);
  await theirs.open(id);
  await expect(previews.map(id)).toHaveAttribute('data-phase', 'live', { timeout: LIVE_MAP_MS });
  expect(await hostState(page), 'while a map is live').toEqual(before);
  const player = await openPlayer(theirs, id);
  await expect.poll(() => previews.playedTo(player)).toBeGreaterThan(0.2);
  expect(await hostState(page), 'while a video plays').toEqual(before);

  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(previews.all).toHaveCount(0);
  expect(await hostState(page), 'after they were closed').toEqual(before);

  await theirs.open(id);
  await expect(previews.map(id)).toHaveAttribute('data-phase', 'live', { timeout: LIVE_MAP_MS });
  await theirs.remove();
  expect(await hostState(page), 'after it was taken away').toEqual(before);
  expect(await theirs.listeners.ofWidget(), 'listeners').toEqual(listenersAfterMap);
  await expect.poll(() => page.workers().length).toBe(0);
  await expect.poll(() => theirs.openSockets()).toBe(0);
  await expect.poll(() => page.evaluate(() => window.openTimers?.()), 'timers').toBe(0);
  const foreign = (await theirs.storageKeys()).filter((key) => !key.startsWith('angkasa:'));
  expect(foreign, 'storage keys outside of its namespace').toEqual([]);
});
