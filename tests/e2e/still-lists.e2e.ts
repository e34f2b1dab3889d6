import { alertCodes } from '../support/alert-codes.ts';
import type { Ingest } from '../support/ingest.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

/** 20 arrivals a second. */
const ARRIVAL_MS = 50;
const WATCHED_ROWS = 5;

/** Posts alerts until the returned function is called, which waits for the server to take them. */
async function startStream(ingest: Ingest): Promise<() => Promise<void>> {
  const { imei } = await ingest.newVehicle();
  const pending: Promise<string>[] = [];
  const timer = setInterval(() => {
    pending.push(ingest.alert({ imei, alertCode: alertCodes.urgent }));
  }, ARRIVAL_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
  };
}

/** Measures the first rows in every frame until the returned function is called: the largest move in px. */
async function watchRows(portal: PortalPage): Promise<() => Promise<number>> {
  const state = await portal.list('urgent').evaluateHandle((list, count) => {
    const topOf = (row: Element): number => row.getBoundingClientRect().top;
    const places = new Map([...list.children].slice(0, count).map((row) => [row, topOf(row)]));
    const watch = { moved: 0, watching: true };
    const look = (): void => {
      for (const [row, top] of places) {
        const move = row.isConnected ? Math.abs(topOf(row) - top) : Infinity;
        watch.moved = Math.max(watch.moved, move);
      }
      if (watch.watching) requestAnimationFrame(look);
    };
    look();
    return watch;
  }, WATCHED_ROWS);
  return () =>
    state.evaluate((watch) => {
      watch.watching = false;
      return watch.moved;
    });
}

const newAlerts = (portal: PortalPage) =>
  portal.section('urgent').getByRole('button', { name: /peringatan baru$/ });

async function postFirst(portal: PortalPage, ingest: Ingest): Promise<readonly string[]> {
  const { imei } = await ingest.newVehicle();
  const ids: string[] = [];
  for (let index = 0; index < WATCHED_ROWS; index += 1) {
    ids.unshift(await ingest.alert({ imei, alertCode: alertCodes.urgent }));
  }
  // Emergencies that nobody has opened may be above them.
  const own = async (): Promise<readonly string[]> =>
    (await portal.alertIds('urgent')).filter((id) => ids.includes(id));
  await expect.poll(own).toEqual(ids);
  return ids;
}

/** The shown alerts of some states. */
const shownIn = async (portal: PortalPage, attention: RegExp): Promise<readonly string[]> => {
  const rows = await portal
    .list('urgent')
    .locator('li[data-attention]')
    .evaluateAll((items) =>
      items.map(({ dataset }) => ({ id: dataset['alertId'] ?? '', state: dataset['attention'] })),
    );
  return rows.filter(({ state = '' }) => attention.test(state)).map(({ id }) => id);
};

/** Starts to watch which alerts are resolved: those that are shown now, and those that arrive. */
async function watchResolved(portal: PortalPage): Promise<() => Promise<readonly string[]>> {
  const open = await shownIn(portal, /read$/);
  const newest = Math.max(...open.map(Number));
  // Older alerts may load meanwhile, already resolved.
  return async () =>
    (await shownIn(portal, /^resolved$/)).filter((id) => open.includes(id) || Number(id) > newest);
}

test('keeps rows under the pointer while 20 alerts a second arrive (AC-260, AC-262)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const [, target = ''] = await postFirst(portal, ingest);
  await portal.row(target).hover();
  const resolved = await watchResolved(portal);
  const stopWatching = await watchRows(portal);
  const stopStream = await startStream(ingest);
  await expect(newAlerts(portal)).toContainText(/[2-9]\d/, { timeout: 15_000 });
  await portal
    .row(target)
    .getByRole('button', { name: /^Tandai selesai/ })
    .click();
  await portal.confirm();
  await expect(portal.row(target)).toHaveAttribute('data-attention', 'resolved');
  expect(await resolved()).toEqual([target]);
  expect(await stopWatching()).toBe(0);
  await stopStream();

  // Outside the list nothing holds it any more.
  await page.mouse.move(2, 2);
  await expect(newAlerts(portal)).toHaveCount(0);
});

test('applies r to the focused row, which stays on screen, while 20 alerts a second arrive (AC-260, AC-261)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const [, target = ''] = await postFirst(portal, ingest);
  await portal.row(target).getByRole('button').first().focus();
  await page.keyboard.press('Shift');
  const resolved = await watchResolved(portal);
  const stopWatching = await watchRows(portal);
  const stopStream = await startStream(ingest);
  await expect(newAlerts(portal)).toContainText(/[2-9]\d/, { timeout: 15_000 });
  await expect(portal.row(target)).toBeInViewport({ ratio: 1 });
  await expect(portal.row(target).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('r');
  await portal.confirm();
  await expect(portal.row(target)).toHaveAttribute('data-attention', 'resolved');
  await stopStream();
  expect(await stopWatching()).toBe(0);
  expect(await resolved()).toEqual([target]);
});
