import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql, signIn, type SignedIn } from '../testing/client.ts';
import {
  addDriver,
  drive,
  driverUserScopes,
  report,
  startScoreServer,
  type AddedDriver,
} from '../testing/driver-score-server.ts';
import {
  driverAlertsQuery,
  scoreGroupsQuery,
  scoreQuery,
  scoresQuery,
} from '../testing/driver-score-operations.ts';
import { addUser, type AddedUser } from '../testing/fixtures.ts';
import { addGroup } from '../testing/rule-fixtures.ts';
import type { TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let session: SignedIn;
let other: SignedIn;
let agus: AddedDriver;
let own: AddedUser;
let groupId: string;

const period = { startDate: '2026-11-01', endDate: '2026-11-20' };

const list = (filter: object = {}, by = session) =>
  graphql(server, by.accessToken, scoresQuery, { filter: { ...period, ...filter } });

type Row = { driver: { fullname: string }; driverId: string };
const namesOf = ({ data }: { data: readonly Row[] }) => data.map((row) => row.driver.fullname);

/** Agus 98, Bima 100, Budi 95 and 98 of October, Candra without a score; Dodi left without driving. */
beforeAll(async () => {
  ({ server, session, other } = await startScoreServer());
  const { db } = server;
  own = await addUser(db, 1, driverUserScopes);
  agus = await addDriver(db, 1, 'Agus', { userId: own.id });
  const budi = await addDriver(db, 1, 'Budi 50%');
  const bima = await addDriver(db, 1, 'bima Arya');
  await addDriver(db, 1, 'Candra');
  await addDriver(db, 1, 'Dodi', { isActive: false });
  const eko = await addDriver(db, 1, 'Eko', { isActive: false });
  for (const driver of [agus, budi, bima, eko]) {
    await drive(server, driver, '2026-11-02', { km: 60 + driver.id });
  }
  await drive(server, budi, '2026-10-02', { km: 70 });
  for (let i = 0; i < 2; i += 1) {
    await report(server, agus, '2026-11-02', 'smoking');
    await report(server, budi, '2026-10-02', 'yawn');
  }
  await report(server, budi, '2026-11-02', 'smoking', { cost: 5 });
  await report(server, eko, '2026-11-02', 'yawn', { cost: 62.5 });
  const group = await addGroup(db, 1, 'Jabodetabek', [agus.vehicle, bima.vehicle]);
  groupId = String(group.id);
});
afterAll(() => server.close());

it('drivers who left and did not drive in the period are omitted (RS-282)', async () => {
  expect(namesOf(await list({ sort: { field: 'fullname', direction: 'asc' } }))).toEqual([
    'Agus',
    'bima Arya',
    'Budi 50%',
    'Candra',
    'Eko',
  ]);
});

it.each([
  ['score', 'desc', 'bima Arya,Agus,Budi 50%,Eko,Candra'],
  ['finalGrade', 'asc', 'Eko,Budi 50%,Agus,bima Arya,Candra'],
  ['fullname', 'desc', 'Eko,Candra,Budi 50%,bima Arya,Agus'],
  ['totalDriven', 'desc', 'Eko,bima Arya,Budi 50%,Agus,Candra'],
  ['totalAlert', 'desc', 'Agus,Budi 50%,Eko,bima Arya,Candra'],
  ['smoking', 'asc', 'bima Arya,Candra,Eko,Budi 50%,Agus'],
] as const)(
  'are sorted by %s %s, then by name; without a score last (RS-283)',
  async (field, direction, names) => {
    expect(namesOf(await list({ sort: { field, direction } })).join()).toBe(names);
  },
);

it('are found by every word of a search, page by page (RS-283)', async () => {
  expect(namesOf(await list({ search: 'ARYA bim' }))).toEqual(['bima Arya']);
  expect(namesOf(await list({ search: '0%' }))).toEqual(['Budi 50%']);
  const page = await list({ search: 'b', pagination: { page: 2, show: 1 } });
  expect(namesOf(page)).toEqual(['Budi 50%']);
  expect(page.pagination).toEqual({ page: 2, show: 1, total: 2 });
  expect(await list({ pagination: { show: 101 } })).toMatchObject({ errorName: 'INVALID_INPUT' });
});

it('are those whose vehicle is in the chosen groups (RS-284)', async () => {
  const { data, aggregation, pagination } = await list({ vgroupIds: [groupId] });
  expect(namesOf({ data })).toEqual(['bima Arya', 'Agus']);
  expect(pagination.total).toBe(2);
  expect(aggregation).toMatchObject({ totalDriver: 2, averageScore: 99 });
  expect(namesOf(await list({ vgroupIds: [] }))).toEqual([]);
  expect(namesOf(await list({ vgroupIds: ['999', 'x'] }))).toEqual([]);
  const groups = await graphql(server, session.accessToken, scoreGroupsQuery, {
    filter: { search: 'jabo' },
  });
  expect(groups.data).toEqual([{ id: groupId, name: 'Jabodetabek', totalVehicle: 2 }]);
});

it('are summed up whatever the search and page (RS-285)', async () => {
  const { aggregation } = await list({ search: 'Candra', pagination: { show: 1 } });
  expect(aggregation).toMatchObject({
    averageScore: 82.63,
    averageFinalGrade: 'B',
    totalDriver: 4,
    totalWithoutScore: 1,
    grades: [
      { grade: 'A', total: 3 },
      { grade: 'B', total: 0 },
      { grade: 'C', total: 0 },
      { grade: 'D', total: 0 },
      { grade: 'E', total: 1 },
    ],
  });
  expect(aggregation.top10Drivers.map((one: Row) => one.driver.fullname)).toEqual([
    'bima Arya',
    'Agus',
    'Budi 50%',
    'Eko',
  ]);
  expect(aggregation.lowest10Drivers[0]).toEqual({
    driverId: expect.any(String),
    driver: { fullname: 'Eko' },
    finalGrade: 'E',
    score: 37.5,
  });
});

it('have a trend of six periods of the same length (RS-286)', async () => {
  const { aggregation } = await list({ startDate: '2026-11-01', endDate: '2026-11-30' });
  expect(aggregation.trend).toEqual([
    { startDate: '2026-07-24', endDate: '2026-08-12', averageScore: null, totalDriver: 0 },
    { startDate: '2026-08-13', endDate: '2026-09-01', averageScore: null, totalDriver: 0 },
    { startDate: '2026-09-02', endDate: '2026-09-21', averageScore: null, totalDriver: 0 },
    { startDate: '2026-09-22', endDate: '2026-10-11', averageScore: 98, totalDriver: 1 },
    { startDate: '2026-10-12', endDate: '2026-10-31', averageScore: null, totalDriver: 0 },
    { startDate: '2026-11-01', endDate: '2026-11-20', averageScore: 82.63, totalDriver: 4 },
  ]);
});

it('a driver user sees only their own score, and nobody else’s name (RS-287)', async () => {
  const mine = await signIn(server, own);
  const result = await list({ vgroupIds: null }, mine);
  expect(namesOf(result)).toEqual(['Agus']);
  expect(result.aggregation).toEqual({
    averageScore: null,
    averageFinalGrade: null,
    totalDriver: 1,
    totalWithoutScore: 0,
    grades: [],
    lowest10Drivers: [],
    top10Drivers: [],
    trend: [],
  });
  expect(JSON.stringify(result)).not.toMatch(/Budi|bima|Eko|Candra/);
  const read = (driverId: string, query: string) =>
    graphql(server, mine.accessToken, query, { filter: { driverId, ...period } });
  const all = await list();
  for (const { driverId } of all.data as Row[]) {
    const isOwn = driverId === String(agus.id);
    for (const query of [scoreQuery, driverAlertsQuery]) {
      const { isSuccessful, errorName } = await read(driverId, query);
      expect([isSuccessful, errorName]).toEqual(isOwn ? [true, null] : [false, 'NOT_FOUND']);
    }
  }
  expect((await graphql(server, mine.accessToken, scoreGroupsQuery)).data).toEqual([]);
  const without = await signIn(server, await addUser(server.db, 1, driverUserScopes));
  expect((await list({}, without)).data).toEqual([]);
});

it('company 2 reads no driver and no group of company 1 (RS-288)', async () => {
  const result = await list({ vgroupIds: [groupId] }, other);
  expect(result).toMatchObject({ data: [], pagination: { total: 0 } });
  expect((await list({}, other)).data).toEqual([]);
  expect((await list({}, other)).aggregation).toMatchObject({ totalDriver: 0, top10Drivers: [] });
  for (const query of [scoreQuery, driverAlertsQuery]) {
    for (const driverId of [String(agus.id), 'x', '0', '99999999999']) {
      const filter = { driverId, ...period };
      expect(await graphql(server, other.accessToken, query, { filter })).toMatchObject({
        errorName: 'NOT_FOUND',
        data: null,
      });
    }
  }
  expect((await graphql(server, other.accessToken, scoreGroupsQuery)).data).toEqual([]);
});
