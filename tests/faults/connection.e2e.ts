import { alertCodes } from '../support/alert-codes.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import type { Ingest } from '../support/ingest.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { seededRandom } from '../support/random.ts';
import { test as base, expect } from '../support/test.ts';
import { connectionErrors } from '../support/fault-log.ts';

const test = base.extend<{ faultProxy: FaultProxy }>({
  faultProxy: async ({ server }, use) => {
    const proxy = await startFaultProxy(server.origin);
    await use(proxy);
    await proxy.close();
  },
});

test.beforeEach(({ faults }) => faults.allow(connectionErrors));

interface Posted {
  /** Newest first. */
  readonly ids: readonly string[];
  /** Time of the oldest alert, epoch ms. */
  readonly start: number;
}

/** Posts alerts of a new vehicle one after the other. */
async function postAlerts(
  ingest: Ingest,
  count: number,
  afterEach: (index: number) => void = () => {},
): Promise<Posted> {
  const { imei } = await ingest.newVehicle();
  const ids: string[] = [];
  const start = Date.now() - count;
  for (let index = 0; index < count; index += 1) {
    const createdOn = start + index;
    ids.unshift(await ingest.alert({ imei, alertCode: alertCodes.urgent, createdOn }));
    afterEach(index);
  }
  return { ids, start };
}

async function expectEachOnce(portal: PortalPage, { ids, start }: Posted): Promise<void> {
  const shown = await portal.allAlertIds('urgent', start);
  expect(new Set(shown).size, 'no alert is listed twice').toBe(shown.length);
  expect(shown.filter((id) => ids.includes(id))).toEqual(ids);
}

test('loses and duplicates no alert when the socket is cut repeatedly', async ({
  signedIn,
  ingest,
  faultProxy,
}) => {
  const random = seededRandom('cuts');
  const portal = await signedIn('manager', { origin: faultProxy.origin });
  let cuts = 0;
  const posted = await postAlerts(ingest, 300, () => {
    if (random() > 0.1) return;
    cuts += 1;
    faultProxy.cut();
  });
  expect(cuts).toBeGreaterThan(5);
  await portal.waitUntilLive(60_000);
  await expectEachOnce(portal, posted);
});

test('detects a silent connection within 20 s and recovers', async ({
  signedIn,
  ingest,
  faultProxy,
}) => {
  const portal = await signedIn('manager', { origin: faultProxy.origin });
  faultProxy.hold();
  const since = Date.now();
  const posted = await postAlerts(ingest, 5);
  await expect(portal.connection(/^(Terputus|Disconnected|Menghubungkan)$/)).toBeVisible({
    timeout: 25_000,
  });
  expect(Date.now() - since).toBeLessThan(20_000 + 4_000);
  faultProxy.release();
  await portal.waitUntilLive(60_000);
  await expectEachOnce(portal, posted);
});

test('works over a slow connection', async ({ signedIn, ingest, faultProxy }) => {
  const portal = await signedIn('manager', { origin: faultProxy.origin });
  faultProxy.delay(1_500);
  const posted = await postAlerts(ingest, 30);
  await expect(portal.row(posted.ids[0] ?? '')).toHaveCount(1, { timeout: 20_000 });
  await expectEachOnce(portal, posted);
  await expect(portal.connection(/^(Langsung|Live)$/)).toBeVisible();
});
