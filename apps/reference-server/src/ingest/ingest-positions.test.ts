import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices, rawAlerts, vehiclePositions } from '../db/schema.ts';
import type { LivePosition } from '../live/live-publisher.ts';
import { createIngestDeps } from './ingest-deps.ts';
import { ingestPositions } from './ingest-positions.ts';
import { startIngestServer, type IngestServer } from '../testing/ingest-server.ts';

let server: IngestServer;
let imei: string;
let now: number;
let vehicleCount = 0;

beforeAll(async () => {
  server = await startIngestServer();
  await server.addRule({ alertCode: 15, minThreshold: 600 });
});
afterAll(() => server.close());

beforeEach(async () => {
  vehicleCount += 1;
  imei = `P${vehicleCount}`;
  now = server.clock.now();
  await server.post('vehicles', [{ imei, licensePlate: `B ${vehicleCount} P` }]);
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
  const [row] = await server.db.select().from(devices).where(eq(devices.imei, imei));
  if (row === undefined) throw new Error(`No device ${imei}`);
  return row;
};
const alerts = async () => {
  const { id } = await device();
  return server.db.select().from(rawAlerts).where(eq(rawAlerts.deviceId, id)).orderBy(rawAlerts.id);
};

/** Standing with the engine running for 20 minutes, one position per minute. */
const idling = () => Array.from({ length: 21 }, (_, index) => position((20 - index) * 60));

describe('positions', () => {
  it('are stored once, with results in order and invalid ones in place (RS-49)', async () => {
    const first = position(10, { speed: 42.5, course: 90, ignition: true, odometer: 1234.5 });
    const body = [first, position(5, { latitude: 95 }), position(4, { imei: 'unknown' }), first];
    expect(await server.outcomes('positions', body)).toEqual([
      'accepted',
      'invalid',
      'unknownDevice',
      'duplicate',
    ]);
    expect(await server.outcomes('positions', first)).toEqual(['duplicate']);
    const { vehicleId } = await device();
    const rows = await server.db
      .select()
      .from(vehiclePositions)
      .where(eq(vehiclePositions.vehicleId, vehicleId));
    expect(rows).toMatchObject([{ speed: 42.5, course: 90, ignition: true, odometer: 1234.5 }]);
  });

  it('of another company’s device are of an unknown device (RS-19)', async () => {
    const key = { key: 'test-ingest-key-of-company-2' };
    expect(await server.outcomes('positions', position(1), key)).toEqual(['unknownDevice']);
    const { vehicleId } = await device();
    const stored = server.db.$count(vehiclePositions, eq(vehiclePositions.vehicleId, vehicleId));
    expect(await stored).toBe(0);
  });

  it('with an implausible time are invalid (RS-42)', async () => {
    const { results } = await server.post('positions', [
      position(-11 * 60),
      position(366 * 86_400),
    ]);
    expect(results.map((result) => result.outcome)).toEqual(['invalid', 'invalid']);
  });

  it('move the last report of the device forward, never back (RS-48)', async () => {
    await server.post('positions', position(5));
    await server.post('positions', position(500));
    expect((await device()).lastReportOn?.getTime()).toBe(now - 5000);
  });

  it('raise one alert per episode, whether sent together or individually (RS-51)', async () => {
    await server.post('positions', idling());
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
    await server.post('vehicles', [{ imei, licensePlate: 'B 99 P' }]);
    for (const one of idling()) await server.post('positions', one);
    const [oneByOne, ...more] = await alerts();
    expect(more).toEqual([]);
    expect(oneByOne?.createdOn).toEqual(atOnce?.createdOn);
    expect(oneByOne?.alertTrigger).toBe(atOnce?.alertTrigger);
  });

  it('that are repeated change nothing (RS-49)', async () => {
    await server.post('positions', idling());
    const before = await alerts();
    expect(new Set(await server.outcomes('positions', idling()))).toEqual(new Set(['duplicate']));
    expect(await alerts()).toEqual(before);
  });

  it('that arrive late are stored and do not change the state (RS-49)', async () => {
    const [oldest, ...rest] = idling();
    await server.post('positions', [oldest, ...rest.slice(0, 8)]);
    // Moving: an hour ago, and in between.
    const late = [position(3600, { speed: 60 }), position(15 * 60 + 30, { speed: 60 })];
    expect(await server.outcomes('positions', late)).toEqual(['accepted', 'accepted']);
    await server.post('positions', rest.slice(8));
    expect((await alerts()).map((alert) => alert.createdOn.getTime())).toEqual([now - 600_000]);
  });

  it('are sorted within a request (RS-49)', async () => {
    await server.post('positions', idling().toReversed());
    expect((await alerts()).map((alert) => alert.createdOn.getTime())).toEqual([now - 600_000]);
  });

  it('are published live when newest, together with new alerts (RS-50)', async () => {
    const published: unknown[] = [];
    const deps = createIngestDeps({
      db: server.db,
      clock: server.clock,
      liveFeed: {
        changed: (companyId: number) => published.push(['changed', companyId]),
        position: (companyId: number, { recordedOn, isShared }: LivePosition) =>
          published.push([companyId, recordedOn.getTime(), isShared]),
      },
    });
    const read = (secondsAgo: number) => {
      const { imei: _, ...fields } = position(secondsAgo);
      return { course: null, odometer: null, imei, ...fields };
    };
    await ingestPositions(deps, 1, [read(900), read(800), read(850)]);
    await ingestPositions(deps, 1, [read(820)]);
    await ingestPositions(deps, 1, [read(100)]);
    expect(published).toEqual([
      [1, now - 800_000, false],
      ['changed', 1],
      [1, now - 100_000, false],
    ]);
  });
});
