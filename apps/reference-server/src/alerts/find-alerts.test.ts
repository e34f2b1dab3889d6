import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drivers, users } from '../db/schema.ts';
import { graphql, signIn } from '../testing/client.ts';
import { addAlert, addVehicle, type AddedVehicle } from '../testing/fixtures.ts';
import { alertGroupsQuery } from '../testing/history-operations.ts';
import { rawAlertsQuery, totalsQuery } from '../testing/operations.ts';
import { addGroup } from '../testing/rule-fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';

let server: TestServer;
let one: CompanyFixture;
let two: CompanyFixture;
let token: string;
const groups = { java: '', empty: '', other: '' };
/** Names of the alerts by their ids. */
const made: Record<string, string> = {};

const fleetScopes = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

async function setScopes(left: readonly string[] = []): Promise<void> {
  const all = [scopes.alertCenterMain, scopes.alertCenterUrgent, scopes.vehicleGroupsRead];
  const held = [...all, ...fleetScopes].filter((scope) => !left.includes(scope));
  await server.db.update(users).set({ scopes: held }).where(eq(users.id, one.manager.id));
}

beforeAll(async () => {
  server = await startTestServer();
  ({ one, two } = await addTwoCompanies(server.db));
  const { db, clock } = server;
  const plated = (companyId: number, licensePlate: string): Promise<AddedVehicle> =>
    addVehicle(db, companyId, { licensePlate });
  const [truck, van] = [await plated(1, 'B 9482 KXT'), await plated(1, 'L 100%_ UQ')];
  const theirs = await plated(2, 'B 9482 KXT');
  const [slamet] = await db
    .insert(drivers)
    .values({ companyId: 1, fullname: 'Slamet Riyadi' })
    .returning();
  groups.java = String((await addGroup(db, 1, 'Java', [truck])).id);
  groups.empty = String((await addGroup(db, 1, 'Empty')).id);
  groups.other = String((await addGroup(db, 2, 'Theirs', [theirs, truck])).id);
  const add = async (name: string, values: Parameters<typeof addAlert>[2]): Promise<void> => {
    made[String((await addAlert(db, clock, values)).id)] = name;
  };
  const [urgent, important] = [[one.urgentRule], [one.importantRule]];
  const driverId = slamet?.id ?? 0;
  await add('speed', { vehicle: truck, driverId, alertCode: 8, alertRuleIds: urgent });
  await add('gate', {
    ...{ vehicle: van, alertCode: 15, alertRuleIds: important, isRead: true },
    geofences: [{ geofenceId: null, fenceName: 'Gudang Cikarang' }],
  });
  await add('road', {
    ...{ vehicle: van, alertCode: 51, alertRuleIds: important, isResolved: true },
    address: 'Jl. Kaligawe, Semarang',
  });
  await add('task', {
    ...{ vehicle: truck, alertCode: 138, alertRuleIds: important },
    fleetOrder: { foNumber: 'FO-4711', foId: '7', logId: '9', detail: null },
  });
  await addAlert(db, clock, { vehicle: theirs, alertCode: 8, alertRuleIds: [two.urgentRule] });
  token = (await signIn(server, one.manager)).accessToken;
  await setScopes();
});

afterAll(() => server.close());

const ask = (search: object, more: object = {}): ReturnType<typeof graphql> =>
  graphql(server, token, rawAlertsQuery, { filter: { search, ...more } });

async function find(search: object, more: object = {}): Promise<readonly string[]> {
  const { data } = await ask(search, more);
  return data.map(({ rawAlertId }: { rawAlertId: string }) => made[rawAlertId] ?? 'sos').sort();
}

const everything = ['gate', 'road', 'speed', 'task'];

describe('a search for alerts', () => {
  it.each([
    ['the plate', '9482', ['speed', 'task']],
    ['the plate without its spaces', 'b9482k', ['speed', 'task']],
    ['the driver', 'riyadi', ['speed']],
    ['a geofence', 'cikarang', ['gate']],
    ['the address', 'KALIGAWE', ['road']],
    ['the fleet task', 'fo-47', ['task']],
    ['the event in English', 'DISTRACTED', ['road']],
    ['the event in Indonesian', 'teralihkan', ['road']],
    ['every word, wherever it occurs', 'slamet kxt', ['speed']],
    ['wildcards as they are', '100%_', ['gate', 'road']],
    ['no wildcards', '94%82', []],
    ['nothing for blanks only', '  ', everything],
  ])('finds %s (RS-480)', async (_what, text, expected) => {
    expect(await find({ text })).toEqual(expected);
  });

  it('is limited to groups of events, vehicle groups and unread alerts (RS-480)', async () => {
    expect(await find({ group: ['dms', 'fleetOrder'] })).toEqual(['road', 'task']);
    expect(await find({ group: [] })).toEqual([]);
    expect(await find({ vgroupIds: [groups.java] })).toEqual(['speed', 'task']);
    expect(await find({ vgroupIds: [groups.empty] })).toEqual([]);
    expect(await find({ vgroupIds: [] })).toEqual([]);
    expect(await find({ isUnread: true })).toEqual(['speed', 'task']);
    expect(await find({ isUnread: false })).toEqual(everything);
    expect(await find({ text: '9482', group: ['fleetOrder'], isUnread: true })).toEqual(['task']);
  });

  it('finds nothing through groups of other companies (RS-480)', async () => {
    expect(await find({ vgroupIds: [groups.other] })).toEqual([]);
  });

  it('searches neither groups nor fleet tasks without their scopes (RS-480)', async () => {
    await setScopes([scopes.vehicleGroupsRead, scopes.fleetTaskInstantUpdate]);
    try {
      expect(await find({ vgroupIds: [groups.java] })).toEqual([]);
      expect(await find({ text: 'fo-47' })).toEqual([]);
      expect((await graphql(server, token, alertGroupsQuery, {})).data).toEqual([]);
    } finally {
      await setScopes();
    }
  });

  it('is part of the list: state, urgency, ids and pages apply to it (RS-480)', async () => {
    const text = '9482';
    expect(await find({ text }, { isUrgent: true })).toEqual(['speed']);
    expect(await find({ text }, { rawAlertId: idsOf('speed', 'gate') })).toEqual(['speed']);
    const page = await ask({ text }, { pagination: { show: 1 } });
    expect(page.pagination).toMatchObject({ total: 2, hasNextPage: true });
  });

  it('counts what it finds (RS-481)', async () => {
    const count = async (search: object) => {
      const { data } = await graphql(server, token, totalsQuery, { filter: { search } });
      return data.map(({ unresolved, unread }: Record<string, number>) => [unresolved, unread]);
    };
    expect(await count({ text: '9482' })).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(await count({ text: 'l100' })).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('refuses a text of more than 200 characters (RS-482)', async () => {
    const answer = await ask({ text: 'x'.repeat(201) });
    expect(answer).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT' });
    expect(await find({ text: 'x'.repeat(200) })).toEqual([]);
  });

  it('always finds emergencies, in lists and counts (RS-483)', async () => {
    const { db, clock } = server;
    const sos = { vehicle: one.vehicle, alertCode: 1, alertRuleIds: [one.urgentRule] };
    await addAlert(db, clock, sos);
    expect(await find({ text: 'nowhere', group: ['device'], vgroupIds: [groups.empty] })).toEqual([
      'sos',
    ]);
    const filter = { search: { text: 'nowhere' } };
    const { data } = await graphql(server, token, totalsQuery, { filter });
    expect(data[0]).toMatchObject({ unresolved: 1 });
  });

  it('names the vehicle groups of the company, by name (RS-484)', async () => {
    const { data } = await graphql(server, token, alertGroupsQuery, {});
    expect(data).toMatchObject([
      { id: groups.empty, name: 'Empty' },
      { id: groups.java, name: 'Java' },
    ]);
  });
});

const idsOf = (...names: readonly string[]): string[] =>
  Object.entries(made).flatMap(([id, name]) => (names.includes(name) ? [id] : []));
