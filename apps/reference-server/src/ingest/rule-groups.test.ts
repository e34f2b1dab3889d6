import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies, rawAlerts, vehicleGroupMembers } from '../db/schema.ts';
import { postJson } from '../testing/client.ts';
import { addCompany, addRule, addVehicle, type AddedVehicle } from '../testing/fixtures.ts';
import { addGeofence, addGroup, linkRule } from '../testing/rule-fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let member: AddedVehicle;
let stranger: AddedVehicle;

beforeAll(async () => {
  server = await startTestServer();
  await addCompany(server.db, 1);
  member = await addVehicle(server.db, 1);
  stranger = await addVehicle(server.db, 1);
});
afterAll(() => server.close());

let second = 0;

/** Posts an alert and returns the rules that it matched. */
async function rulesOf({ imei }: AddedVehicle): Promise<readonly number[]> {
  second += 1;
  const createdOn = new Date(server.clock.now() - second * 1_000).toISOString();
  const body = [{ imei, alertCode: 8, createdOn, alertTrigger: 90 }];
  const headers = { authorization: 'Bearer test-ingest-key-of-company-1' };
  const response = await postJson(server, '/api/ingest/alerts', body, headers);
  const { results } = (await response.json()) as { results: { rawAlertId: string }[] };
  const id = Number(results[0]?.rawAlertId);
  const [row] = await server.db.select().from(rawAlerts).where(eq(rawAlerts.id, id));
  return row?.alertRuleIds ?? [];
}

it('applies to the vehicles of its groups as they are when the alert arrives (RS-228)', async () => {
  const { db } = server;
  const group = await addGroup(db, 1, 'Jabodetabek', [member]);
  const rule = await addRule(db, 1, 'Urgent', []);
  await linkRule(db, rule, { groups: [group] });
  expect(await rulesOf(member)).toEqual([rule]);
  expect(await rulesOf(stranger)).toEqual([]);

  const membership = { vehicleGroupId: group.id, vehicleId: stranger.id };
  await db.insert(vehicleGroupMembers).values(membership);
  expect(await rulesOf(stranger)).toEqual([rule]);

  await db.delete(vehicleGroupMembers).where(eq(vehicleGroupMembers.vehicleGroupId, group.id));
  expect(await rulesOf(member), 'a group without vehicles').toEqual([]);

  const own = { vehicles: [stranger] };
  await linkRule(db, rule, own);
  expect(await rulesOf(stranger), 'own vehicle next to a group').toEqual([rule]);
  expect(await rulesOf(member)).toEqual([]);
});

it('has its version raised once per statement, by every kind of change (RS-229)', async () => {
  const { db } = server;
  const version = async (): Promise<number> =>
    (await db.select().from(companies).where(eq(companies.id, 1)))[0]?.rulesVersion ?? 0;
  const raised = async (change: () => Promise<unknown>): Promise<number> => {
    const before = await version();
    await change();
    return (await version()) - before;
  };
  const vehicles = [await addVehicle(db, 1), await addVehicle(db, 1)];
  const fence = await addGeofence(db, 1);
  let id = 0;
  expect(await raised(async () => (id = await addRule(db, 1, 'Urgent', [])))).toBe(1);
  const group = await addGroup(db, 1, 'Jawa Timur');
  expect(await raised(() => linkRule(db, id, { groups: [group] }))).toBe(1);
  expect(await raised(() => linkRule(db, id, { geofences: [fence] }))).toBe(1);
  const members = vehicles.map((vehicle) => ({
    vehicleGroupId: group.id,
    vehicleId: vehicle.id,
  }));
  expect(await raised(() => db.insert(vehicleGroupMembers).values(members))).toBe(1);
  expect(await raised(() => db.delete(vehicleGroupMembers))).toBe(1);
});
