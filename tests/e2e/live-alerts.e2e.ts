import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';
import { unresolvedTotal } from '../support/unresolved-total.ts';

test('an alert posted to ingest appears live, once, on top of its list', async ({
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

test('opening an alert makes it read, for good', async ({ signedIn, ingest }) => {
  const portal = await signedIn('manager');
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'unread');
  await portal.untilSaved(() => portal.open(id));
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'read');
  await portal.page.reload();
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'read');
});

test('what one resolves, the other sees resolved at once, with the name', async ({
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

test('the bell and the panel count what is unresolved, as the server does', async ({
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

test('time-passed labels tick by themselves', async ({ signedIn, ingest }) => {
  const portal = await signedIn('manager');
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  const age = portal.row(id).locator('time');
  const first = await age.innerText();
  await expect(age).not.toHaveText(first);
});

test('two tabs of one browser show the same, each on its own connection', async ({
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

test('an expired access token is renewed without anybody noticing', async ({
  signedIn,
  ingest,
  faults,
}) => {
  faults.allow(/401 \(Unauthorized\)/);
  const portal = await signedIn('manager');
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await expect(portal.row(id)).toHaveCount(1);
  let refused = 0;
  let renewed = 0;
  await portal.page.route('**/graphql', async (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    return route.fulfill({ status: 401, json: { errorName: 'UNAUTHENTICATED' } });
  });
  portal.page.on('response', (response) => {
    if (response.url().endsWith('/api/session/refresh') && response.ok()) renewed += 1;
  });
  await portal.resolve(id);
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
  await expect.poll(() => ({ refused, renewed })).toEqual({ refused: 1, renewed: 1 });
});

test('a viewer without the urgent scope sees important alerts only', async ({
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

test('another company sees and hears nothing of it', async ({ signedIn, ingest }) => {
  const theirs = await signedIn('whitelabel');
  const heard: string[] = [];
  theirs.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await theirs.page.reload();
  await theirs.waitUntilLive();
  const vehicle = await ingest.newVehicle();
  const ours = await signedIn('manager');
  const id = await ingest.alert({ imei: vehicle.imei, alertCode: alertCodes.urgent });
  await expect(ours.row(id)).toHaveCount(1);
  // They are told of the time up to now, and of nothing else.
  const frames = heard.length;
  await expect.poll(() => heard.length).toBeGreaterThan(frames);
  await expect(theirs.row(id)).toHaveCount(0);
  expect(heard.join('\n')).not.toContain(vehicle.imei);
});
