import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices, rawAlerts, vehiclePositions } from '../db/schema.ts';
import type { LivePosition } from '../live/live-port.ts';
import { createIngestDeps } from './ingest-deps.ts';
import { ingestPositions } from './ingest-positions.ts';
import { startIngestServer, type IngestServer } from '../testing/ingest-server.ts';

let world: IngestServer;
let imei: string;
let now: number;
let vehicleCount = 0;

beforeAll(async () => {
  world = await startIngestServer();
  await world.addRule({ alertCode: 15, minThreshold: 600 });
});
afterAll(() => world.close());

beforeEach(async () => {
  vehicleCount += 1;
  imei = `P${vehicleCount}`;
  now = world.clock.now();
  await world.post('vehicles', [{ imei, licensePlate: `B ${vehicleCount} P` }]);
});

const position = (secondsAgo: number, changes: object = {}) => ({
  imei,
  recordedOn: now - secondsAgo * 1000,
  latitude: -6.2,
  longitude: 106.8,
  speed: 0,
  ignition: true,
  ...changes,
});

const device = async () => {
  const [row] = await world.db.select().from(devices).where(eq(devices.imei, imei));
  if (row === undefined) throw new Error(`No device ${imei}`);
  return row;
};
const alerts = async () => {
  const { id } = await device();
  return world.db.select().from(rawAlerts).where(eq(rawAlerts.deviceId, id)).orderBy(rawAlerts.id);
};

/** Standing with the engine on for 20 minutes, a position a minute. */
const idling = () => Array.from({ length: 21 }, (_, index) => position((20 - index) * 60));

describe('positions', () => {
  it('are stored once and answered in order, bad ones at their places', async () => {
    const first = position(10, { speed: 42.5, course: 90, ignition: true, odometer: 1234.5 });
    const body = [first, position(5, { latitude: 95 }), position(4, { imei: 'nobody' }), first];
    expect(await world.outcomes('positions', body)).toEqual([
      'accepted',
      'invalid',
      'unknownDevice',
      'duplicate',
    ]);
    expect(await world.outcomes('positions', first)).toEqual(['duplicate']);
    const { vehicleId } = await device();
    const rows = await world.db
      .select()
      .from(vehiclePositions)
      .where(eq(vehiclePositions.vehicleId, vehicleId));
    expect(rows).toMatchObject([{ speed: 42.5, course: 90, ignition: true, odometer: 1234.5 }]);
  });

  it('of a device of another company are of an unknown one', async () => {
    const key = { key: 'test-key-2' };
    expect(await world.outcomes('positions', position(1), key)).toEqual(['unknownDevice']);
    const { vehicleId } = await device();
    const stored = world.db.$count(vehiclePositions, eq(vehiclePositions.vehicleId, vehicleId));
    expect(await stored).toBe(0);
  });

  it('with a time nobody can believe are invalid', async () => {
    const { results } = await world.post('positions', [position(-11 * 60), position(366 * 86_400)]);
    expect(results.map((result) => result.outcome)).toEqual(['invalid', 'invalid']);
  });

  it('move the last report of the device forward, never back', async () => {
    await world.post('positions', position(5));
    await world.post('positions', position(500));
    expect((await device()).lastReportOn?.getTime()).toBe(now - 5000);
  });

  it('become one alert of an episode, whether they come at once or one by one (RS-26)', async () => {
    await world.post('positions', idling());
    expect(await alerts()).toMatchObject([
      {
        alertCode: 15,
        alertTrigger: 600,
        durationSeconds: 600,
        alertRuleIds: [expect.any(Number)],
      },
    ]);
    const [atOnce] = await alerts();
    expect(atOnce?.createdOn.getTime()).toBe(now - 600_000);

    imei = 'P-slow';
    await world.post('vehicles', [{ imei, licensePlate: 'B 99 P' }]);
    for (const one of idling()) await world.post('positions', one);
    const [oneByOne, ...more] = await alerts();
    expect(more).toEqual([]);
    expect(oneByOne?.createdOn).toEqual(atOnce?.createdOn);
    expect(oneByOne?.alertTrigger).toBe(atOnce?.alertTrigger);
  });

  it('that come again change nothing', async () => {
    await world.post('positions', idling());
    const before = await alerts();
    expect(new Set(await world.outcomes('positions', idling()))).toEqual(new Set(['duplicate']));
    expect(await alerts()).toEqual(before);
  });

  it('that come late are kept and do not disturb what is known', async () => {
    const [oldest, ...rest] = idling();
    await world.post('positions', [oldest, ...rest.slice(0, 8)]);
    // Moving, an hour ago and in between.
    const late = [position(3600, { speed: 60 }), position(15 * 60 + 30, { speed: 60 })];
    expect(await world.outcomes('positions', late)).toEqual(['accepted', 'accepted']);
    await world.post('positions', rest.slice(8));
    expect((await alerts()).map((alert) => alert.createdOn.getTime())).toEqual([now - 600_000]);
  });

  it('are sorted within a body', async () => {
    await world.post('positions', idling().toReversed());
    expect((await alerts()).map((alert) => alert.createdOn.getTime())).toEqual([now - 600_000]);
  });

  it('go out live when they are the newest of their vehicle, and alerts are announced', async () => {
    const said: unknown[] = [];
    const deps = createIngestDeps({
      db: world.db,
      clock: world.clock,
      liveFeed: {
        changed: (companyId: number) => said.push(['changed', companyId]),
        position: (companyId: number, { recordedOn, isShared }: LivePosition) =>
          said.push([companyId, recordedOn.getTime(), isShared]),
      },
    });
    const read = (secondsAgo: number) => {
      const { imei: _, ...fields } = position(secondsAgo);
      return { course: null, odometer: null, imei, ...fields };
    };
    await ingestPositions(deps, 1, [read(900), read(800), read(850)]);
    await ingestPositions(deps, 1, [read(820)]);
    await ingestPositions(deps, 1, [read(100)]);
    expect(said).toEqual([
      [1, now - 800_000, false],
      ['changed', 1],
      [1, now - 100_000, false],
    ]);
  });
});
