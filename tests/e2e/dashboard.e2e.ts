import type { Locator, Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { expectAccessible } from '../support/axe.ts';
import { createIngest } from '../support/ingest.ts';
import { findOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import type { UserName } from '../support/users.ts';

const SPEEDING = 8;
const HOUR_MS = 3_600_000;
/** A stream of alerts: 10 a second for 12 seconds. */
const ARRIVAL_MS = 100;
const STREAM = 120;

const attention = /^(Perlu perhatian|Needs attention)$/;
const bandOf = (page: Page): Locator => page.getByRole('region', { name: attention });
const tilesOf = (page: Page): Locator => page.locator('main [data-tile]');

async function untilLoaded(page: Page): Promise<void> {
  await expect(bandOf(page)).toBeVisible();
  await expect(page.locator('main [data-tile][data-status="loading"]')).toHaveCount(0);
}

/** Names of the rows and their distance from the top of the page. */
const rowsOf = (page: Page): Promise<readonly (readonly [text: string, top: number])[]> =>
  bandOf(page)
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const time = row.querySelector('time')?.textContent ?? '';
        const text = (row.textContent ?? '').replace(time, '');
        return [text, row.getBoundingClientRect().top] as const;
      }),
    );

/** The number of unresolved important alerts that the band states. */
async function importantTotal(page: Page): Promise<number> {
  const text = await bandOf(page)
    .getByText(/^\d+ penting$/)
    .innerText();
  return Number.parseInt(text, 10);
}

test('the oldest alerts state value and age, hold still under pointer and focus, and open their preview (PO-94, PO-95, AC-395, AC-433, AC-439)', async ({
  signedIn,
  ownServer,
}) => {
  const ingest = createIngest(ownServer);
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  const first = bandOf(page).getByRole('listitem').first();
  const arrive = async (imei: string, hoursAgo: number, code: number): Promise<string> => {
    const createdOn = Date.now() - hoursAgo * HOUR_MS;
    return ingest.alert({ imei, alertCode: code, alertTrigger: 99, createdOn });
  };
  const [one, other] = [await ingest.newVehicle(), await ingest.newVehicle()];
  await arrive(one.imei, 40, SPEEDING);
  await expect(first).toContainText(one.licensePlate);
  await expect(first).toContainText(/99 km\/j/);
  await expect(first.locator('time')).toHaveText('1 hr 16 j');

  await first.hover();
  const before = await rowsOf(page);
  const total = await importantTotal(page);
  const second = await arrive(other.imei, 41, alertCodes.important);
  await expect.poll(() => importantTotal(page)).toBeGreaterThan(total);
  expect(await rowsOf(page)).toEqual(before);
  await page.mouse.move(2, 2);
  await expect(first).toContainText(other.licensePlate);

  await portal.tabTo(first.getByRole('button'));
  const held = await rowsOf(page);
  const next = await importantTotal(page);
  await arrive(one.imei, 42, alertCodes.important);
  await expect.poll(() => importantTotal(page)).toBeGreaterThan(next);
  expect(await rowsOf(page)).toEqual(held);
  await page.keyboard.press('Enter');
  await expect(portal.preview(second)).toBeFocused();
});

/** Counts in every frame how often React has given an element new props, until the returned function is called. */
async function countRenders(tile: Locator): Promise<() => Promise<number>> {
  const watch = await tile.evaluateHandle((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
    const state = { renders: 0, isWatching: true };
    let before: unknown = Reflect.get(element, key);
    const look = (): void => {
      const props: unknown = Reflect.get(element, key);
      if (props !== before) state.renders += 1;
      before = props;
      if (state.isWatching) requestAnimationFrame(look);
    };
    look();
    return state;
  });
  return () =>
    watch.evaluate((state) => {
      state.isWatching = false;
      return state.renders;
    });
}

test('a stream of alerts renders neither the menu nor other tiles with each alert, and loads those with alerts every few seconds (AC-593)', async ({
  signedIn,
  ownServer,
}) => {
  const ingest = createIngest(ownServer);
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  await untilLoaded(page);
  const { imei } = await ingest.newVehicle();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/dashboard/attention')) requests += 1;
  });
  const total = await importantTotal(page);
  const stopTile = await countRenders(tilesOf(page).and(page.locator('[data-tile="orders"]')));
  const stopMenu = await countRenders(page.getByRole('navigation').first());
  const started = Date.now();
  const posts: Promise<string>[] = [];
  const timer = setInterval(() => {
    posts.push(ingest.alert({ imei, alertCode: alertCodes.important }));
  }, ARRIVAL_MS);
  await expect.poll(() => posts.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(STREAM);
  clearInterval(timer);
  const ids = await Promise.all(posts);
  await expect(portal.row(ids.at(-1) ?? '')).toHaveCount(1);
  const seconds = (Date.now() - started) / 1_000;
  // The menu counts unresolved alerts, once a second; the connection states every five seconds that it is live.
  expect(await stopMenu()).toBeLessThanOrEqual(seconds * 1.5 + 2);
  // Orders are loaded again every minute, which renders their tile twice.
  expect(await stopTile()).toBeLessThanOrEqual(4);
  // Three in a row at first, then one every five seconds; besides, the tile is loaded every half minute.
  expect(requests).toBeLessThanOrEqual(5 + seconds / 5);
  await expect.poll(() => importantTotal(page)).toBe(total + ids.length);
});

test('each demo user sees the tiles that the scopes allow (PO-93, DB-31)', async ({
  signedIn,
  openPortal,
}) => {
  const tilesFor = async (user: UserName): Promise<readonly (string | null)[]> => {
    const { page } = await signedIn(user);
    await untilLoaded(page);
    return tilesOf(page).evaluateAll((tiles) =>
      tiles.map((tile) => tile.getAttribute('data-tile')),
    );
  };
  const all = ['attention', 'vehicles', 'orders', 'alertHours'];
  expect(await tilesFor('manager')).toEqual(all);
  expect(await tilesFor('dispatcher')).toEqual(all);
  expect(await tilesFor('viewer')).toEqual(all.filter((tile) => tile !== 'orders'));

  const driver = await openPortal();
  await driver.signIn('driver');
  await driver.page.goto('/dashboard');
  await expect(driver.page.getByText('Belum ada yang dapat ditampilkan')).toBeVisible();
  await expect(tilesOf(driver.page)).toHaveCount(0);
  await driver.page.getByRole('button', { name: 'Buka Skor pengemudi' }).click();
  await expect(driver.page).toHaveURL(/\/driverscore\b/);
  await expect(driver.page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a tile that fails leaves the others alone, and recovers (PO-96)', async ({
  signedIn,
  faults,
}) => {
  const { page } = await signedIn('manager');
  await untilLoaded(page);
  faults.allow(/orders-by-status|Failed to load resource/);
  await page.route('**/api/dashboard/orders-by-status', (route) => route.abort());
  await page.reload();
  const orders = page.getByRole('region', { name: 'Order per status' });
  await expect(orders.getByText('Server tidak dapat dihubungi')).toBeVisible();
  await expect(bandOf(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Peringatan hari ini per jam' })).toHaveAttribute(
    'data-status',
    'ready',
  );
  await page.unroute('**/api/dashboard/orders-by-status');
  await orders.getByRole('button', { name: 'Coba lagi' }).click();
  await orders.getByRole('link', { name: /^Draf/ }).click();
  await expect(page).toHaveURL('/sales-order?status=DRAFT');
});

test('the dashboard fits from 360 to 2560 px, moves nothing while it loads, and is accessible (PO-97)', async ({
  signedIn,
}) => {
  const { page } = await signedIn('manager');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
      shifts.push(...entries.map(({ value }) => value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    // As on the first visit, when the panel pins itself (PO-28).
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.includes('alertCenterPopup')) localStorage.removeItem(key);
      }
    });
    await page.reload();
    await untilLoaded(page);
    expect(await page.evaluate(findOverflow, undefined), `${width} px`).toEqual([]);
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(shift, `layout shift at ${width} px`).toBeLessThan(0.02);
    const edges = await tilesOf(page).evaluateAll((tiles) => ({
      left: Math.min(...tiles.map((tile) => tile.getBoundingClientRect().left)),
      right: Math.max(...tiles.map((tile) => tile.getBoundingClientRect().right)),
      room: tiles[0]?.closest('main')?.getBoundingClientRect().right ?? 0,
    }));
    // Beside the pinned panel and the page's own edge, nothing stays empty.
    expect(edges.room - edges.right, `${width} px is filled`).toBeLessThan(480);
  }
  for (const theme of ['light', 'dark'] as const) {
    for (const language of ['id', 'en']) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.evaluate((value) => localStorage.setItem('language', value), language);
      await page.reload();
      await untilLoaded(page);
      await expectAccessible(page, `the dashboard, ${theme}, ${language}`);
    }
  }
});
