import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { scopes } from '@pantau/core/contract';
import { drivers, users } from '../../db/schema.ts';
import { graphql, signIn } from '../../testing/client.ts';
import { addAlert, addVehicle, type AddedVehicle } from '../../testing/fixtures.ts';
import {
  alertGroupsQuery,
  historyQuery,
  notificationQuery,
} from '../../testing/history-operations.ts';
import { addGroup } from '../../testing/rule-fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../../testing/two-companies.ts';

let server: TestServer;
let one: CompanyFixture;
let two: CompanyFixture;
const tokens = { manager: '', viewer: '', unsubscribed: '', outsider: '', other: '' };
const start = Date.parse('2026-03-01T00:00:00.000Z');
const minute = (n: number): Date => new Date(start + n * 60_000);

/** Ids of vehicle groups, by name. */
const groups: Record<string, string> = {};
let vehicleIds = { truck: '', van: '' };

/** Names of the alerts by their ids, in the order of `made`. */
const made: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  ({ one, two } = await addTwoCompanies(server.db));
  const { db } = server;
  const plated = (licensePlate: string): Promise<AddedVehicle> =>
    addVehicle(db, 1, { licensePlate });
  const [truck, van] = [await plated('B 9482 KXT'), await plated('L 100%_ UQ')];
  const driver = async (fullname: string): Promise<number> => {
    const [row] = await db.insert(drivers).values({ companyId: 1, fullname }).returning();
    return row?.id ?? 0;
  };
  const [slamet, agus] = [await driver('Slamet Riyadi'), await driver('Tri setiawan')];
  const { urgentRule: urgent, importantRule: important } = one;
  const add = async (name: string, values: Parameters<typeof addAlert>[2]): Promise<void> => {
    made[String((await addAlert(db, server.clock, values)).id)] = name;
  };
  const at = (n: number, rule: number) => ({ createdOn: minute(n), alertRuleIds: [rule] });
  // Long before the 48 hours that the alert centre lists.
  await add('speed', { vehicle: truck, driverId: slamet, alertCode: 8, ...at(1, important) });
  await add('sos', { vehicle: van, driverId: agus, alertCode: 1, isRead: true, ...at(2, urgent) });
  await add('yawn', { vehicle: truck, alertCode: 51, ...at(3, important), isResolved: true });
  await add('smoke', {
    ...{ vehicle: van, driverId: slamet, alertCode: 53, ...at(4, urgent) },
    ...{ isFalseAlert: true, isRead: true, alertFlag: 'dms-2' },
  });
  await add('both', {
    ...{ vehicle: truck, driverId: agus, alertCode: 15, ...at(5, important) },
    ...{ isFalseAlert: true, isResolved: true },
  });
  await addAlert(db, server.clock, { vehicle: one.sharedVehicle, ...at(6, important) });
  await addAlert(db, server.clock, { vehicle: truck, createdOn: minute(7), alertRuleIds: [] });
  await addAlert(db, server.clock, { vehicle: two.vehicle, ...at(8, two.importantRule) });
  vehicleIds = { truck: String(truck.id), van: String(van.id) };
  const group = async (companyId: number, name: string, members: readonly { id: number }[]) => {
    groups[name] = String((await addGroup(db, companyId, name, members)).id);
  };
  await group(1, 'Trucks', [truck]);
  await group(1, 'All', [van, truck, one.sharedVehicle]);
  await group(1, 'Empty', []);
  await group(2, 'Foreign', [two.vehicle]);
  const more = [scopes.vehicleGroupsRead];
  await db
    .update(users)
    .set({ scopes: sql`${users.scopes} || ${`{${more.join(',')}}`}::text[]` })
    .where(eq(users.id, one.manager.id));
  for (const name of ['manager', 'viewer', 'unsubscribed', 'outsider'] as const) {
    tokens[name] = (await signIn(server, one[name])).accessToken;
  }
  tokens.other = (await signIn(server, two.manager)).accessToken;
});

afterAll(() => server.close());

const list = (filter: object, token = tokens.manager, headers = {}): ReturnType<typeof graphql> =>
  graphql(server, token, historyQuery, { filter }, headers);
type Listed = { data: { rawAlertId: string }[] };
const namesOf = ({ data }: Listed): (string | undefined)[] =>
  data.map(({ rawAlertId }) => made[rawAlertId]);
const idOf = (name: string): string =>
  Object.entries(made).find(([, one]) => one === name)?.[0] ?? '';
const names = async (filter: object): Promise<(string | undefined)[]> =>
  namesOf(await list(filter));

describe('the history of alerts', () => {
  it('has alerts of any age, newest first, with the ids of all pages (RS-208)', async () => {
    const page = await list({ page: 2, show: 2 });
    expect(namesOf(page)).toEqual(['yawn', 'sos']);
    expect(page).toMatchObject({ page: 2, show: 2, total: 5 });
    expect(page.ids.map((id: string) => made[id])).toEqual([
      ...['both', 'smoke', 'yawn', 'sos', 'speed'],
    ]);
    expect(await list({ page: 9, show: 10 })).toMatchObject({ page: 9, total: 5, data: [] });
    expect(await list({})).toMatchObject({ show: 10, page: 1 });
  });

  it('is filtered by state, reading, urgency, group, code, dates and vehicle (RS-208)', async () => {
    const cases: [object, string[]][] = [
      [{ state: ['unresolved'] }, ['sos', 'speed']],
      [{ state: ['resolved'] }, ['yawn']],
      [{ state: ['falseAlert'] }, ['both', 'smoke']],
      [{ state: ['resolved', 'falseAlert'] }, ['both', 'smoke', 'yawn']],
      [{ state: [] }, []],
      [{ isRead: true }, ['smoke', 'sos']],
      [{ isRead: false }, ['both', 'yawn', 'speed']],
      [{ urgency: 'Urgent' }, ['smoke', 'sos']],
      [{ urgency: 'Important' }, ['both', 'yawn', 'speed']],
      [{ group: ['dms'] }, ['smoke', 'yawn']],
      [{ group: ['value', 'safety'] }, ['both', 'sos', 'speed']],
      [{ group: [] }, []],
      [{ alertCode: [8, 51] }, ['yawn', 'speed']],
      [{ alertCode: [] }, []],
      [{ startDate: minute(2), endDate: minute(3) }, ['yawn', 'sos']],
      [{ vehicleId: ['999999', 'x'] }, []],
      [{ group: ['dms'], state: ['resolved'] }, ['yawn']],
    ];
    for (const [filter, expected] of cases) {
      expect(await names(filter), JSON.stringify(filter)).toEqual(expected);
      expect((await list(filter)).total, JSON.stringify(filter)).toBe(expected.length);
    }
  });

  it('is searched by plate and driver, each word anywhere, taken literally (RS-208)', async () => {
    const cases: [string, string[]][] = [
      ['9482', ['both', 'yawn', 'speed']],
      ['b9482kxt', ['both', 'yawn', 'speed']],
      ['  kxt   B ', ['both', 'yawn', 'speed']],
      ['slamet', ['smoke', 'speed']],
      ['SETIAWAN kxt', ['both']],
      ['100%_', ['smoke', 'sos']],
      ['1%_', []],
      ["'; drop table raw_alerts; --", []],
    ];
    for (const [search, expected] of cases)
      expect(await names({ search }), search).toEqual(expected);
  });

  it('is sorted by time, plate, driver, event and state, both ways, by several (RS-208)', async () => {
    const by = (field: string, direction = 'asc') => ({ field, direction });
    const sorted = (...sorts: object[]) => names({ sorts });
    expect(await sorted(by('createdOn'))).toEqual(['speed', 'sos', 'yawn', 'smoke', 'both']);
    expect(await sorted(by('licensePlate'))).toEqual(['both', 'yawn', 'speed', 'smoke', 'sos']);
    expect(await sorted(by('licensePlate', 'desc'), by('createdOn'))).toEqual([
      ...['sos', 'smoke', 'speed', 'yawn', 'both'],
    ]);
    expect((await sorted(by('driver'))).at(-1)).toBe('yawn');
    expect((await sorted(by('driver', 'desc'))).at(-1)).toBe('yawn');
    expect((await sorted(by('driver'))).slice(0, 2)).toEqual(['smoke', 'speed']);
    expect((await sorted(by('driver', 'desc'))).slice(0, 2)).toEqual(['both', 'sos']);
    expect(await sorted(by('state'))).toEqual(['sos', 'speed', 'yawn', 'both', 'smoke']);
    expect(await sorted(by('state', 'desc'))).toEqual(['both', 'smoke', 'yawn', 'sos', 'speed']);
  });

  it('is sorted by event in the language of the user (RS-208)', async () => {
    const filter = { sorts: [{ field: 'event', direction: 'asc' }], alertCode: [1, 8, 51] };
    const described = async (language: 'id' | 'en') => {
      const { data } = await list(filter, tokens.manager, { 'accept-language': language });
      const key = language === 'id' ? 'descriptionIdn' : 'descriptionEng';
      return (data as { alert: Record<string, string> }[]).map(({ alert }) => alert[key] ?? '');
    };
    for (const language of ['id', 'en'] as const) {
      const found = await described(language);
      expect(found).toHaveLength(3);
      expect(found).toEqual(found.toSorted((a, b) => a.localeCompare(b, language)));
    }
  });

  it('shows each user what they can see, and nothing of another company (RS-209)', async () => {
    expect(namesOf(await list({}, tokens.viewer))).toEqual(['both', 'yawn', 'speed']);
    expect((await list({}, tokens.viewer)).ids).toHaveLength(3);
    expect(await list({ urgency: 'Urgent' }, tokens.viewer)).toMatchObject({
      ...{ isSuccessful: false, errorName: 'FORBIDDEN', data: null, ids: null },
    });
    expect(await list({}, tokens.unsubscribed)).toMatchObject({ total: 0, ids: [] });
    expect(await list({}, tokens.outsider)).toMatchObject({ errorName: 'FORBIDDEN', data: null });
    const shared = await list({ isSharedVehicle: true });
    expect(shared).toMatchObject({ total: 6 });
    const foreign = await list({}, tokens.other);
    expect(foreign.total).toBe(1);
    expect(namesOf(foreign)).toEqual([undefined]);
    expect(await list({ vehicleId: [String(two.vehicle.id)] })).toMatchObject({ total: 0 });
  });

  it('is filtered by vehicle group, and names the vehicles of the groups (RS-400)', async () => {
    const { truck, van } = vehicleIds;
    const cases: [string[], string[], string[]][] = [
      [['Trucks'], ['both', 'yawn', 'speed'], [truck]],
      [
        ['Trucks', 'All'],
        ['both', 'smoke', 'yawn', 'sos', 'speed'],
        [truck, van],
      ],
      [['Empty'], [], []],
      [[], [], []],
      [['Foreign'], [], []],
    ];
    for (const [chosen, expected, vehicles] of cases) {
      const page = await list({ vgroupIds: chosen.map((name) => groups[name]) });
      expect(namesOf(page), chosen.join()).toEqual(expected);
      expect(page, chosen.join()).toMatchObject({ total: expected.length });
      expect(page.vgroupVehicleIds, chosen.join()).toEqual(vehicles);
    }
    expect(await names({ vgroupIds: [groups['Trucks']], state: ['resolved'] })).toEqual(['yawn']);
    expect(await names({ vgroupIds: ['x'] })).toEqual([]);
    const shared = await list({ vgroupIds: [groups['All']], isSharedVehicle: true });
    expect(shared.total).toBe(6);
    expect(shared.vgroupVehicleIds).toContain(String(one.sharedVehicle.id));
    expect((await list({})).vgroupVehicleIds).toBeNull();
    const tooMany = await list({ vgroupIds: Array.from({ length: 1_001 }, () => '1') });
    expect(tooMany).toMatchObject({ errorName: 'INVALID_INPUT', data: null });
  });

  it('offers the groups of the company by name, to users who may read groups (RS-401)', async () => {
    const read = (token: string): ReturnType<typeof graphql> =>
      graphql(server, token, alertGroupsQuery, {});
    const { data, pagination } = await read(tokens.manager);
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['All', 'Empty', 'Trucks']);
    expect(pagination.total).toBe(3);
    expect((await read(tokens.viewer)).data).toEqual([]);
    expect(await read(tokens.outsider)).toMatchObject({ errorName: 'FORBIDDEN' });
    const filtered = await list({ vgroupIds: [groups['Trucks']] }, tokens.viewer);
    expect(filtered).toMatchObject({ errorName: 'FORBIDDEN', data: null });
  });

  it('rejects what is outside the limits, with a message (RS-208)', async () => {
    const sort = { field: 'createdOn', direction: 'asc' };
    for (const filter of [
      ...[{ show: 0 }, { show: 101 }, { page: 0 }, { search: 'x'.repeat(201) }],
      ...[{ search: 'a\0b' }, { sorts: Array.from({ length: 6 }, () => sort) }],
      { startDate: minute(2), endDate: minute(1) },
    ]) {
      expect(await list(filter), JSON.stringify(filter)).toMatchObject({
        ...{ isSuccessful: false, errorName: 'INVALID_INPUT', data: null },
      });
    }
  });
});

describe('a notification', () => {
  const read = (id: string, token = tokens.manager): ReturnType<typeof graphql> =>
    graphql(server, token, notificationQuery, { id });

  it('is found by the id of its alert, or by code, vehicle, time and flag (RS-210)', async () => {
    for (const name of ['speed', 'smoke']) {
      const { data } = await read(idOf(name));
      expect(made[data.rawAlertId]).toBe(name);
      const { alertCode, vehicleId, createdOn, alertFlag } = data;
      const named = [alertCode, vehicleId, Date.parse(createdOn), alertFlag ?? ''].join('-');
      expect((await read(named)).data.rawAlertId, named).toBe(data.rawAlertId);
    }
  });

  it('does not exist for users who cannot see its alert (RS-209, RS-210)', async () => {
    const missing = { isSuccessful: false, errorName: 'NOT_FOUND', data: null };
    const { data } = await read(idOf('smoke'));
    const flagged = [data.alertCode, data.vehicleId, Date.parse(data.createdOn), 'dms-2'].join('-');
    for (const id of [idOf('smoke'), flagged]) {
      expect(await read(id, tokens.viewer), id).toMatchObject(missing);
      expect(await read(id, tokens.other), id).toMatchObject(missing);
      expect(await read(id, tokens.unsubscribed), id).toMatchObject(missing);
      expect(await read(id, tokens.outsider), id).toMatchObject({ errorName: 'FORBIDDEN' });
    }
    const otherFlag = flagged.replace('dms-2', 'dms');
    const ids = ['999999', 'x', '', '0', '-1', '8-1-2', '8-99999999999-1-', '8-1-9e9-', otherFlag];
    for (const id of [...ids, '1'.repeat(400), `8-1-${'9'.repeat(16)}-`, '8-1-1-\0']) {
      expect(await read(id), id).toMatchObject(missing);
    }
  });
});
