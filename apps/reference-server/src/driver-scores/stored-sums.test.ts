import { scoreCategories } from '@pantau/core/driver-score';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
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
import { buildSpans } from './build-spans.ts';
import { drivingBetween } from '../driver-sums/driving-step.ts';
import { categoryOfCode } from '../driver-sums/score-codes.ts';
import { coverPeriod, netCover, type SpanRange } from './cover-period.ts';
import { costColumn, spanLengths, totalColumn } from '../driver-sums/span-columns.ts';

const DAY_MS = 86_400_000;
/** Jakarta has no summer time. */
const dayInJakarta = (at: Date): number => Math.floor((at.getTime() + 7 * 3_600_000) / DAY_MS);

const spanCount = (ranges: readonly SpanRange[]): number =>
  ranges.reduce((sum, { days, from, to }) => sum + (to - from + 1) / days, 0);

describe('the spans of a period', () => {
  it('contain each of its days once, and are few (RS-291)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.nat(399), (from, length) => {
        const days = coverPeriod({ from, to: from + length }).flatMap((range) => {
          expect([range.from % range.days, (range.to + 1) % range.days]).toEqual([0, 0]);
          return Array.from(
            { length: range.to - range.from + 1 },
            (_, index) => range.from + index,
          );
        });
        expect(days).toEqual(Array.from({ length: length + 1 }, (_, index) => from + index));
        expect(spanCount(coverPeriod({ from, to: from + length }))).toBeLessThanOrEqual(
          7 + 7 + 7 + 7 + 6,
        );
      }),
    );
  });

  it('add up to each of its days once where some are taken away, and are fewer (RS-304)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.nat(399), (from, length) => {
        const period = { from, to: from + length };
        const ranges = netCover(period);
        const times = new Map<number, number>();
        for (const { days, from: first, to, sign } of ranges) {
          expect([first % days, (to + 1) % days]).toEqual([0, 0]);
          for (let day = first; day <= to; day += 1) times.set(day, (times.get(day) ?? 0) + sign);
        }
        const counted = [...times].filter(([, count]) => count !== 0);
        expect(counted.every(([, count]) => count === 1)).toBe(true);
        expect(counted.map(([day]) => day).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: length + 1 }, (_, index) => from + index),
        );
        expect(spanCount(ranges)).toBeLessThanOrEqual(spanCount(coverPeriod(period)));
        expect(spanCount(ranges)).toBeLessThanOrEqual(4 + 4 + 4 + 4 + 7);
      }),
    );
  });
});

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
async function recomputed(): Promise<unknown[]> {
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
    const day = dayInJakarta(alert.createdOn);
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
    addToSpans(position.driverId, dayInJakarta(position.recordedOn), change);
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
  const headers = { authorization: 'Bearer test-key-1' };
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
});
