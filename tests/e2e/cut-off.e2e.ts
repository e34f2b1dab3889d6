import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import { expect, test } from '../support/test.ts';
import { connectionErrors } from '../support/fault-log.ts';

test('a stopped server: the panel says that it is cut off, then catches up by itself', async ({
  signedIn,
  ownServer,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.allow(connectionErrors);
  const ingest = createIngest(ownServer);
  const [manager, dispatcher] = await Promise.all([
    signedIn('manager', { server: ownServer }),
    signedIn('dispatcher', { server: ownServer }),
  ]);
  const { imei } = await ingest.newVehicle();
  const before = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(manager.row(before)).toHaveCount(1);

  await ownServer.stop();
  await expect(manager.connection(/^(Terputus|Cut off)$/)).toBeVisible();
  await expect(manager.panel.getByText(/Sambungan langsung terputus/)).toBeVisible();
  // What was there stays readable.
  await expect(manager.row(before)).toHaveCount(1);

  await ownServer.start();
  // Before anybody is connected again: this one can only come by catching up.
  const meanwhile = await ingest.alertWithRetry({ imei, alertCode: alertCodes.urgent });
  for (const portal of [manager, dispatcher]) {
    await portal.waitUntilLive(60_000);
    await expect(portal.row(meanwhile)).toHaveCount(1);
    await expect(portal.row(before)).toHaveCount(1);
  }
  await manager.resolve(meanwhile);
  await expect(dispatcher.row(meanwhile)).toHaveAttribute('data-attention', 'resolved');
});

test('a lost network says so, and the list is whole once it is back', async ({
  signedIn,
  ingest,
  faults,
}) => {
  // Silence has to be noticed, and the way back is tried ever more seldom.
  test.setTimeout(120_000);
  faults.allow(connectionErrors, /ERR_INTERNET_DISCONNECTED/);
  const portal = await signedIn('manager');
  const other = await signedIn('dispatcher');
  const { imei } = await ingest.newVehicle();
  const first = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(first)).toHaveCount(1);

  const cdp = await portal.cutNetwork();
  await expect(portal.connection(/^(Terputus|Cut off)$/)).toBeVisible({ timeout: 25_000 });
  const second = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await other.resolve(first);
  await expect(portal.row(second)).toHaveCount(0);

  await cdp.restore();
  await portal.waitUntilLive(45_000);
  await expect(portal.row(second)).toHaveCount(1);
  await expect(portal.row(first)).toHaveAttribute('data-attention', 'resolved');
});
