import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import { expect, test } from '../support/test.ts';
import { connectionErrors } from '../support/fault-log.ts';

/** `PANTAU_KILLS` makes a hurried local run shorter; everything else runs ten. */
const kills = Number(process.env['PANTAU_KILLS'] ?? '10');
const vehiclesOfFleet = 4;
/** Alerts that must have been taken between two kills. */
const alertsBetween = 6;

test(`killing and restarting the server ${kills} times during ingest loses and doubles nothing`, async ({
  signedIn,
  ownServer,
  faults,
}) => {
  test.setTimeout(60_000 + kills * 20_000);
  faults.allow(connectionErrors);
  const ingest = createIngest(ownServer);
  const fleet = await Promise.all(
    Array.from({ length: vehiclesOfFleet }, () => ingest.newVehicle()),
  );
  const portal = await signedIn('manager', { server: ownServer });

  /** Every alert of the feed: when it happened, by its id. */
  const taken = new Map<string, number>();
  let isOver = false;
  const start = Date.now() - 60_000;
  let instant = start;
  const feed = async (imei: string): Promise<void> => {
    while (!isOver) {
      instant += 7;
      const createdOn = instant;
      const alertCode = createdOn % 2 === 0 ? alertCodes.urgent : alertCodes.important;
      taken.set(await ingest.alertWithRetry({ imei, alertCode, createdOn }), createdOn);
    }
  };
  const feeds = fleet.map(({ imei }) => feed(imei));

  for (let kill = 0; kill < kills; kill += 1) {
    const enough = taken.size + alertsBetween;
    await expect.poll(() => taken.size, { timeout: 30_000 }).toBeGreaterThanOrEqual(enough);
    await ownServer.kill();
    await ownServer.start();
  }
  isOver = true;
  await Promise.all(feeds);

  await portal.waitUntilLive(60_000);
  for (const urgency of ['urgent', 'important'] as const) {
    const parity = urgency === 'urgent' ? 0 : 1;
    const expected = [...taken]
      .filter(([, createdOn]) => createdOn % 2 === parity)
      .sort(([, one], [, other]) => other - one)
      .map(([id]) => id);
    const shown = await portal.allAlertIds(urgency, start);
    const ours = shown.filter((id) => taken.has(id));
    expect(new Set(shown).size, 'no alert stands twice').toBe(shown.length);
    expect(ours, `all ${urgency} alerts that were taken, newest first`).toEqual(expected);
  }
  console.log(`${taken.size} alerts over ${kills} kills`);
});
