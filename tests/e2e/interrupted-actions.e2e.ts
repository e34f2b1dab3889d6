import type { Page, Route } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { askServer } from '../support/ask-server.ts';
import { connectionErrors } from '../support/fault-log.ts';
import { createIngest } from '../support/ingest.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** Alerts of one request of a bulk action. */
const CHUNK = 100;
const ALERTS = 250;

/** Passes each request that changes alerts to a function, with its number, from 1. */
async function onActions(
  page: Page,
  handle: (number: number, route: Route) => Promise<void>,
): Promise<void> {
  let number = 0;
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('AlertCenterAction')
      ? handle((number += 1), route)
      : route.continue(),
  );
}

/** How often each alert was settled, read from the server. */
async function settlementsOf(server: Server, ids: readonly string[]): Promise<number[]> {
  const counts: number[] = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rawAlertId = ids.slice(from, from + CHUNK);
    const { rawAlerts } = await askServer<{
      rawAlerts: { data: { userLogs: { typeField: string }[] }[] };
    }>(
      server,
      'query($filter: RawAlertsFilterInput!) { rawAlerts(filter: $filter) { data { userLogs { typeField } } } }',
      { filter: { rawAlertId, pagination: { page: 1, show: CHUNK } } },
    );
    const logs = rawAlerts.data.map(({ userLogs }) => userLogs);
    counts.push(...logs.map((log) => log.filter((one) => one.typeField === 'Resolve').length));
  }
  return counts;
}

test('a restart of the server during a bulk action leaves the rest selected, and nothing is settled twice (AC-431)', async ({
  signedIn,
  ownServer,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.allow(connectionErrors);
  const ingest = createIngest(ownServer);
  const { imei } = await ingest.newVehicle();
  const start = Date.now() - ALERTS;
  const posted = await ingest.post(
    'alerts',
    Array.from({ length: ALERTS }, (_, index) => ({
      imei,
      alertCode: alertCodes.important,
      createdOn: new Date(start + index).toISOString(),
    })),
  );
  const ids = posted.map(({ rawAlertId = '' }) => rawAlertId);
  const portal = await signedIn('manager', { server: ownServer });
  await portal.select(ids.at(-1) ?? '');
  await portal.bulkBar.getByRole('button', { name: '1 dipilih' }).click();
  await portal.page.getByRole('menuitem', { name: /^Semua penting yang belum selesai/ }).click();
  const all = portal.bulkBar.getByRole('button', { name: /^Semua \d+ penting$/ });
  await expect(all).toBeVisible();
  const selected = Number(/\d+/.exec(await all.innerText())?.[0]);
  expect(selected).toBeGreaterThanOrEqual(ALERTS);

  // The server applies the second request, but ends before its response arrives.
  await onActions(portal.page, async (number, route) => {
    if (number !== 2) return route.continue();
    await route.fetch();
    await ownServer.kill();
    return route.abort('connectionreset');
  });
  await portal.bulkBar.getByRole('button', { name: 'Selesai' }).click();
  await portal.confirm();
  const left = selected - CHUNK;
  const result = portal.page.getByRole('region', { name: `${CHUNK} diubah, ${left} tidak diubah` });
  await expect(result).toBeVisible();
  await expect(result).toContainText(`${left} gagal diubah`);

  await ownServer.start();
  await portal.waitUntilLive(60_000);
  await result.getByRole('button', { name: `Coba lagi ${left}` }).click();
  await expect(portal.bulkBar).toBeHidden({ timeout: 30_000 });
  await expect.poll(async () => (await portal.counts()).important).toBe(0);
  expect(await settlementsOf(ownServer, ids)).toEqual(ids.map(() => 1));
});

test('an action on one alert outlasts a restart and the statuses 502 to 504, and is applied once (AC-202, AC-373)', async ({
  signedIn,
  ownServer,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.allow(connectionErrors, /status of 50[234]/);
  const ingest = createIngest(ownServer);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  const portal = await signedIn('manager', { server: ownServer });
  await expect(portal.row(id)).toHaveCount(1);

  const statuses = new Map([
    [1, 502],
    [3, 503],
    [4, 504],
  ]);
  let requests = 0;
  await onActions(portal.page, async (number, route) => {
    requests = number;
    const status = statuses.get(number);
    if (status !== undefined) return route.fulfill({ status, body: 'Unavailable' });
    if (number === 2) await ownServer.stop();
    return route.continue();
  });
  await portal.resolve(id);
  await expect.poll(() => requests, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
  await ownServer.start();
  await expect.poll(() => requests, { timeout: 90_000 }).toBeGreaterThanOrEqual(5);
  await expect.poll(() => settlementsOf(ownServer, [id]), { timeout: 30_000 }).toEqual([1]);
  await portal.waitUntilLive(60_000);
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
});
