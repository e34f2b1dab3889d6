import { scoreCategories } from '@pantau/core/driver-score';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  companies,
  driverFalseAlerts,
  driverSpans,
  rawAlerts,
  vehiclePositions,
  vehicles,
} from '../db/schema.ts';
import { graphql, postJson, type SignedIn } from '../testing/client.ts';
import { addDriver, startScoreServer, type AddedDriver } from '../testing/driver-score-server.ts';
import { actionMutation, anyDate } from '../testing/operations.ts';
import type { TestServer } from '../testing/start-test-server.ts';
import { buildMissingSpans, buildSpans } from './build-spans.ts';
import { changeTimeZone } from './change-time-zone.ts';
import { drivingBetween } from '../driver-sums/driving-step.ts';
import { categoryOfCode } from '../driver-sums/score-codes.ts';
import { costColumn, spanLengths, totalColumn } from '../driver-sums/span-columns.ts';

const DAY_MS = 86_400_000;
/** The hours that local time is ahead of UTC; neither zone has summer time. */
const hoursOf = { 'Asia/Jakarta': 7, 'Pacific/Honolulu': -10 } as const;
const dayIn = (zone: keyof typeof hoursOf, at: Date): number =>
  Math.floor((at.getTime() + hoursOf[zone] * 3_600_000) / DAY_MS);

let server: TestServer;
let session: SignedIn;
let people: AddedDriver[];

beforeAll(async () => {
  ({ server, session } = await startScoreServer());
  people = [];
  for (const name of ['Agus', 'Budi', 'Citra']) {
    people.push(await addDriver(server.db, 1, name));
  }
});
afterAll(() => server.close());

/** Every row of `driver_spans` without the time of the last sync, and every false alert. */
async function maintained(): Promise<unknown[]> {
  const { db } = server;
  const spans = await db.select().from(driverSpans);
  const falseAlerts = await db.select().from(driverFalseAlerts);
  return [
    ...spans
      .map(({ lastSync: _, companyId: __, ...row }) => row)
      .filter(({ driverId: _, days: __, firstDay: ___, ...sums }) =>
        Object.values(sums).some((sum) => sum !== 0),
      ),
    ...falseAlerts.filter(({ total }) => total !== 0).map(({ companyId: _, ...row }) => row),
  ].toSorted((a, b) => (JSON.stringify(sortedKeys(a)) < JSON.stringify(sortedKeys(b)) ? -1 : 1));
}

const sortedKeys = (row: object): [string, unknown][] => Object.entries(row).toSorted();
const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The same, computed from all alerts and positions one by one. */
async function recomputed(zone: keyof typeof hoursOf = 'Asia/Jakarta'): Promise<unknown[]> {
  const { db } = server;
  const rows = new Map<string, Record<string, number>>();
  const add = (key: Record<string, number>, change: Record<string, number>) => {
    const id = JSON.stringify(key);
    const row = rows.get(id) ?? { ...key };
    for (const [name, value] of Object.entries(change)) row[name] = (row[name] ?? 0) + value;
    rows.set(id, row);
  };
  const blank = Object.fromEntries(
    scoreCategories
      .flatMap((category) => [totalColumn(category), costColumn(category)])
      .map((column) => [camelCase(column), 0]),
  );
  const addToSpans = (driverId: number, day: number, change: Record<string, number>) => {
    for (const days of spanLengths) {
      const key = { driverId, days, firstDay: Math.floor(day / days) * days };
      add(key, { metres: 0, drivingSeconds: 0, ...blank });
      add(key, change);
    }
  };
  for (const alert of await db.select().from(rawAlerts)) {
    const category = categoryOfCode.get(alert.alertCode);
    if (category === undefined || alert.driverId === null) continue;
    const day = dayIn(zone, alert.createdOn);
    const cost = Math.round((alert.cost ?? 1) * 100);
    const { driverId, alertCode } = alert;
    if (alert.isFalseAlert) add({ driverId, day, alertCode }, { total: 1, cost });
    else {
      const total = { [camelCase(totalColumn(category))]: 1 };
      addToSpans(driverId, day, { ...total, [camelCase(costColumn(category))]: cost });
    }
  }
  const positions = await db
    .select()
    .from(vehiclePositions)
    .orderBy(asc(vehiclePositions.vehicleId), asc(vehiclePositions.recordedOn));
  positions.forEach((position, index) => {
    const before = positions[index - 1];
    if (before?.vehicleId !== position.vehicleId || position.driverId === null) return;
    const { metres, seconds } = drivingBetween(
      { ...before, at: before.recordedOn.getTime() },
      { ...position, at: position.recordedOn.getTime() },
    );
    if (metres === 0 && seconds === 0) return;
    const change = { metres, drivingSeconds: seconds };
    addToSpans(position.driverId, dayIn(zone, position.recordedOn), change);
  });
  return [...rows.values()].toSorted((a, b) =>
    JSON.stringify(sortedKeys(a)) < JSON.stringify(sortedKeys(b)) ? -1 : 1,
  );
}

const NEWEST = Date.parse('2026-11-20T11:00:00+07:00');
const person = fc.nat(2);
/** Minutes before now, with a preference for a few that cause duplicates. */
const age = fc.oneof(fc.nat(20), fc.nat(3 * 1_440), fc.nat(300 * 1_440));

const arrival = fc.oneof(
  fc.record({
    kind: fc.constant('alerts' as const),
    items: fc.array(
      fc.record({
        person,
        age,
        alertCode: fc.constantFrom(8, 10, 11, 50, 52, 14),
        cost: fc.constantFrom(null, 0, 1.25, 0.333),
        named: fc.option(person),
      }),
      { maxLength: 6 },
    ),
  }),
  fc.record({
    kind: fc.constant('positions' as const),
    items: fc.array(
      fc.record({
        person,
        age,
        latitude: fc.integer({ min: -70, max: -60 }).map((value) => value / 10),
        odometer: fc.option(fc.nat(5_000)),
      }),
      { maxLength: 8 },
    ),
  }),
  fc.record({ kind: fc.constant('handOver' as const), person, to: fc.option(person) }),
);
const action = fc.record({
  kind: fc.constant('action' as const),
  action: fc.constantFrom(
    ['FalseAlert', { isFalseAlert: true, reason: 'x' }] as const,
    ['FalseAlert', { isFalseAlert: false }] as const,
    ['Resolve', { isResolved: true }] as const,
    ['Resolve', { isResolved: false }] as const,
  ),
  mode: fc.constantFrom('Selection', 'All', 'Exclude'),
  modulus: fc.integer({ min: 1, max: 4 }),
});
const step = fc.oneof(arrival, action);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const at = (minutes: number): string => new Date(NEWEST - minutes * 60_000).toISOString();

async function send(path: string, items: readonly object[]): Promise<void> {
  const headers = { authorization: 'Bearer test-ingest-key-of-company-1' };
  const response = await postJson(server, `/api/ingest/${path}`, items, headers);
  expect(response.status).toBe(200);
}

async function run(one: Step): Promise<void> {
  const { db } = server;
  const imeiOf = (index: number) => people[index]?.vehicle.imei;
  if (one.kind === 'alerts') {
    const items = one.items.map(({ person: who, age: minutes, named, ...alert }) => ({
      ...alert,
      imei: imeiOf(who),
      createdOn: at(minutes),
      driverId: named === null ? undefined : people[named]?.id,
    }));
    await send('alerts', items);
  } else if (one.kind === 'positions') {
    const items = one.items.map(({ person: who, age: minutes, ...position }) => ({
      ...position,
      longitude: 106.8,
      imei: imeiOf(who),
      recordedOn: at(minutes),
    }));
    await send('positions', items);
  } else if (one.kind === 'handOver') {
    const driverId = one.to === null ? null : (people[one.to]?.id ?? null);
    await db
      .update(vehicles)
      .set({ driverId })
      .where(eq(vehicles.id, people[one.person]?.vehicle.id ?? 0));
  } else {
    const [actionType, data] = one.action;
    const ids = (await db.select({ id: rawAlerts.id }).from(rawAlerts))
      .filter(({ id }) => id % one.modulus === 0)
      .map(({ id }) => String(id));
    const rawAlertId = one.mode === 'All' ? [] : ids.length > 0 ? ids : ['1'];
    const selection = { selectionMode: one.mode, rawAlertId, dateRange: anyDate };
    const input = { actionType, data: JSON.stringify(data), ...selection };
    const { isSuccessful } = await graphql(server, session.accessToken, actionMutation, { input });
    expect(isSuccessful).toBe(true);
  }
}

describe('the stored sums', () => {
  it('always equal a slow recomputation, whatever arrives or is marked (RS-292)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        for (const one of steps) await run(one);
        expect(await maintained()).toEqual(await recomputed());
      }),
      { numRuns: 25, endOnFailure: true },
    );
    expect((await maintained()).length).toBeGreaterThan(20);
  });

  it('can be built anew from what is stored (RS-293)', async () => {
    const before = await maintained();
    await server.db.update(driverSpans).set({ metres: 1, yawnTotal: 7 });
    await server.db.update(driverFalseAlerts).set({ total: 9 });
    await server.db.transaction((tx) => buildSpans(tx, 1, 'Asia/Jakarta'));
    expect(await maintained()).toEqual(before);
  });

  it('are built once for data from before driver scores, by one of two servers (RS-305)', async () => {
    const { db } = server;
    const before = await maintained();
    await db.delete(driverSpans);
    await db.delete(driverFalseAlerts);
    await buildMissingSpans(db);
    expect(await maintained()).toEqual([]);
    await db.update(companies).set({ hasDriverScores: false });
    await Promise.all([buildMissingSpans(db), buildMissingSpans(db)]);
    expect(await maintained()).toEqual(before);
    expect(await db.$count(companies, eq(companies.hasDriverScores, false))).toBe(0);
  });

  it('belong to the days of another time zone when the company changes it (RS-306)', async () => {
    const { db } = server;
    const before = await maintained();
    await db.transaction((tx) => changeTimeZone(tx, 1, 'Pacific/Honolulu'));
    expect(await maintained()).toEqual(await recomputed('Pacific/Honolulu'));
    expect(await maintained()).not.toEqual(before);
    await db.transaction((tx) => changeTimeZone(tx, 1, 'Asia/Jakarta'));
    expect(await maintained()).toEqual(before);
  });

  it('keep driving whose positions were deleted when the time zone changes (RS-306)', async () => {
    const { db } = server;
    const driven = async () => {
      const rows = await db.select().from(driverSpans).where(eq(driverSpans.days, 64));
      return rows.reduce((sum, { metres }) => sum + metres, 0);
    };
    const before = await driven();
    expect(before).toBeGreaterThan(0);
    await db.delete(vehiclePositions);
    await db.transaction((tx) => changeTimeZone(tx, 1, 'Pacific/Honolulu'));
    expect(await driven()).toBe(before);
  });
});
