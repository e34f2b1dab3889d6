import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertRules, companies, contacts, rawAlerts } from '../../db/schema.ts';
import { graphql, postJson, signIn, type SignedIn } from '../../testing/client.ts';
import {
  addCompany,
  addRule,
  addUser,
  addVehicle,
  type AddedUser,
  type AddedVehicle,
} from '../../testing/fixtures.ts';
import { addContact, addGeofence, addGroup } from '../../testing/rule-fixtures.ts';
import {
  createRuleMutation,
  deleteRuleMutation,
  ruleInput,
  ruleQuery,
  updateRuleMutation,
} from '../../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: AddedUser;
let colleague: AddedUser;
let session: SignedIn;
/** May edit rules, but sees neither shared vehicles nor groups. */
let limited: SignedIn;
let vehicle: AddedVehicle;
let shared: AddedVehicle;
let ids: Record<'vehicle' | 'shared' | 'group' | 'contact' | 'fence' | 'user', string>;

const editing = [scopes.alertRuleRead, scopes.alertRuleCreate, scopes.alertRuleUpdate];

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await addCompany(db, 1);
  user = await addUser(db, 1, Object.values(scopes), { fullname: 'Rina' });
  colleague = await addUser(db, 1, [...editing, scopes.alertCenterMain], { fullname: 'Bayu' });
  vehicle = await addVehicle(db, 1);
  shared = await addVehicle(db, 1, { isShared: true });
  ids = {
    vehicle: String(vehicle.id),
    shared: String(shared.id),
    group: String((await addGroup(db, 1, 'Jabodetabek', [vehicle])).id),
    contact: String((await addContact(db, 1)).id),
    fence: String((await addGeofence(db, 1)).id),
    user: String(user.id),
  };
  session = await signIn(server, user);
  limited = await signIn(server, colleague);
});
afterAll(() => server.close());

const send = (query: string, variables: Record<string, unknown>, as = session) =>
  graphql(server, as.accessToken, query, variables);
const create = (changes: object = {}, as = session) =>
  send(createRuleMutation, { input: ruleInput(changes) }, as);
const update = (alertRuleId: string, version: number, changes: object = {}, as = session) =>
  send(updateRuleMutation, { input: { alertRuleId, version, rule: ruleInput(changes) } }, as);
const read = async (alertRuleId: string) => (await send(ruleQuery, { alertRuleId })).data;
const storedRules = () => server.db.select().from(alertRules).orderBy(alertRules.id);

const everything = () => ({
  label: '  Night speed  ',
  minThreshold: 80,
  maxThreshold: 120,
  minThresholdTime: 60,
  alertCountThreshold: 3,
  alertCountWindow: 600,
  withSchedule: true,
  startTime: '22:00',
  endTime: '04:59',
  dayOfWeek: [7, 1],
  withGeofence: true,
  isInsideGeofence: false,
  autoPopup: true,
  geofenceIds: [ids.fence],
  vehicleIds: [ids.vehicle, ids.shared, ids.vehicle],
  vgroupIds: [ids.group],
  userIds: [String(colleague.id)],
  contacts: [{ contactId: ids.contact }, { label: 'Depo', email: ' Depo@Fleet.example ' }],
  subscribe: true,
});

describe('a new rule', () => {
  it('is stored with everything that the user has entered (RS-231)', async () => {
    const { alertRuleId, version, isSuccessful } = await create(everything());
    expect([isSuccessful, version]).toEqual([true, 1]);
    expect(await read(alertRuleId)).toMatchObject({
      label: 'Night speed',
      alertCode: 8,
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
      version: 1,
      updatedBy: { userId: ids.user },
      totalVehicles: 2,
      totalVgroups: 1,
      totalUsers: 2,
      userIsSubscribedToRule: true,
      geofences: [{ geofenceId: ids.fence }],
      contactRecipients: [{ label: 'Depo', email: 'depo@fleet.example' }, { label: 'Gate' }],
    });
  });

  it('reuses a contact with the same addresses (RS-232)', async () => {
    const wanted = [{ email: 'twice@fleet.example', phoneNumber: '+62 811-222' }];
    await create({ contacts: wanted });
    const before = await server.db.$count(contacts);
    const { alertRuleId } = await create({ contacts: [...wanted, ...wanted] });
    expect(await server.db.$count(contacts)).toBe(before);
    expect((await read(alertRuleId)).contactRecipients).toHaveLength(1);
  });

  it('applies to the next alert, and a changed one, too (RS-233)', async () => {
    const { alertRuleId } = await create({ alertCode: 117, minThreshold: 14_400 });
    const matches = async (alertTrigger: number, ageS: number) => {
      const createdOn = new Date(server.clock.now() - ageS * 1_000).toISOString();
      const body = [{ imei: vehicle.imei, alertCode: 117, createdOn, alertTrigger }];
      const headers = { authorization: 'Bearer test-ingest-key-of-company-1' };
      const response = await postJson(server, '/api/ingest/alerts', body, headers);
      const { results } = (await response.json()) as { results: { rawAlertId: string }[] };
      const where = eq(rawAlerts.id, Number(results[0]?.rawAlertId));
      const [row] = await server.db.select().from(rawAlerts).where(where);
      return row?.alertRuleIds.includes(Number(alertRuleId));
    };
    expect(await matches(15_000, 1)).toBe(true);
    await update(alertRuleId, 1, { alertCode: 117, minThreshold: 16_000 });
    expect(await matches(15_000, 2)).toBe(false);
    await update(alertRuleId, 2, { alertCode: 117, minThreshold: 14_400, isActive: false });
    expect(await matches(15_000, 3)).toBe(false);
    await update(alertRuleId, 3, { alertCode: 117, minThreshold: 14_400 });
    expect(await matches(15_000, 4)).toBe(true);
    await send(deleteRuleMutation, { input: { alertRuleId, version: 4 } });
    expect(await matches(15_000, 5)).toBe(false);
  });
});

describe('an invalid rule', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
  it.each([
    [{ label: ' ' }, ['label']],
    [{ label: 'x'.repeat(101) }, ['label']],
    [{ label: 'a\0b' }, ['label']],
    [{ alertCode: 9_999 }, ['alertCode']],
    [{ alertCode: 1, minThreshold: 1 }, ['minThreshold']],
    [{ minThreshold: 19.9 }, ['minThreshold']],
    [{ maxThreshold: 201 }, ['maxThreshold']],
    [{ minThreshold: 100, maxThreshold: 99 }, ['maxThreshold']],
    [{ minThresholdTime: 0 }, ['minThresholdTime']],
    [{ alertCountThreshold: 3 }, ['alertCountWindow']],
    [{ alertCountWindow: 60 }, ['alertCountThreshold']],
    [{ alertCountThreshold: 1, alertCountWindow: 60 }, ['alertCountThreshold']],
    [
      { alertCountThreshold: 101, alertCountWindow: 59 },
      ['alertCountThreshold', 'alertCountWindow'],
    ],
    [{ alertCountThreshold: 2, alertCountWindow: 86_401 }, ['alertCountWindow']],
    [{ startTime: '24:00', endTime: '7:00' }, ['startTime', 'endTime']],
    [{ dayOfWeek: [0] }, ['dayOfWeek']],
    [{ dayOfWeek: [1, 1] }, ['dayOfWeek']],
    [{ withGeofence: true }, ['geofenceIds']],
    [{ geofenceIds: ['999999'] }, ['geofenceIds']],
    [{ geofenceIds: many(101) }, ['geofenceIds']],
    [{ vehicleIds: ['999999'] }, ['vehicleIds']],
    [{ vehicleIds: ['x'] }, ['vehicleIds']],
    [{ vehicleIds: many(5_001) }, ['vehicleIds']],
    [{ vgroupIds: ['999999'] }, ['vgroupIds']],
    [{ userIds: ['999999'] }, ['userIds']],
    [{ contacts: [{ contactId: '999999' }] }, ['contacts.0']],
    [{ contacts: [{ label: 'Gate' }] }, ['contacts.0']],
    [{ contacts: [{ email: 'a@b.example' }, { email: 'a b@c' }] }, ['contacts.1.email']],
    [{ contacts: [{ phoneNumber: '12' }] }, ['contacts.0.phoneNumber']],
    [{ contacts: Array(51).fill({ email: 'a@b.example' }) }, ['contacts']],
    [{ label: '', minThreshold: 1, vehicleIds: ['x'] }, ['label', 'minThreshold', 'vehicleIds']],
  ])('is refused at its fields and not stored: %j (RS-234)', async (changes, fields) => {
    const before = [await storedRules(), await server.db.$count(contacts)];
    const result = await create(changes);
    expect(result).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT', status: 400 });
    const named = result.fieldErrors.map(({ field }: { field: string }) => field);
    expect(named).toEqual(fields);
    expect(result.fieldErrors[0].message).toBe(result.message);
    expect([await storedRules(), await server.db.$count(contacts)]).toEqual(before);
  });

  it('names its fields in the language of the user (RS-234)', async () => {
    const headers = { 'accept-language': 'id' };
    const { fieldErrors } = await graphql(
      server,
      session.accessToken,
      createRuleMutation,
      { input: ruleInput({ label: '' }) },
      headers,
    );
    expect(fieldErrors).toEqual([{ field: 'label', message: 'Nama aturan wajib diisi.' }]);
  });

  it('changes nothing of an existing one (RS-234)', async () => {
    const { alertRuleId } = await create(everything());
    const before = await read(alertRuleId);
    const result = await update(alertRuleId, 1, { vehicleIds: ['999999'], userIds: [] });
    expect(result.errorName).toBe('INVALID_INPUT');
    expect(await read(alertRuleId)).toEqual(before);
  });
});

describe('a changed rule', () => {
  it('has the next version, and who changed it (RS-235)', async () => {
    const { alertRuleId } = await create(everything());
    expect(await update(alertRuleId, 1, { label: 'Two' })).toMatchObject({ version: 2 });
    expect(await read(alertRuleId)).toMatchObject({
      label: 'Two',
      version: 2,
      updatedBy: { userId: ids.user, fullname: 'Rina' },
      minThreshold: null,
      totalVehicles: 0,
      totalVgroups: 0,
      totalUsers: 0,
      contactRecipients: [],
      geofences: [],
    });
  });

  it('is not overwritten from an older version, nor deleted (RS-236)', async () => {
    const { alertRuleId } = await create();
    await update(alertRuleId, 1, { label: 'First' });
    const second = await update(alertRuleId, 1, { label: 'Second' });
    expect(second).toMatchObject({ errorName: 'CONFLICT', status: 409 });
    expect(second.message).toContain('First');
    const deleted = await send(deleteRuleMutation, { input: { alertRuleId, version: 1 } });
    expect(deleted.errorName).toBe('CONFLICT');
    expect(await read(alertRuleId)).toMatchObject({ label: 'First', version: 2 });
  });

  it('is changed by one of two simultaneous editors (RS-236)', async () => {
    const { alertRuleId } = await create();
    const results = await Promise.all(
      ['One', 'Two', 'Three'].map((label) => update(alertRuleId, 1, { label })),
    );
    const names = results.map(({ errorName }) => errorName);
    expect(names.toSorted()).toEqual(['CONFLICT', 'CONFLICT', null]);
    expect((await read(alertRuleId)).version).toBe(2);
  });

  it('keeps the targets that its editor cannot see (RS-237)', async () => {
    const { alertRuleId } = await create(everything());
    await update(alertRuleId, 1, { vehicleIds: [], vgroupIds: [] }, limited);
    expect(await read(alertRuleId)).toMatchObject({
      vehicles: [{ id: ids.shared }],
      vgroups: [{ id: ids.group }],
    });
    const named = await create({ vehicleIds: [ids.shared], vgroupIds: [ids.group] }, limited);
    const fields = named.fieldErrors.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['vehicleIds', 'vgroupIds']);
  });

  it('keeps a subscriber who can no longer sign in, but gets no such new one (RS-237)', async () => {
    const gone = await addUser(server.db, 1, [], { isActive: false });
    expect((await create({ userIds: [String(gone.id)] })).fieldErrors[0].field).toBe('userIds');
    const id = await addRule(server.db, 1, 'Urgent', [gone]);
    await update(String(id), 1, { userIds: [String(gone.id), ids.user] });
    expect((await read(String(id))).totalUsers).toBe(2);
  });

  it.each([
    [true, true],
    [false, false],
    [null, true],
  ])('subscribes its editor: %j (RS-238)', async (subscribe, expected) => {
    const { alertRuleId } = await create({ userIds: [ids.user] });
    const input = { subscribe, userIds: subscribe === true ? [] : [ids.user] };
    await update(alertRuleId, 1, input);
    expect((await read(alertRuleId)).userIsSubscribedToRule).toBe(expected);
  });
});

it('is deleted with its links, while its alerts stay (RS-239)', async () => {
  const { alertRuleId } = await create(everything());
  const alertsBefore = await server.db.$count(rawAlerts);
  const deleted = await send(deleteRuleMutation, { input: { alertRuleId, version: 1 } });
  expect(deleted).toMatchObject({ isSuccessful: true, alertRuleId, version: 1 });
  expect(await read(alertRuleId)).toBeNull();
  expect(await server.db.$count(rawAlerts)).toBe(alertsBefore);
  const again = await send(deleteRuleMutation, { input: { alertRuleId, version: 1 } });
  expect(again.errorName).toBe('NOT_FOUND');
});

it('raises the version of the company’s rules with every change (RS-229)', async () => {
  const version = async () =>
    (await server.db.select().from(companies).where(eq(companies.id, 1)))[0]?.rulesVersion ?? 0;
  const before = await version();
  const { alertRuleId } = await create();
  const created = await version();
  expect(created).toBeGreaterThan(before);
  await update(alertRuleId, 1);
  expect(await version()).toBeGreaterThan(created);
});
