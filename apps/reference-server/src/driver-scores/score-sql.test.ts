import { scoreCategories, type DriverScoreSettings } from '@pantau/core/driver-score';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drivers, driverSpans } from '../db/schema.ts';
import { addCompany } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { scoreTotals, type CategoryTotals, type DriverTotals } from './driver-record.ts';
import { readAverage, readScores } from './read-scores.ts';

let server: TestServer;
let ids: number[];

const DRIVERS = 40;

beforeAll(async () => {
  server = await startTestServer();
  await addCompany(server.db, 1);
  const values = Array.from({ length: DRIVERS }, () => ({ companyId: 1, fullname: 'X' }));
  ids = (await server.db.insert(drivers).values(values).returning()).map(({ id }) => id);
});
afterAll(() => server.close());

const points = fc.integer({ min: 0, max: 2_000 }).map((value) => value / 1_000);

const anySettings: fc.Arbitrary<DriverScoreSettings> = fc.record({
  base: fc.oneof(fc.integer({ min: 0, max: 100 }), points),
  intervalType: fc.constantFrom('distance', 'duration'),
  initialInterval: fc.integer({ min: 0, max: 300 }),
  initialBonus: points,
  interval: fc.integer({ min: 1, max: 300 }),
  bonus: points,
  costs: fc.record({
    harshBrake: points,
    harshAccel: points,
    overspeed: points,
    sharpturn: points,
  }),
  minimumScores: fc.constant({ A: 90, B: 75, C: 60, D: 40 }),
});

const anyTotals: fc.Arbitrary<DriverTotals> = fc.record({
  // Some lie right at the least distance and hour of a score.
  metres: fc.oneof(fc.nat(5_000_000), fc.integer({ min: 49_900, max: 50_100 })),
  drivingSeconds: fc.oneof(fc.nat(200_000), fc.integer({ min: 3_300, max: 3_700 })),
  lastSync: fc.constant(null),
  categories: fc
    .array(fc.tuple(fc.nat(8), fc.nat(500)), { minLength: 12, maxLength: 12 })
    .map((all) => {
      const entries = scoreCategories.map((category, index): [string, CategoryTotals] => {
        const [total, cost] = all[index] ?? [0, 0];
        return [category, { total, cost, falseTotal: 0, falseCost: 0 }];
      });
      return Object.fromEntries(entries) as unknown as DriverTotals['categories'];
    }),
});

it('the database computes exactly the scores of the formula (RS-295)', async () => {
  const { db } = server;
  const property = async (settings: DriverScoreSettings, all: readonly DriverTotals[]) => {
    await db.delete(driverSpans);
    const rows = all.map(({ metres, drivingSeconds, categories }, index) => ({
      companyId: 1,
      driverId: ids[index] ?? 0,
      days: 1,
      firstDay: 7,
      metres,
      drivingSeconds,
      ...Object.fromEntries(
        Object.entries(categories).flatMap(([category, { total, cost }]) => [
          [`${category}Total`, total],
          [`${category}Cost`, cost],
        ]),
      ),
    }));
    await db.insert(driverSpans).values(rows);
    const expected = all.map((totals) => scoreTotals(totals, settings).score);
    const found = await readScores(db, 1, { from: 7, to: 7 }, settings);
    const byId = new Map(found.map((row) => [row.driverId, row.hundredths]));
    const scores = ids.map((id) => byId.get(id) ?? null);
    expect(scores.map((score) => (score === null ? null : score / 100))).toEqual(expected);
    const scored = expected.filter((score) => score !== null);
    const average = await readAverage(db, 1, { from: 7, to: 7 }, settings, undefined);
    expect(average.count).toBe(scored.length);
  };
  await fc.assert(
    fc.asyncProperty(
      anySettings,
      fc.array(anyTotals, { minLength: DRIVERS, maxLength: DRIVERS }),
      property,
    ),
    { numRuns: 40 },
  );
});
