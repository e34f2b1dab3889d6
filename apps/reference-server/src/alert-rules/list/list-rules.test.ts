import { menuScopes, scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { graphql, signIn, type SignedIn } from '../../testing/client.ts';
import { addCompany, addRule, addUser, addVehicle } from '../../testing/fixtures.ts';
import { addContact, addGeofence, addGroup, linkRule } from '../../testing/rule-fixtures.ts';
import { codesQuery, ruleQuery, rulesQuery } from '../../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let all: SignedIn;
let few: SignedIn;
/** Rule with one target of each kind, and a shared vehicle. */
let ruleId: string;
let ids: Record<'all' | 'few', string>;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await addCompany(db, 1);
  const { alertRuleRead, vehicleGroupsRead, sharedVehicle } = scopes;
  const manager = await addUser(db, 1, [alertRuleRead, vehicleGroupsRead, sharedVehicle], {
    fullname: 'Rina',
  });
  const viewer = await addUser(db, 1, [alertRuleRead, menuScopes.setting], { fullname: 'Maya' });
  ids = { all: String(manager.id), few: String(viewer.id) };
  const vehicles = [
    await addVehicle(db, 1, { licensePlate: 'B 9 C' }),
    await addVehicle(db, 1, { licensePlate: 'B 8 SHR', isShared: true }),
  ];
  const group = await addGroup(db, 1, 'Jabodetabek', vehicles);
  const contact = await addContact(db, 1, { userId: manager.id, phoneNumber: '+62811' });
  const fence = await addGeofence(db, 1);
  const createdOn = new Date('2026-11-01T00:00:00.000Z');
  const whole = await addRule(db, 1, 'Urgent', [manager], {
    label: 'Night Speed_1',
    createdOn,
    minThreshold: 80,
    maxThreshold: 120,
    minThresholdTime: 60,
    alertCountThreshold: 3,
    alertCountWindow: 600,
    withSchedule: true,
    startTime: '22:00',
    endTime: '04:59',
    dayOfWeek: [1, 7],
    withGeofence: true,
    isInsideGeofence: false,
    autoPopup: true,
  });
  ruleId = String(whole);
  await linkRule(db, whole, { vehicles, groups: [group], contacts: [contact], geofences: [fence] });
  await addRule(db, 1, 'Important', [manager, viewer], {
    label: 'brake',
    alertCode: 10,
    createdOn: new Date('2026-11-02T00:00:00.000Z'),
  });
  await addRule(db, 1, 'Important', [], {
    label: 'Yawn',
    alertCode: 50,
    isActive: false,
    createdOn: new Date('2026-11-03T00:00:00.000Z'),
  });
  all = await signIn(server, manager);
  few = await signIn(server, viewer);
});
afterAll(() => server.close());

const read = (session: SignedIn, query: string, variables: Record<string, unknown> = {}) =>
  graphql(server, session.accessToken, query, variables);

const labels = async (filter: object): Promise<string[]> => {
  const { data } = await read(all, rulesQuery, { filter });
  return data.map(({ label }: { label: string }) => label);
};

describe('a rule', () => {
  it('is returned with its conditions, targets and recipients (RS-220)', async () => {
    const { data } = await read(all, ruleQuery, { alertRuleId: ruleId });
    expect(data).toMatchObject({
      alertRuleId: ruleId,
      label: 'Night Speed_1',
      companyId: '1',
      alertCode: 8,
      alert: { descriptionEng: 'Over speed limit' },
      isActive: true,
      version: 1,
      updatedBy: null,
      alertUrgencyType: 'Urgent',
      minThreshold: 80,
      maxThreshold: 120,
      minThresholdTime: 60,
      alertCountThreshold: 3,
      alertCountWindow: 600,
      withSchedule: true,
      startTime: '22:00',
      endTime: '04:59',
      dayOfWeek: [1, 7],
      withGeofence: true,
      isInsideGeofence: false,
      autoPopup: true,
      totalVehicles: 2,
      totalVgroups: 1,
      totalUsers: 1,
      hasInaccessibleUser: false,
      hasInaccessibleVgroup: false,
      hasInaccessibleVehicle: false,
      userIsSubscribedToRule: true,
      contactRecipients: [
        {
          label: 'Gate',
          email: 'gate@contact.example',
          phoneNumber: '+62811',
          userId: ids.all,
          user: { fullname: 'Rina' },
        },
      ],
      geofences: [{ fenceName: 'Pool' }],
      vehicles: [{ licensePlate: 'B 8 SHR' }, { licensePlate: 'B 9 C' }],
      vgroups: [{ name: 'Jabodetabek', totalVehicle: 2 }],
      users: [{ userId: ids.all, fullname: 'Rina' }],
    });
  });

  it('says that it has targets which the user cannot see (RS-221)', async () => {
    const { data } = await read(few, ruleQuery, { alertRuleId: ruleId });
    expect(data).toMatchObject({
      totalVehicles: 2,
      totalVgroups: 1,
      hasInaccessibleVgroup: true,
      hasInaccessibleVehicle: true,
      hasInaccessibleUser: false,
      userIsSubscribedToRule: false,
      vehicles: [{ licensePlate: 'B 9 C' }],
      vgroups: [],
    });
  });

  it('says that a subscriber can no longer sign in (RS-221)', async () => {
    const setActive = (isActive: boolean) =>
      server.db
        .update(users)
        .set({ isActive })
        .where(eq(users.id, Number(ids.all)));
    await setActive(false);
    const { data } = await read(few, ruleQuery, { alertRuleId: ruleId });
    await setActive(true);
    expect(data).toMatchObject({ hasInaccessibleUser: true, users: [{ fullname: 'Rina' }] });
  });

  it.each(['0', '999999', '99999999999', 'x', '-1'])('%s is not found (RS-222)', async (id) => {
    const { errorName } = await read(all, ruleQuery, { alertRuleId: id });
    expect(errorName).toBe('NOT_FOUND');
  });
});

describe('the list of rules', () => {
  it('is newest first, in pages (RS-223)', async () => {
    const { data, pagination } = await read(all, rulesQuery);
    const found = data.map(({ label }: { label: string }) => label);
    expect(found).toEqual(['Yawn', 'brake', 'Night Speed_1']);
    expect(pagination).toEqual({ page: 1, show: 20, total: 3 });
    expect(await labels({ pagination: { page: 2, show: 2 } })).toEqual(['Night Speed_1']);
    expect(await labels({ pagination: { page: 3, show: 2 } })).toEqual([]);
  });

  it.each([
    ['label', 'asc', ['brake', 'Night Speed_1', 'Yawn']],
    ['alertCode', 'asc', ['brake', 'Night Speed_1', 'Yawn']],
    ['urgency', 'asc', ['Night Speed_1', 'Yawn', 'brake']],
    ['isActive', 'desc', ['Yawn', 'brake', 'Night Speed_1']],
    ['createdOn', 'asc', ['Night Speed_1', 'brake', 'Yawn']],
    ['totalVehicles', 'desc', ['Night Speed_1', 'Yawn', 'brake']],
  ])('is sorted by %s %s (RS-223)', async (field, direction, expected) => {
    expect(await labels({ sort: { field, direction } })).toEqual(expected);
  });

  it.each([
    [{ search: 'SPEED night' }, ['Night Speed_1']],
    [{ search: 'd_1' }, ['Night Speed_1']],
    [{ search: 'd%1' }, []],
    [{ search: 'menguap' }, ['Yawn']],
    [{ search: 'Harsh braking' }, ['brake']],
    [{ alertCategoryIds: ['driver'] }, ['Yawn']],
    [{ alertCategoryIds: ['driving', 'driver'] }, ['Yawn', 'brake', 'Night Speed_1']],
    [{ alertCategoryIds: [] }, []],
    [{ alertCategoryIds: ['unknown'] }, []],
    [{ alertUrgencyTypes: ['Urgent'] }, ['Night Speed_1']],
    [{ alertUrgencyTypes: [] }, []],
    [{ isActive: false }, ['Yawn']],
    [{ alertCodes: [8, 50] }, ['Yawn', 'Night Speed_1']],
    [{ alertCodes: [8, 50], isActive: true }, ['Night Speed_1']],
  ])('is filtered by %j (RS-223)', async (filter, expected) => {
    expect(await labels(filter)).toEqual(expected);
  });

  it('names at most 20 vehicles of a rule, and counts all (RS-224)', async () => {
    const { db } = server;
    const many = await addRule(db, 1, 'Important', [], { label: 'Many', alertCode: 15 });
    const vehicles = [];
    for (let index = 0; index < 23; index += 1) vehicles.push(await addVehicle(db, 1));
    await linkRule(db, many, { vehicles });
    const { data } = await read(all, rulesQuery, { filter: { search: 'Many' } });
    expect(data[0].vehicles).toHaveLength(20);
    expect(data[0].totalVehicles).toBe(23);
    const single = await read(all, ruleQuery, { alertRuleId: many });
    expect(single.data.vehicles).toHaveLength(23);
  });

  it.each([
    { pagination: { show: 101 } },
    { pagination: { show: 0 } },
    { pagination: { page: 0 } },
    { search: 'x'.repeat(201) },
    { search: '\0' },
  ])('is refused for %j (RS-223)', async (filter) => {
    const { errorName } = await read(all, rulesQuery, { filter });
    expect(errorName).toBe('INVALID_INPUT');
  });
});

describe('the codes for rules', () => {
  it('are searched in both languages, by category and in pages (RS-225)', async () => {
    const codes = async (filter: object) =>
      (await read(all, codesQuery, { filter })).data.map(
        ({ alertCode }: { alertCode: number }) => alertCode,
      );
    expect(await codes({ search: 'BBM' })).toEqual([7, 13, 14]);
    expect(await codes({ search: 'fuel rise' })).toEqual([13]);
    expect(await codes({ alertCategoryIds: ['fuel'], pagination: { page: 2, show: 2 } })).toEqual([
      14,
    ]);
    expect(await codes({ alertCategoryIds: [] })).toEqual([]);
    const { pagination } = await read(all, codesQuery, { filter: { pagination: { show: 1_000 } } });
    expect(pagination.total).toBeGreaterThan(40);
  });
});
