import { createManualClock } from '@pantau/core/testing';
import { and, eq, lt, not, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driverFalseAlerts, drivers, driverSpans, rawAlerts } from '../db/schema.ts';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { graphql, postJson } from '../testing/client.ts';
import { notificationQuery } from '../testing/history-operations.ts';
import { driverAlertsQuery, scoresQuery } from '../testing/driver-score-operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { seedDemoDriverScores } from './seed-demo-driver-scores.ts';
import { seedDemo } from './seed-demo.ts';

/** Now, because the server's clock runs. */
const clock = createManualClock(Date.now());
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    env: { PANTAU_DEMO: 'on' },
    seed: async (db) => {
      await seedDemo({ db, clock });
      await seedDemoDriverScores({ db, clock });
    },
  });
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
const day = (ago: number): string =>
  new Date(clock.now() + 7 * 3_600_000 - ago * DAY_MS).toISOString().slice(0, 10);

async function tokenOf(email: string): Promise<string> {
  const response = await postJson(server, '/api/session', { email, password: DEMO_PASSWORD });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

async function opens(email: string) {
  const accessToken = await tokenOf(email);
  return (id: string) => graphql(server, accessToken, notificationQuery, { id });
}

async function as(email: string) {
  const accessToken = await tokenOf(email);
  return (query: string, filter: object) => graphql(server, accessToken, query, { filter });
}

describe('the driver scores of the demo', () => {
  it('are seeded once (RS-296)', async () => {
    const before = await server.db.$count(rawAlerts);
    expect(await seedDemoDriverScores({ db: server.db, clock })).toBe(false);
    expect(await server.db.$count(rawAlerts)).toBe(before);
  });

  it('cover a year, differ between drivers, and leave some without a score (RS-296)', async () => {
    const read = await as('manager@demo.pantau.example');
    const all = { pagination: { show: 100 } };
    const year = await read(scoresQuery, { startDate: day(364), endDate: day(0), ...all });
    expect(year.data).toHaveLength(32);
    const used = year.aggregation.grades.filter(({ total }: { total: number }) => total > 0);
    expect(used.length).toBeGreaterThanOrEqual(3);
    const week = await read(scoresQuery, { startDate: day(6), endDate: day(0), ...all });
    expect(week.aggregation.totalWithoutScore).toBeGreaterThan(0);
    expect(week.aggregation.totalDriver).toBeGreaterThan(20);
    const { trend } = (await read(scoresQuery, { startDate: day(29), endDate: day(0) }))
      .aggregation;
    for (const { averageScore } of trend) expect(averageScore).toBeGreaterThan(40);
  });

  it('agree with the alerts behind them (RS-296)', async () => {
    const read = await as('manager@demo.pantau.example');
    const period = { startDate: day(200), endDate: day(0) };
    const { data } = await read(scoresQuery, period);
    for (const { driverId, totalAlert, excludedFalseAlerts } of data.slice(0, 5)) {
      const counting = await read(driverAlertsQuery, { driverId, ...period });
      expect(counting.pagination.total).toBe(totalAlert);
      const filter = { driverId, ...period, includeFalseAlerts: true };
      const { pagination } = await read(driverAlertsQuery, filter);
      expect(pagination.total).toBe(totalAlert + excludedFalseAlerts.total);
    }
    expect(await server.db.$count(driverFalseAlerts)).toBeGreaterThan(0);
  });

  it('come from alerts that can be opened and wait for nobody (RS-296)', async () => {
    const read = await as('manager@demo.pantau.example');
    const period = { startDate: day(364), endDate: day(0) };
    const { data } = await read(scoresQuery, period);
    const open = await opens('manager@demo.pantau.example');
    let opened = 0;
    for (const { driverId } of data.slice(0, 4)) {
      const filter = { driverId, ...period, includeFalseAlerts: true, pagination: { first: 40 } };
      const alerts: { rawAlertId: string }[] = (await read(driverAlertsQuery, filter)).data;
      const found = await Promise.all(alerts.map(({ rawAlertId }) => open(rawAlertId)));
      expect(found.map(({ data: one }) => one?.rawAlertId)).toEqual(
        alerts.map(({ rawAlertId }) => rawAlertId),
      );
      opened += found.length;
    }
    expect(opened).toBeGreaterThan(100);
    const waiting = and(
      lt(rawAlerts.createdOn, new Date(clock.now() - 2 * DAY_MS)),
      or(not(rawAlerts.isRead), and(not(rawAlerts.isResolved), not(rawAlerts.isFalseAlert))),
    );
    expect(await server.db.$count(rawAlerts, waiting)).toBe(0);
  });

  it('let the demo’s driver see only their own (RS-296)', async () => {
    const read = await as('driver@demo.pantau.example');
    const { data } = await read(scoresQuery, { startDate: day(29), endDate: day(0) });
    expect(data).toMatchObject([{ driver: { fullname: 'Slamet Riyadi' } }]);
    const [driver] = await server.db
      .select()
      .from(drivers)
      .where(eq(drivers.fullname, 'Slamet Riyadi'));
    const spans = and(eq(driverSpans.driverId, driver?.id ?? 0), sql`${driverSpans.days} = 64`);
    expect(await server.db.$count(driverSpans, spans)).toBeGreaterThan(5);
  });
});
