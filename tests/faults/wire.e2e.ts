import { alertCodes } from '../support/alert-codes.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import type { Ingest } from '../support/ingest.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { seededRandom } from '../support/random.ts';
import { test as base, expect } from '../support/test.ts';
import { connectionErrors } from '../support/fault-log.ts';

const test = base.extend<{ wire: FaultProxy }>({
  wire: async ({ server }, use) => {
    const wire = await startFaultProxy(server.origin);
    await use(wire);
    await wire.close();
  },
});

test.beforeEach(({ faults }) => faults.allow(connectionErrors));

interface Posted {
  /** Newest first. */
  readonly ids: readonly string[];
  /** When the oldest happened, epoch ms. */
  readonly start: number;
}

/** Posts alerts of one new vehicle, one after the other. */
async function postAlerts(
  ingest: Ingest,
  count: number,
  between: (index: number) => void = () => {},
): Promise<Posted> {
  const { imei } = await ingest.newVehicle();
  const ids: string[] = [];
  const start = Date.now() - count;
  for (let index = 0; index < count; index += 1) {
    const createdOn = start + index;
    ids.unshift(await ingest.alert({ imei, alertCode: alertCodes.urgent, createdOn }));
    between(index);
  }
  return { ids, start };
}

async function expectAllOnce(portal: PortalPage, { ids, start }: Posted): Promise<void> {
  const shown = await portal.allAlertIds('urgent', start);
  expect(new Set(shown).size, 'no alert stands twice').toBe(shown.length);
  expect(shown.filter((id) => ids.includes(id))).toEqual(ids);
}

test('a socket that is cut again and again loses and doubles nothing', async ({
  signedIn,
  ingest,
  wire,
}) => {
  const random = seededRandom('cuts');
  const portal = await signedIn('manager', { origin: wire.origin });
  let cuts = 0;
  const posted = await postAlerts(ingest, 300, () => {
    if (random() > 0.1) return;
    cuts += 1;
    wire.cut();
  });
  expect(cuts).toBeGreaterThan(5);
  await portal.waitUntilLive(60_000);
  await expectAllOnce(portal, posted);
});

test('a wire that goes silent is noticed within 20 s, and made good', async ({
  signedIn,
  ingest,
  wire,
}) => {
  const portal = await signedIn('manager', { origin: wire.origin });
  wire.hold();
  const since = Date.now();
  const posted = await postAlerts(ingest, 5);
  await expect(portal.connection(/^(Terputus|Cut off|Menyambung)$/)).toBeVisible({
    timeout: 25_000,
  });
  expect(Date.now() - since).toBeLessThan(20_000 + 4_000);
  wire.release();
  await portal.waitUntilLive(60_000);
  await expectAllOnce(portal, posted);
});

test('a slow wire changes nothing but the time it takes', async ({ signedIn, ingest, wire }) => {
  const portal = await signedIn('manager', { origin: wire.origin });
  wire.delay(1_500);
  const posted = await postAlerts(ingest, 30);
  await expect(portal.row(posted.ids[0] ?? '')).toHaveCount(1, { timeout: 20_000 });
  await expectAllOnce(portal, posted);
  await expect(portal.connection(/^(Langsung|Live)$/)).toBeVisible();
});
