import { menuScopes, scopes } from '@pantau/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql, signIn, type SignedIn } from '../testing/client.ts';
import { companyQuery, updateSectionMutation } from '../testing/company-operations.ts';
import { driverAlertsQuery, scoreQuery, scoresQuery } from '../testing/driver-score-operations.ts';
import {
  addDriver,
  changeSettings,
  drive,
  report,
  startScoreServer,
  type AddedDriver,
} from '../testing/driver-score-server.ts';
import { addUser } from '../testing/fixtures.ts';
import type { TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let session: SignedIn;
let editor: SignedIn;
let agus: AddedDriver;

const october = { startDate: '2026-10-01', endDate: '2026-10-31' };
const november = { startDate: '2026-11-01', endDate: '2026-11-20' };

const run = (query: string, filter: object, by = session) =>
  graphql(server, by.accessToken, query, { filter });

/** Every number of a period that depends on the settings. */
async function scoresOf(period: object) {
  const list = await run(scoresQuery, period);
  const one = await run(scoreQuery, { ...period, driverId: agus.id });
  const alerts = await run(driverAlertsQuery, { ...period, driverId: agus.id });
  const [row] = list.data;
  return {
    row: [row.score, row.finalGrade, row.harshBrake.score],
    average: list.aggregation.averageScore,
    best: list.aggregation.top10Drivers.map(({ score }: { score: number }) => score),
    detail: [one.data.score, one.data.finalGrade],
    days: one.history.flatMap(({ score }: { score: number | null }) => score ?? []),
    points: alerts.data.map(({ points }: { points: number }) => points),
  };
}

async function save(fields: object) {
  const { data } = await run(companyQuery, { id: '1' }, editor);
  const input = { id: '1', revision: data.revisions.driverScore, ...fields };
  return graphql(server, editor.accessToken, updateSectionMutation, { input });
}

beforeAll(async () => {
  ({ server, session } = await startScoreServer());
  const { db } = server;
  editor = await signIn(server, await addUser(db, 1, [menuScopes.setting, scopes.companyUpdate]));
  await changeSettings(db, { dsBase: 100, dsInitialBonus: 0, dsBonus: 0, dsCostBrake: 2 });
  agus = await addDriver(db, 1, 'Agus');
  await drive(server, agus, '2026-10-05', { km: 80 });
  await drive(server, agus, '2026-11-02', { km: 120 });
  for (const day of ['2026-10-05', '2026-10-05', '2026-11-02']) {
    await report(server, agus, day, 'harshBrake');
  }
});
afterAll(() => server.close());

it('saved settings apply to every score at once, those of past periods included (RS-330)', async () => {
  const alike = (score: number, grade: string, brakes: number, count: number) => ({
    row: [score, grade, -brakes],
    average: score,
    best: [score],
    detail: [score, grade],
    days: [score],
    points: Array.from({ length: count }, () => -brakes / count),
  });
  expect(await scoresOf(october)).toEqual(alike(96, 'A', 4, 2));
  expect(await scoresOf(november)).toEqual(alike(98, 'A', 2, 1));
  const fields = { dsBase: 90.25, dsCostBrake: 5.5, dsMinScoreA: 88, dsMinScoreB: 82 };
  expect(await save(fields)).toMatchObject({ isSuccessful: true, fieldErrors: null });
  expect(await scoresOf(october)).toEqual(alike(79.25, 'C', 11, 2));
  expect(await scoresOf(november)).toEqual(alike(84.75, 'B', 5.5, 1));
  // The bonus of 100 km or 2 hours, then in hours only.
  await save({ dsInitialInterval: 100, dsInitialBonus: 3 });
  expect(await scoresOf(november)).toMatchObject({ average: 87.75 });
  await save({ dsIntervalType: 'duration' });
  expect(await scoresOf(november)).toMatchObject({ average: 84.75 });
});
