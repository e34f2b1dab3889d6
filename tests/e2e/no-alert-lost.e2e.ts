import { setTimeout as wait } from 'node:timers/promises';
import { alertCodes } from '../support/alert-codes.ts';
import type { Urgency } from '../support/alert-center-page.ts';
import { askServer } from '../support/ask-server.ts';
import { connectionErrors } from '../support/fault-log.ts';
import { createIngest } from '../support/ingest.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { Previews } from '../support/previews.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { unresolvedTotal } from '../support/unresolved-total.ts';

const POST_EVERY_MS = 300;
/** So that all of them stay in the two lists, which hold the newest 20 each. */
const MAX_ALERTS = 40;
const urgencies = ['urgent', 'important'] as const;

/** A stream of alerts, posted as by a device: again until the server has them. */
interface Stream {
  /** Time of each accepted alert by id. */
  readonly accepted: ReadonlyMap<string, number>;
  idsOf(urgency: Urgency): readonly string[];
  /** Waits until so many more alerts are accepted. */
  more(count: number): Promise<void>;
  end(): Promise<void>;
}

async function startStream(server: Server): Promise<Stream> {
  const ingest = createIngest(server);
  const { imei } = await ingest.newVehicle();
  const accepted = new Map<string, number>();
  const byUrgency: Record<Urgency, string[]> = { urgent: [], important: [] };
  const ending = new AbortController();
  const post = async (): Promise<void> => {
    for (let index = 0; index < MAX_ALERTS && !ending.signal.aborted; index += 1) {
      const urgency = urgencies[index % 2] ?? 'urgent';
      const createdOn = Date.now();
      const alert = { imei, alertCode: alertCodes[urgency], createdOn };
      const id = await ingest.alertWithRetry(alert);
      accepted.set(id, createdOn);
      byUrgency[urgency].unshift(id);
      await wait(POST_EVERY_MS);
    }
  };
  const posting = post();
  return {
    accepted,
    idsOf: (urgency) => byUrgency[urgency],
    async more(count) {
      const target = Math.min(accepted.size + count, MAX_ALERTS);
      await expect.poll(() => accepted.size, { timeout: 30_000 }).toBeGreaterThanOrEqual(target);
    },
    async end() {
      ending.abort();
      await posting;
    },
  };
}

/** Resolves an alert by keyboard alone, without waiting for the server. */
async function resolveByKeyboard(portal: PortalPage, id: string): Promise<void> {
  await portal.row(id).getByRole('button').first().focus();
  await portal.page.keyboard.press('r');
  await expect(portal.confirmation).toBeVisible();
  await portal.page.keyboard.press('Enter');
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
  // Keyboard focus would hold the list.
  await portal.bell.focus();
}

/** Resolves an alert in its sheet by touch, without waiting for the server. */
async function resolveByTouch(portal: PortalPage, id: string): Promise<void> {
  const preview = new Previews(portal.page).of(id);
  await expect(async () => {
    // The rows may have moved: a tap that is ignored holds them for the next one (AC-506).
    if (!(await preview.isVisible())) await portal.row(id).getByRole('button').first().tap();
    await expect(preview).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await preview.getByRole('button', { name: 'Tandai selesai', exact: true }).tap();
  await portal.confirm();
  await preview.getByRole('button', { name: 'Tutup', exact: true }).tap();
  await expect(preview).toHaveCount(0);
  await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
}

/** How often each alert was resolved, read from the server. */
async function resolutionsOf(server: Server, ids: readonly string[]): Promise<number[]> {
  const { rawAlerts } = await askServer<{
    rawAlerts: { data: { userLogs: { typeField: string }[] }[] };
  }>(
    server,
    'query($filter: RawAlertsFilterInput!) { rawAlerts(filter: $filter) { data { userLogs { typeField } } } }',
    { filter: { rawAlertId: ids, pagination: { page: 1, show: ids.length } } },
  );
  return rawAlerts.data.map(
    ({ userLogs }) => userLogs.filter(({ typeField }) => typeField === 'Resolve').length,
  );
}

test('two people settle a stream of alerts through a kill of the server and a lost network; none is lost or doubled (AC-507)', async ({
  signedIn,
  ownServer,
  faults,
}) => {
  test.setTimeout(150_000);
  faults.allow(connectionErrors, /ERR_INTERNET_DISCONNECTED/);
  const viewport = { width: 390, height: 760 };
  const desktop = await signedIn('manager', { server: ownServer });
  const phone = await signedIn('dispatcher', {
    server: ownServer,
    viewport,
    hasTouch: true,
    isMobile: true,
  });
  const began = Date.now();
  const stream = await startStream(ownServer);
  const settled: string[] = [];
  const settle = async (portal: PortalPage, urgency: Urgency): Promise<void> => {
    const next = async (): Promise<string | undefined> => {
      await portal.showNewAlerts(urgency);
      const shown = await portal.alertIds(urgency);
      return shown.find((id) => stream.accepted.has(id) && !settled.includes(id));
    };
    await expect.poll(next, { timeout: 20_000 }).toBeDefined();
    const id = (await next()) ?? '';
    settled.push(id);
    await (portal === phone ? resolveByTouch : resolveByKeyboard)(portal, id);
  };
  const both = async (): Promise<void> => {
    await stream.more(4);
    await Promise.all([settle(desktop, 'urgent'), settle(phone, 'important')]);
  };

  await both();
  await ownServer.kill();
  // Shown at once, and sent when the server is back (AC-202).
  await settle(desktop, 'urgent');
  await ownServer.start();
  await both();
  const network = await phone.cutNetwork();
  await settle(phone, 'important');
  await stream.more(6);
  await settle(desktop, 'urgent');
  // The page loads again once it is back online (AC-53).
  const reloaded = phone.page.waitForEvent('load');
  await network.restore();
  await reloaded;
  await both();
  await stream.end();

  for (const portal of [desktop, phone]) {
    const who = portal === phone ? 'on the phone' : 'at the desktop';
    await portal.waitUntilLive(60_000);
    for (const urgency of urgencies) {
      const shown = (): Promise<string[]> => portal.allAlertIds(urgency, began);
      // The last ones may still be on their way.
      await expect
        .poll(
          async () => (await shown()).filter((id) => stream.accepted.has(id)),
          `all ${urgency} alerts, newest first, ${who}`,
        )
        .toEqual(stream.idsOf(urgency));
      const all = await shown();
      expect(new Set(all).size, `no alert is listed twice ${who}`).toBe(all.length);
    }
    for (const id of settled) {
      await expect(portal.row(id), who).toHaveAttribute('data-attention', 'resolved');
    }
    await expect
      .poll(async () => {
        const { urgent, important } = await portal.counts();
        return urgent + important;
      }, `counts ${who}`)
      .toBe(await unresolvedTotal(ownServer));
  }
  expect(await resolutionsOf(ownServer, settled)).toEqual(settled.map(() => 1));
});
