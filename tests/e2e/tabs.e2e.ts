import type { BrowserContext } from '@playwright/test';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, openByRow, postAlerts, test } from '../support/preview-test.ts';
import { Previews } from '../support/previews.ts';
import { connectionErrors } from '../support/fault-log.ts';
import { holdableTimers } from '../support/hold-timers.ts';

interface Tab {
  readonly portal: PortalPage;
  readonly previews: Previews;
}

/** Opens the dashboard in another tab of the user's browser. */
async function openTab(context: BrowserContext, { portal }: Pick<Tab, 'portal'>): Promise<Tab> {
  const tab = portal.inTab(await context.newPage());
  await tab.page.goto('/dashboard');
  await tab.waitUntilLive();
  return { portal: tab, previews: new Previews(tab.page) };
}

test('each tab keeps its own previews, and a new one restores them only when it is alone (AC-75, AC-430)', async ({
  signInManager,
  ingest,
}) => {
  const first = await signInManager();
  const context = first.page.context();
  const [one = '', two = '', three = ''] = await postAlerts(ingest, 3);
  await openByRow(first.portal, one);
  await openByRow(first.portal, two);

  const second = await openTab(context, first);
  await openByRow(second.portal, three);
  await expect(second.previews.of(three)).toBeVisible();
  expect(await second.previews.stack()).toEqual([three]);
  for (const { portal } of [first, second]) await portal.page.reload();
  await expect(first.previews.all).toHaveCount(2);
  expect(await first.previews.stack()).toEqual([one, two]);
  await expect(second.previews.of(three)).toBeVisible();
  expect(await second.previews.stack()).toEqual([three]);

  await first.page.close();
  const third = await openTab(context, first);
  await openByRow(third.portal, one);
  await expect(third.previews.of(one)).toBeVisible();
  expect(await third.previews.stack()).toEqual([one]);

  for (const { portal } of [second, third]) await portal.page.close();
  const last = await openTab(context, first);
  await expect(last.previews.of(one)).toBeVisible();
  expect(await last.previews.stack()).toEqual([one]);
});

test('a preview closed in one tab closes in the other, where text that is not sent stays (AC-334)', async ({
  signInManager,
  ingest,
}) => {
  const first = await signInManager();
  const second = await openTab(first.page.context(), first);
  const [one = '', two = ''] = await postAlerts(ingest, 2);
  for (const { portal, previews } of [first, second]) {
    for (const id of [one, two]) await openByRow(portal, id);
    await expect(previews.all).toHaveCount(2);
  }
  await second.previews.of(two).getByRole('textbox', { name: 'Catatan' }).fill('Sudah ditelepon');
  for (const id of [one, two]) {
    await first.previews.of(id).getByRole('button', { name: 'Tutup', exact: true }).click();
  }
  await expect(first.previews.all).toHaveCount(0);
  await expect(second.previews.of(one)).toHaveCount(0);
  await expect(second.previews.of(two)).toBeVisible();
});

test('a tab that waits for its next attempt reconnects when another tab is live again (AC-442)', async ({
  signedIn,
  ownServer,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.allow(connectionErrors);
  const portal = await signedIn('manager', { server: ownServer });
  const waiting = portal.inTab(await portal.page.context().newPage());
  const lost = /^Terputus$/;
  const holdTimers = await holdableTimers(waiting.page);
  await waiting.page.goto('/dashboard');
  await waiting.waitUntilLive();

  await ownServer.stop();
  for (const tab of [portal, waiting]) await expect(tab.connection(lost)).toBeVisible();
  // By itself, this tab never tries again.
  const release = await holdTimers();
  // The other tab may reconnect before the server's start is noticed here.
  const socket = waiting.page.waitForEvent('websocket', { timeout: 90_000 });
  await ownServer.start();
  await portal.waitUntilLive(60_000);
  await socket;
  await release();
  await waiting.waitUntilLive();
});
