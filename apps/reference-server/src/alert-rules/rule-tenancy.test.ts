import { scopes } from '@pantau/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql, signIn, type SignedIn } from '../testing/client.ts';
import { alertRules } from '../db/schema.ts';
import { addCompany, addRule, addUser, addVehicle } from '../testing/fixtures.ts';
import { addContact, addGeofence, addGroup, linkRule } from '../testing/rule-fixtures.ts';
import {
  createRuleMutation,
  deleteRuleMutation,
  deleteRulesMutation,
  ruleInput,
  ruleQuery,
  rulesQuery,
  targetQueries,
  updateRuleMutation,
  updateRulesMutation,
} from '../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

/** Access of company 2 to the alert rules of company 1 and everything that they name. */
let server: TestServer;
let other: SignedIn;
let ruleId: number;
let ids: Record<keyof typeof targetQueries, number>;

const every = Object.values(scopes);

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  for (const id of [1, 2]) await addCompany(db, id);
  const owner = await addUser(db, 1, every);
  const vehicle = await addVehicle(db, 1);
  const group = await addGroup(db, 1, 'Jabodetabek', [vehicle]);
  const contact = await addContact(db, 1);
  const fence = await addGeofence(db, 1);
  ruleId = await addRule(db, 1, 'Urgent', [owner]);
  await linkRule(db, ruleId, {
    vehicles: [vehicle],
    groups: [group],
    contacts: [contact],
    geofences: [fence],
  });
  ids = {
    ruleVehicles: vehicle.id,
    ruleVgroups: group.id,
    ruleUsers: owner.id,
    ruleContacts: contact.id,
    ruleGeofences: fence.id,
  };
  other = await signIn(server, await addUser(db, 2, every));
});
afterAll(() => server.close());

const read = (query: string, variables: Record<string, unknown>) =>
  graphql(server, other.accessToken, query, variables);

it('company 2 reads no rule of company 1 (RS-227)', async () => {
  expect(await read(rulesQuery, {})).toMatchObject({ data: [], pagination: { total: 0 } });
  expect(await read(rulesQuery, { filter: { search: 'Urgent', alertCodes: [8] } })).toMatchObject({
    data: [],
  });
  expect(await read(ruleQuery, { alertRuleId: ruleId })).toMatchObject({
    errorName: 'NOT_FOUND',
    data: null,
  });
});

it.each(['ruleVehicles', 'ruleVgroups', 'ruleUsers', 'ruleContacts', 'ruleGeofences'] as const)(
  'company 2 reads none of the %s of company 1 (RS-227)',
  async (name) => {
    const chosen = await read(targetQueries[name], { filter: { ids: [ids[name]] } });
    expect(chosen).toMatchObject({ isSuccessful: true, data: [], pagination: { total: 0 } });
    const { data } = await read(targetQueries[name], {});
    const found = JSON.stringify(data);
    expect(data.length, found).toBe(name === 'ruleUsers' ? 1 : 0);
  },
);

it('company 2 changes no rule of company 1 (RS-243)', async () => {
  const before = await server.db.select().from(alertRules);
  const one = { alertRuleId: ruleId, version: 1 };
  const update = await read(updateRuleMutation, { input: { ...one, rule: ruleInput() } });
  expect(update.errorName).toBe('NOT_FOUND');
  expect((await read(deleteRuleMutation, { input: one })).errorName).toBe('NOT_FOUND');
  for (const selection of [
    { selectionMode: 'Selection', alertRuleIds: [ruleId] },
    { selectionMode: 'All', alertRuleIds: [] },
    { selectionMode: 'Exclude', alertRuleIds: ['999'] },
  ]) {
    const change = { ...selection, isActive: false, subscribe: true };
    expect((await read(updateRulesMutation, { input: change })).count).toBe(0);
    expect((await read(deleteRulesMutation, { input: selection })).count).toBe(0);
  }
  expect(await server.db.select().from(alertRules)).toEqual(before);
});

it.each([
  ['vehicleIds', 'ruleVehicles'],
  ['vgroupIds', 'ruleVgroups'],
  ['userIds', 'ruleUsers'],
  ['geofenceIds', 'ruleGeofences'],
] as const)('company 2 names none of the %s of company 1 (RS-243)', async (field, kind) => {
  const result = await read(createRuleMutation, { input: ruleInput({ [field]: [ids[kind]] }) });
  expect(result.fieldErrors).toMatchObject([{ field }]);
});

it('company 2 names no contact of company 1, and shares none by its address (RS-243)', async () => {
  const byId = { contacts: [{ contactId: ids.ruleContacts }] };
  const refused = await read(createRuleMutation, { input: ruleInput(byId) });
  expect(refused.fieldErrors).toMatchObject([{ field: 'contacts.0' }]);
  const byAddress = { contacts: [{ email: 'gate@contact.example' }] };
  const { alertRuleId } = await read(createRuleMutation, { input: ruleInput(byAddress) });
  const { data } = await read(ruleQuery, { alertRuleId });
  expect(data.contactRecipients[0].contactId).not.toBe(String(ids.ruleContacts));
});
