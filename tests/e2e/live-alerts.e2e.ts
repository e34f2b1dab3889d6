import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';
import { unresolvedTotal } from '../support/unresolved-total.ts';

test('shows a new alert live, once, at the top of its list (PO-40)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const vehicle = await ingest.newVehicle();
  for (const [urgency, alertCode] of [
    ['urgent', alertCodes.urgent],
    ['important', alertCodes.important],
  ] as const) {
    const id = await ingest.alert({ imei: vehicle.imei, alertCode });
    await expect(portal.row(id)).toHaveCount(1);
    await expect(portal.row(id)).toContainText(vehicle.licensePlate);
    await expect.poll(async () => (await portal.alertIds(urgency))[0]).toBe(id);
  }
});

test('marks an alert as read when it is opened, and keeps it read (AC-33)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'unread');
  await portal.untilSaved(() => portal.open(id));
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'read');
  await portal.page.reload();
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'read');
});

test('shows immediately what another user resolved, with their name (AC-43)', async ({
  signedIn,
  ingest,
}) => {
  const [manager, dispatcher] = await Promise.all([signedIn('manager'), signedIn('dispatcher')]);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(manager.row(id)).toHaveCount(1);
  await expect(dispatcher.row(id)).toHaveCount(1);

  await manager.resolve(id);
  await expect(dispatcher.row(id)).toHaveAttribute('data-attention', 'resolved');
  await expect(manager.row(id)).toHaveAttribute('data-attention', 'resolved');

  await expect(dispatcher.row(id)).toContainText(`Selesai, ${manager.userName()}`);
});

test('counts unresolved alerts in the bell and the panel as the server does (AC-16)', async ({
  signedIn,
  ingest,
  server,
}) => {
  const portal = await signedIn('manager');
  const { imei } = await ingest.newVehicle();
  const total = await unresolvedTotal(server);
  const sums = async (): Promise<number[]> => {
    const { urgent, important, bell } = await portal.counts();
    return [urgent + important, bell];
  };
  await expect.poll(sums).toEqual([total, total]);
  const { urgent, important } = await portal.counts();

  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await ingest.alert({ imei, alertCode: alertCodes.important });
  await expect
    .poll(() => portal.counts())
    .toEqual({ urgent: urgent + 1, important: important + 1, bell: total + 2 });
  await portal.untilSaved(() => portal.resolve(id));
  const after = { urgent, important: important + 1, bell: total + 1 };
  await expect.poll(() => portal.counts()).toEqual(after);
  await portal.page.reload();
  await portal.waitUntilLive();
  await expect.poll(() => portal.counts()).toEqual(after);
});

test('updates the age of an alert (AC-26)', async ({ signedIn, ingest }) => {
  const portal = await signedIn('manager');
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  const age = portal.row(id).locator('time');
  const initial = await age.innerText();
  await expect(age).not.toHaveText(initial);
});

test('keeps two tabs of one browser in step, each on its own connection (PO-41)', async ({
  signedIn,
  ingest,
}) => {
  const first = await signedIn('manager');
  const second = first.inTab(await first.page.context().newPage());
  await second.page.goto('/dashboard');
  await second.waitUntilLive();
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await expect(first.row(id)).toHaveCount(1);
  await expect(second.row(id)).toHaveCount(1);
  await second.resolve(id);
  await expect(first.row(id)).toHaveAttribute('data-attention', 'resolved');
});

test('renews an expired access token without interrupting the user (PO-13)', async ({
  signedIn,
  ingest,
  faults,
}) => {
  faults.allow(/401 \(Unauthorized\)/);
  const portal = await signedIn('manager');
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await expect(portal.row(id)).toHaveCount(1);
  let rejected = 0;
  let renewed = 0;
  await portal.page.route('**/graphql', async (route) => {
    if (rejected > 0) return route.continue();
    rejected += 1;
    return route.fulfill({ status: 401, json: { errorName: 'UNAUTHENTICATED' } });
  });
  portal.page.on('response', (response) => {
    if (response.url().endsWith('/api/session/refresh') && response.ok()) renewed += 1;
  });
  await portal.resolve(id);
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
  await expect.poll(() => ({ rejected, renewed })).toEqual({ rejected: 1, renewed: 1 });
});

test('shows only important alerts to a user without the urgent scope (AC-2)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('viewer');
  const { imei } = await ingest.newVehicle();
  const urgent = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  const important = await ingest.alert({ imei, alertCode: alertCodes.important });
  await expect(portal.row(important)).toHaveCount(1);
  await expect(portal.row(urgent)).toHaveCount(0);
  await expect(portal.list('urgent')).toHaveCount(0);
});

test('sends nothing to users of another company (AC-49)', async ({ signedIn, ingest }) => {
  const other = await signedIn('whitelabel');
  const received: string[] = [];
  other.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  await other.page.reload();
  await other.waitUntilLive();
  const vehicle = await ingest.newVehicle();
  const portal = await signedIn('manager');
  const id = await ingest.alert({ imei: vehicle.imei, alertCode: alertCodes.urgent });
  await expect(portal.row(id)).toHaveCount(1);
  // Wait for the next message, which must not mention the alert.
  const frames = received.length;
  await expect.poll(() => received.length).toBeGreaterThan(frames);
  await expect(other.row(id)).toHaveCount(0);
  expect(received.join('\n')).not.toContain(vehicle.imei);
});
