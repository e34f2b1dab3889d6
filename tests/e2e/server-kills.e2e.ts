import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import { expect, test } from '../support/test.ts';
import { connectionErrors } from '../support/fault-log.ts';

/** At full scale 10; `PANTAU_KILLS` sets another number. */
const kills = Number(
  process.env['PANTAU_KILLS'] ?? (process.env['PANTAU_FULL'] === '1' ? '10' : '3'),
);
const VEHICLES = 4;
/** Alerts that the server must accept between two kills. */
const ALERTS_PER_KILL = 6;

test(`loses and duplicates no alert when the server is killed again and again during ingest (PO-43)`, async ({
  signedIn,
  ownServer,
  faults,
}) => {
  test.setTimeout(60_000 + kills * 20_000);
  faults.allow(connectionErrors);
  const ingest = createIngest(ownServer);
  const fleet = await Promise.all(Array.from({ length: VEHICLES }, () => ingest.newVehicle()));
  const portal = await signedIn('manager', { server: ownServer });

  /** Time of each accepted alert by id. */
  const accepted = new Map<string, number>();
  let stopped = false;
  const start = Date.now() - 60_000;
  let lastTime = start;
  const feed = async (imei: string): Promise<void> => {
    while (!stopped) {
      lastTime += 7;
      const createdOn = lastTime;
      const alertCode = createdOn % 2 === 0 ? alertCodes.urgent : alertCodes.important;
      accepted.set(await ingest.alertWithRetry({ imei, alertCode, createdOn }), createdOn);
    }
  };
  const feeds = fleet.map(({ imei }) => feed(imei));

  for (let kill = 0; kill < kills; kill += 1) {
    const target = accepted.size + ALERTS_PER_KILL;
    await expect.poll(() => accepted.size, { timeout: 30_000 }).toBeGreaterThanOrEqual(target);
    await ownServer.kill();
    await ownServer.start();
  }
  stopped = true;
  await Promise.all(feeds);

  await portal.waitUntilLive(60_000);
  for (const urgency of ['urgent', 'important'] as const) {
    const parity = urgency === 'urgent' ? 0 : 1;
    const expected = [...accepted]
      .filter(([, createdOn]) => createdOn % 2 === parity)
      .sort(([, a], [, b]) => b - a)
      .map(([id]) => id);
    const shown = await portal.allAlertIds(urgency, start);
    const shownAccepted = shown.filter((id) => accepted.has(id));
    expect(new Set(shown).size, 'no alert is listed twice').toBe(shown.length);
    expect(shownAccepted, `all accepted ${urgency} alerts, newest first`).toEqual(expected);
  }
  console.log(`${accepted.size} alerts over ${kills} kills`);
});
