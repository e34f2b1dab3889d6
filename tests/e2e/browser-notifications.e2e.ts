import type { Page, Worker } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { moveOut } from '../support/own-window.ts';
import { controlSight, setHidden } from '../support/page-sight.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { countNotes, recordNotes } from '../support/sounds.ts';
import { expect, test } from '../support/test.ts';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** What the browser shows for the portal's service worker. */
const shownIn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** It is installed once the page has settled. */
const waitForServiceWorker = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active?.state;
        }),
      { timeout: 60_000 },
    )
    .toBe('activated');

/** Presses a notification as the system would. */
const press = (worker: Worker, tag: string): Promise<void> =>
  worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  }, tag);

const choice = (portal: PortalPage) =>
  portal.page.getByRole('menuitemcheckbox', { name: /^Notifikasi browser/ });

async function turnOn(portal: PortalPage): Promise<void> {
  await portal.account.click();
  await expect(choice(portal)).not.toBeChecked();
  await choice(portal).click();
  await expect(choice(portal)).toBeChecked();
  await portal.page.keyboard.press('Escape');
}

test('notifies once of an urgent alert while both tabs are hidden, opens it when pressed, and closes it when a colleague is first (AC-860, AC-862, AC-864, AC-865, AC-866)', async ({
  signedIn,
  ingest,
}) => {
  test.setTimeout(120_000);
  const first = await signedIn('manager', { keepsServiceWorker: true });
  const context = first.page.context();
  await context.grantPermissions(['notifications']);
  await context.addInitScript(controlSight);
  await first.page.reload();
  await first.waitUntilLive();
  await waitForServiceWorker(first.page);
  const second = first.inTab(await context.newPage());
  await second.page.goto('/dashboard');
  await second.waitUntilLive();
  await turnOn(first);
  const vehicle = await ingest.newVehicle();
  const { imei, licensePlate } = vehicle;

  // The second tab is in sight.
  await setHidden(first.page, true);
  const seen = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(second.row(seen)).toHaveCount(1);
  expect(await shownIn(first.page)).toEqual([]);

  await setHidden(second.page, true);
  await ingest.alert({ imei, alertCode: alertCodes.important });
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  const taken = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect.poll(async () => (await shownIn(first.page)).length).toBe(2);
  const shown = await shownIn(first.page);
  const tagOf = (alert: string): string =>
    shown.find(({ tag }) => tag.endsWith(`:${alert}`))?.tag ?? '';
  expect(new Set(shown.map(({ tag }) => tag))).toEqual(new Set([tagOf(id), tagOf(taken)]));
  for (const one of shown) {
    expect(one.title).toMatch(/^Mendesak: \S/);
    expect(one.body).toBe(licensePlate);
  }

  const dispatcher = await signedIn('dispatcher');
  await dispatcher.resolve(taken);
  await expect
    .poll(async () => (await shownIn(first.page)).map(({ tag }) => tag))
    .toEqual([tagOf(id)]);

  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('The portal has no service worker');
  await press(worker, tagOf(id));
  const previews = (portal: PortalPage) => portal.page.locator(`[data-preview-window="${id}"]`);
  await expect
    .poll(async () => (await previews(first).count()) + (await previews(second).count()))
    .toBe(1);
  await expect.poll(() => shownIn(first.page)).toEqual([]);
});

test('sounds an emergency in one of two tabs, though its preview is in sight, until a colleague has taken it (AC-201, AC-868)', async ({
  signedIn,
  ingest,
}) => {
  test.setTimeout(120_000);
  const started = await signedIn('manager');
  const context = started.page.context();
  await context.addInitScript(recordNotes);
  const tabs = [started.inTab(await context.newPage()), started.inTab(await context.newPage())];
  await started.page.close();
  for (const tab of tabs) {
    await tab.page.goto('/dashboard');
    await tab.waitUntilLive();
    await tab.page.getByRole('heading', { level: 1 }).click();
  }
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.emergency });
  const played = async (): Promise<number[]> =>
    (await Promise.all(tabs.map(({ page }) => countNotes(page)))).sort((one, other) => one - other);
  const preview = `[data-preview-window="${id}"]`;
  for (const { page } of tabs) await expect(page.locator(preview)).toBeVisible();
  // Six notes each time, in one tab only.
  await expect.poll(played, { timeout: 30_000 }).toEqual([0, 18]);

  const dispatcher = await signedIn('dispatcher');
  await dispatcher.row(id).getByRole('button').first().focus();
  await dispatcher.page.keyboard.press('t');
  let before = -1;
  const more = async (): Promise<number> => {
    const [, now = 0] = await played();
    const added = now - before;
    before = now;
    return added;
  };
  // Longer than between two sounds.
  await expect.poll(more, { intervals: [6_000], timeout: 40_000 }).toBe(0);
  expect((await played())[0]).toBe(0);
  // Unopened, it would stay at the top of the lists of later tests.
  await dispatcher.resolve(id);
});

test('nothing notifies while the panel’s own window is in sight, though the page is hidden (AC-876)', async ({
  signedIn,
  ingest,
}) => {
  test.setTimeout(120_000);
  const portal = await signedIn('manager', { keepsServiceWorker: true });
  const { page } = portal;
  await page.context().grantPermissions(['notifications']);
  await page.context().addInitScript(controlSight);
  await page.reload();
  await portal.waitUntilLive();
  await waitForServiceWorker(page);
  await turnOn(portal);
  const own = await moveOut(portal);
  await setHidden(page, true);
  const { imei } = await ingest.newVehicle();
  const seen = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(own.row(seen)).toHaveCount(1);
  expect(await shownIn(page)).toEqual([]);

  await own.page.close();
  const unseen = await ingest.newVehicle();
  await ingest.alert({ imei: unseen.imei, alertCode: alertCodes.urgent });
  await expect
    .poll(async () => (await shownIn(page)).map(({ body }) => body))
    .toEqual([expect.stringContaining(unseen.licensePlate)]);
});
