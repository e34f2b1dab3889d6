import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import { getBox } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { connectionErrors } from '../support/fault-log.ts';

test('shows that the connection is lost when the server stops, and catches up by itself (PO-42, AC-394)', async ({
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

  // Nothing moves under the pointer (AC-394).
  await manager.row(before).hover();
  const place = await getBox(manager.row(before));
  await ownServer.stop();
  await expect(manager.connection(/^(Terputus|Disconnected)$/)).toBeVisible();
  await expect(manager.panel.getByText(/Koneksi terputus/)).toBeVisible();
  expect(await getBox(manager.row(before)), 'the row when the connection is lost').toEqual(place);
  // Loaded alerts stay visible.
  await expect(manager.row(before)).toHaveCount(1);

  // While the pointer is over the list, new alerts wait behind a button.
  await manager.page.mouse.move(2, 2);
  await ownServer.start();
  // Posted before any client is connected again, so it can only arrive by catching up.
  const meanwhile = await ingest.alertWithRetry({ imei, alertCode: alertCodes.urgent });
  for (const portal of [manager, dispatcher]) {
    await portal.waitUntilLive(60_000);
    await expect(portal.row(meanwhile)).toHaveCount(1);
    await expect(portal.row(before)).toHaveCount(1);
  }
  await manager.resolve(meanwhile);
  await expect(dispatcher.row(meanwhile)).toHaveAttribute('data-attention', 'resolved');
});

test('shows that the connection is lost without a network, and completes the list afterwards (PO-42)', async ({
  signedIn,
  ingest,
  faults,
}) => {
  // Detecting silence takes up to 20 s, and reconnection attempts back off.
  test.setTimeout(120_000);
  faults.allow(connectionErrors, /ERR_INTERNET_DISCONNECTED/);
  const portal = await signedIn('manager');
  const other = await signedIn('dispatcher');
  const { imei } = await ingest.newVehicle();
  const first = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(portal.row(first)).toHaveCount(1);

  const network = await portal.cutNetwork();
  await expect(portal.connection(/^(Terputus|Disconnected)$/)).toBeVisible({ timeout: 25_000 });
  const second = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await other.resolve(first);
  await expect(portal.row(second)).toHaveCount(0);

  await network.restore();
  await portal.waitUntilLive(45_000);
  await expect(portal.row(second)).toHaveCount(1);
  await expect(portal.row(first)).toHaveAttribute('data-attention', 'resolved');
});
