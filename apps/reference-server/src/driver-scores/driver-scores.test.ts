import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql, type SignedIn } from '../testing/client.ts';
import {
  addDriver,
  changeSettings,
  drive,
  markFalse,
  report,
  resolve,
  startScoreServer,
  type AddedDriver,
} from '../testing/driver-score-server.ts';
import { scoreQuery, scoresQuery } from '../testing/driver-score-operations.ts';
import type { TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let session: SignedIn;
let agus: AddedDriver;
let budi: AddedDriver;

const period = { startDate: '2026-11-01', endDate: '2026-11-20' };

const list = (filter: object = {}) =>
  graphql(server, session.accessToken, scoresQuery, { filter: { ...period, ...filter } });
const read = (driver: AddedDriver, filter: object = {}) =>
  graphql(server, session.accessToken, scoreQuery, {
    filter: { driverId: driver.id, ...period, ...filter },
  });

beforeAll(async () => {
  ({ server, session } = await startScoreServer());
  const { db } = server;
  await changeSettings(db, {
    dsInitialInterval: 100,
    dsInitialBonus: 2,
    dsInterval: 100,
    dsBonus: 1,
    dsCostBrake: 2,
    dsCostOverspeed: 3,
  });
  agus = await addDriver(db, 1, 'Agus Salim', { phoneNo: '+62811', photograph: '/agus.jpg' });
  budi = await addDriver(db, 1, 'Budi Santoso');
  await drive(server, agus, '2026-11-02', { km: 250, hours: 5 });
  await drive(server, agus, '2026-11-03', { km: 300.04, hours: 6.5 });
  await report(server, agus, '2026-11-02', 'harshBrake', { cost: 50 });
  await report(server, agus, '2026-11-03', 'harshBrake');
  await report(server, agus, '2026-11-03', 'yawn', { cost: 1.25 });
  await report(server, agus, '2026-11-03', 'yawn');
  // Fuel theft is no fault of driving.
  await report(server, agus, '2026-11-03', 'yawn', { alertCode: 14, alertTrigger: 20 });
  await drive(server, budi, '2026-11-05', { km: 49.9 });
  await report(server, budi, '2026-11-05', 'smoking');
});
afterAll(() => server.close());

describe('a driver score', () => {
  it('comes from the stored alerts and distances, with the settings of the company (RS-275)', async () => {
    const { data, settings } = await read(agus);
    expect(settings).toMatchObject({ dsBase: 100, dsIntervalType: 'distance', dsCostBrake: 2 });
    // Bonus: 2 for the first 100 km, 1 for each of four more; the sum is limited to 100.
    expect(data).toMatchObject({
      driver: { fullname: 'Agus Salim', phoneNo: '+62811', photograph: '/agus.jpg' },
      totalAlert: 4,
      harshBrake: { total: 2, reportedCost: 51, score: -4 },
      yawn: { total: 2, reportedCost: 2.25, score: -2.25 },
      smoking: { total: 0, reportedCost: 0, score: 0 },
      totalDriven: 550,
      drivingHours: 11.5,
      score: 99.75,
      finalGrade: 'A',
    });
  });

  it('is absent without enough driving, never 0 (RS-276)', async () => {
    const { data } = await read(budi);
    expect(data).toMatchObject({
      totalDriven: 49.9,
      score: null,
      finalGrade: null,
      totalAlert: 1,
      smoking: { total: 1, score: null },
      excludedFalseAlerts: { total: 0, points: 0 },
    });
    const { aggregation } = await list();
    expect(aggregation).toMatchObject({ totalDriver: 1, totalWithoutScore: 1 });
  });

  it('does not count false alerts, and says by how much they would lower it (RS-277)', async () => {
    const before = (await read(agus)).data;
    const id = await report(server, agus, '2026-11-04', 'overspeed', { alertTrigger: 99 });
    expect((await read(agus)).data.score).toBe(before.score - 3);
    await markFalse(server, session, [id]);
    const marked = (await read(agus)).data;
    expect(marked).toEqual({
      ...before,
      lastSync: marked.lastSync,
      excludedFalseAlerts: { total: 1, points: 3 },
    });
    await markFalse(server, session, [id], false);
    expect((await read(agus)).data).toMatchObject({
      score: before.score - 3,
      excludedFalseAlerts: { total: 0, points: 0 },
    });
  });

  it('counts an alert once, however its marks change (RS-277)', async () => {
    const before = (await read(agus)).data;
    const id = await report(server, agus, '2026-11-04', 'phoneCalling');
    const scoreOf = async () => (await read(agus)).data.score;
    await markFalse(server, session, [id]);
    await resolve(server, session, [id], true);
    expect(await scoreOf()).toBe(before.score);
    // Opens it again in both respects.
    await resolve(server, session, [id], false);
    expect(await scoreOf()).toBe(before.score - 1);
    await resolve(server, session, [id], true);
    await markFalse(server, session, [id], false);
    expect(await scoreOf()).toBe(before.score - 1);
  });

  it('belongs to the days of the company (RS-278)', async () => {
    const citra = await addDriver(server.db, 1, 'Citra');
    await drive(server, citra, '2026-10-10', { km: 100 });
    // 10 minutes before and after midnight in Jakarta.
    for (const createdOn of ['2026-10-09T16:50:00Z', '2026-10-10T16:50:00Z']) {
      await report(server, citra, '2026-10-10', 'smoking', { createdOn });
    }
    await report(server, citra, '', 'phoneCalling', { createdOn: '2026-10-10T17:10:00Z' });
    const day = { startDate: '2026-10-10', endDate: '2026-10-10' };
    const { data } = await read(citra, day);
    expect(data).toMatchObject({ smoking: { total: 1 }, phoneCalling: { total: 0 } });
  });

  it('says when its newest data was stored (RS-279)', async () => {
    const dewi = await addDriver(server.db, 1, 'Dewi');
    expect((await read(dewi)).data.lastSync).toBeNull();
    const before = server.clock.now();
    await report(server, dewi, '2026-11-04', 'smoking');
    const lastSync = Date.parse((await read(dewi)).data.lastSync);
    expect(lastSync).toBeGreaterThanOrEqual(before);
    expect(lastSync).toBeLessThanOrEqual(server.clock.now());
    expect(Date.parse((await list()).lastSync)).toBe(lastSync);
  });
});

describe('the history of a score', () => {
  it.each([
    ['days up to 31', '2026-10-21', 31, '2026-10-21', '2026-10-22'],
    ['weeks up to 92', '2026-08-21', 14, '2026-08-23', '2026-08-24'],
    ['months', '2026-01-10', 11, '2026-01-31', '2026-02-01'],
  ])('has %s (RS-280)', async (_, startDate, count, firstEnd, secondStart) => {
    const { history } = await read(agus, { startDate });
    expect(history).toHaveLength(count);
    expect(history[0]).toMatchObject({ startDate, endDate: firstEnd });
    expect(history[1]).toMatchObject({ startDate: secondStart });
    expect(history.at(-1).endDate).toBe('2026-11-20');
    const scores = history.map(({ score }: { score: number | null }) => score);
    expect(scores).toContain(null);
    expect(scores.some((score: number | null) => score !== null)).toBe(true);
  });
});

describe('a period', () => {
  it.each([
    ['2026-11-05', '2026-11-04', 'The start date must be before the end date.'],
    ['2026-02-30', '2026-11-04', 'The date must be like 2026-11-20.'],
    ['1 May', '2026-11-04', 'The date must be like 2026-11-20.'],
    ['2026-11-21', '2026-12-04', 'The period has not started yet.'],
    ['2025-10-16', '2026-11-20', 'The period can be at most 400 days.'],
  ])('from %s to %s is refused (RS-281)', async (startDate, endDate, message) => {
    const refusal = { errorName: 'INVALID_INPUT', message, data: null };
    expect(await list({ startDate, endDate })).toMatchObject(refusal);
    expect(await read(agus, { startDate, endDate })).toMatchObject(refusal);
  });

  it('ends today at the latest (RS-281)', async () => {
    const { aggregation } = await list({ startDate: '2025-10-17', endDate: '2026-12-31' });
    expect(aggregation.trend.at(-1)).toMatchObject({
      startDate: '2025-10-17',
      endDate: '2026-11-20',
    });
  });
});
