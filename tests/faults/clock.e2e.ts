import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';
import { connectionErrors } from '../support/fault-log.ts';

const HOUR_MS = 3_600_000;

for (const [name, moveMs] of [
  ['two hours ahead', 2 * HOUR_MS],
  ['two hours back', -2 * HOUR_MS],
] as const) {
  test(`keeps the list and the connection when the clock moves ${name}`, async ({
    openPortal,
    ingest,
    faults,
  }) => {
    faults.allow(connectionErrors);
    const portal = await openPortal();
    await portal.page.clock.install();
    await portal.page.reload();
    await portal.signIn('manager');
    await portal.waitUntilLive();
    const { imei } = await ingest.newVehicle();
    const before = await ingest.alert({ imei, alertCode: alertCodes.urgent });
    await expect(portal.row(before)).toHaveCount(1);

    await portal.page.clock.setSystemTime(Date.now() + moveMs);
    const after = await ingest.alert({ imei, alertCode: alertCodes.urgent });
    await expect(portal.row(after)).toHaveCount(1, { timeout: 30_000 });
    await expect(portal.row(before)).toHaveCount(1);
    await portal.waitUntilLive(30_000);
    expect(await portal.allText()).not.toMatch(/NaN|-\d+ (mnt|dtk|j)\b/);
  });
}

for (const days of [-30, 30]) {
  test(`shows the server’s last 48 hours with true ages when the clock is ${String(days)} days off`, async ({
    openPortal,
    ingest,
    faults,
  }) => {
    faults.allow(connectionErrors);
    const portal = await openPortal();
    await portal.page.clock.install({ time: Date.now() + days * 24 * HOUR_MS });
    await portal.page.reload();
    const { imei } = await ingest.newVehicle();
    const before = await ingest.alert({ imei, alertCode: alertCodes.urgent });
    await portal.signIn('manager');
    await portal.waitUntilLive();
    await expect(portal.row(before)).toHaveCount(1);
    await expect(portal.row(before).locator('time')).toHaveText(/^0:\d\d$/);
    const after = await ingest.alert({ imei, alertCode: alertCodes.urgent });
    await expect(portal.row(after)).toHaveCount(1);
    await portal.waitUntilLive();
  });
}
