import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql, type SignedIn } from '../testing/client.ts';
import {
  addDriver,
  drive,
  markFalse,
  report,
  startScoreServer,
  type AddedDriver,
} from '../testing/driver-score-server.ts';
import { driverAlertsQuery, scoreQuery } from '../testing/driver-score-operations.ts';
import type { TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let session: SignedIn;
let agus: AddedDriver;
let budi: AddedDriver;

const period = { startDate: '2026-11-01', endDate: '2026-11-20' };

const list = (filter: object = {}) =>
  graphql(server, session.accessToken, driverAlertsQuery, {
    filter: { driverId: agus.id, ...period, ...filter },
  });
const idsOf = ({ data }: { data: readonly { rawAlertId: string }[] }): string[] =>
  data.map(({ rawAlertId }) => rawAlertId);

/** Newest first. */
const smoking: string[] = [];
let falseAlert: string;

beforeAll(async () => {
  ({ server, session } = await startScoreServer());
  agus = await addDriver(server.db, 1, 'Agus', {}, { isShared: true });
  budi = await addDriver(server.db, 1, 'Budi');
  await drive(server, agus, '2026-11-02', { km: 500 });
  await drive(server, agus, '2026-11-03', { km: 1_500, hours: 30 });
  for (const driver of [agus, budi]) {
    await report(server, driver, '2026-10-31', 'smoking');
    await report(server, driver, '2026-11-21', 'smoking', { createdOn: '2026-10-31T16:59:59Z' });
  }
  await report(server, budi, '2026-11-05', 'smoking');
  for (let day = 1; day <= 7; day += 1) {
    const createdOn = `2026-11-0${day}T01:00:00.000Z`;
    smoking.unshift(await report(server, agus, '', 'smoking', { createdOn, cost: 3 }));
  }
  falseAlert = await report(server, agus, '2026-11-08', 'yawn', { alertFlag: 'x', address: 'Tol' });
  await markFalse(server, session, [falseAlert]);
});
afterAll(() => server.close());

it('are those that count in the period, newest first, with what each costs (RS-289)', async () => {
  const result = await list();
  expect(idsOf(result)).toEqual(smoking);
  expect(result.pagination.total).toBe(7);
  const score = await graphql(server, session.accessToken, scoreQuery, {
    filter: { driverId: agus.id, ...period },
  });
  expect(score.data).toMatchObject({ smoking: { total: 7, score: -10.5 }, totalAlert: 7 });
  // 2,000 km are twice the reference.
  expect(result.data[0]).toMatchObject({
    createdOn: '2026-11-07T01:00:00.000Z',
    driverId: String(agus.id),
    driver: { fullname: 'Agus' },
    alertCode: 52,
    alert: { alertCode: 52, descriptionEng: 'Smoking', descriptionIdn: 'Merokok' },
    category: 'smoking',
    cost: 3,
    points: -1.5,
    isFalseAlert: false,
  });
});

it('include false ones on request, which cost nothing (RS-289)', async () => {
  const result = await list({ includeFalseAlerts: true });
  expect(idsOf(result)).toEqual([falseAlert, ...smoking]);
  expect(result.data[0]).toMatchObject({ isFalseAlert: true, points: 0, address: 'Tol' });
  const yawns = await list({ includeFalseAlerts: true, categories: ['yawn', 'overspeed'] });
  expect(idsOf(yawns)).toEqual([falseAlert]);
  expect(idsOf(await list({ categories: [] }))).toEqual([]);
});

it('cost nothing in particular without a score (RS-289)', async () => {
  const { data } = await list({ driverId: budi.id });
  expect(data).toMatchObject([{ points: null }]);
});

it('are read page by page in both directions, whatever arrives meanwhile (RS-290)', async () => {
  const first = await list({ pagination: { first: 3 } });
  expect(idsOf(first)).toEqual(smoking.slice(0, 3));
  expect(first.pagination).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const newer = await report(server, agus, '2026-11-12', 'yawn');
  const next = await list({ pagination: { first: 3, after: first.pagination.endCursor } });
  expect(idsOf(next)).toEqual(smoking.slice(3, 6));
  expect(next.pagination).toMatchObject({ hasNextPage: true, hasPreviousPage: true, total: 8 });
  const last = await list({ pagination: { first: 3, after: next.pagination.endCursor } });
  expect(idsOf(last)).toEqual(smoking.slice(6));
  expect(last.pagination).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const back = await list({ pagination: { first: 3, before: last.pagination.startCursor } });
  expect(idsOf(back)).toEqual(smoking.slice(3, 6));
  expect(back.pagination).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  const toStart = await list({ pagination: { first: 100, before: back.pagination.startCursor } });
  expect(idsOf(toStart)).toEqual([newer, ...smoking.slice(0, 3)]);
  expect(toStart.pagination).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
});

it.each([{ first: 101 }, { first: 0 }, { after: 'x' }, { after: 'MS4x', before: 'MS4x' }])(
  'refuse the page %j (RS-290)',
  async (pagination) => {
    expect(await list({ pagination })).toMatchObject({ errorName: 'INVALID_INPUT', data: null });
  },
);
