import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertRules, companies, rawAlerts, userLogs } from '../../db/schema.ts';
import { graphql, signIn, type SignedIn } from '../../testing/client.ts';
import {
  alertSharesQuery,
  breakdownQuery,
  ruleSharesQuery,
} from '../../testing/false-alert-operations.ts';
import {
  addAlert,
  addCompany,
  addRule,
  addUser,
  addVehicle,
  type AddedUser,
  type AddedVehicle,
} from '../../testing/fixtures.ts';
import { actionMutation, anyDate } from '../../testing/operations.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const WEEK_MS = 7 * 86_400_000;
const MINUTE_MS = 60_000;
const ACTING = [scopes.alertCenterMain, scopes.alertRuleRead, scopes.alertAction];

let server: TestServer;
let companyId = 0;
let user: AddedUser;
let session: SignedIn;
let vehicle: AddedVehicle;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  companyId += 1;
  await addCompany(server.db, companyId);
  user = await addUser(server.db, companyId, ACTING);
  session = await signIn(server, user);
  vehicle = await addVehicle(server.db, companyId);
});

type Values = Partial<Parameters<typeof addAlert>[2]>;

/** Adds alerts of a rule, the first ones false. */
async function addAlerts(rule: number, total: number, falseAlerts: number, values: Values = {}) {
  const ids: number[] = [];
  for (let index = 0; index < total; index += 1) {
    const isFalseAlert = index < falseAlerts;
    const alert = { vehicle, alertRuleIds: [rule], isFalseAlert, ...values };
    ids.push((await addAlert(server.db, server.clock, alert)).id);
  }
  return ids;
}

const important = (subscribers: readonly AddedUser[] = [user]): Promise<number> =>
  addRule(server.db, companyId, 'Important', subscribers);

const send = (query: string, variables: object = {}, as = session) =>
  graphql(server, as.accessToken, query, variables as Record<string, unknown>);

async function sharesOf(
  query = ruleSharesQuery,
  as = session,
): Promise<[string, number, number][]> {
  const { data } = await send(query, {}, as);
  return data.rules.map((rule: { alertRuleId: string; total: number; falseAlerts: number }) => [
    rule.alertRuleId,
    rule.falseAlerts,
    rule.total,
  ]);
}

const setLimit = (falseAlertLimit: number | null): Promise<unknown> =>
  server.db.update(companies).set({ falseAlertLimit }).where(eq(companies.id, companyId));

async function markFalse(ids: readonly number[], isFalseAlert: boolean, reason = 'Sensor') {
  const data = JSON.stringify(isFalseAlert ? { isFalseAlert, reason } : { isFalseAlert });
  const selection = { rawAlertId: ids.map(String), selectionMode: 'Selection' };
  const input = { actionType: 'FalseAlert', data, dateRange: anyDate, ...selection };
  const { isSuccessful } = await send(actionMutation, { input });
  expect(isSuccessful).toBe(true);
}

describe('the share of false alerts', () => {
  it('is stated for rules at the limit or above, the highest first (RS-630)', async () => {
    const [at, below, above, few] = [
      await important(),
      await important(),
      await important(),
      await important(),
    ];
    await addAlerts(at, 10, 5);
    await addAlerts(below, 11, 5);
    await addAlerts(above, 12, 11);
    await addAlerts(few, 9, 9);
    expect(await sharesOf()).toEqual([
      [String(above), 11, 12],
      [String(at), 5, 10],
    ]);
  });

  it('counts an alert for each of its rules, not for one that is deleted (RS-630)', async () => {
    const [one, other] = [await important(), await important()];
    await addAlerts(one, 10, 10, { alertRuleIds: [one, other] });
    expect((await sharesOf()).map(([id]) => id).sort()).toEqual(
      [String(one), String(other)].sort(),
    );
    await server.db.delete(alertRules).where(eq(alertRules.id, other));
    expect(await sharesOf()).toEqual([[String(one), 10, 10]]);
  });

  it('counts the last seven times 24 hours (RS-631)', async () => {
    const rule = await important();
    const now = server.clock.now();
    // The clock runs on meanwhile.
    const edge = now - WEEK_MS + MINUTE_MS;
    await addAlerts(rule, 10, 10, { createdOn: new Date(edge) });
    await addAlerts(rule, 3, 3, { createdOn: new Date(now - WEEK_MS) });
    await addAlerts(rule, 3, 3, { createdOn: new Date(now + MINUTE_MS) });
    expect(await sharesOf()).toEqual([[String(rule), 10, 10]]);
  });

  it('falls when an alert is checked again, or deleted with its age (RS-631)', async () => {
    const rule = await important();
    const ids = await addAlerts(rule, 12, 0);
    await markFalse(ids.slice(0, 8), true);
    expect(await sharesOf()).toEqual([[String(rule), 8, 12]]);
    await markFalse(ids.slice(0, 2), false);
    expect(await sharesOf()).toEqual([[String(rule), 6, 12]]);
    await markFalse(ids.slice(2, 3), false);
    expect(await sharesOf()).toEqual([]);
    await server.db.delete(userLogs).where(eq(userLogs.companyId, companyId));
    for (const id of ids.slice(8, 10))
      await server.db.delete(rawAlerts).where(eq(rawAlerts.id, id));
    expect(await sharesOf()).toEqual([[String(rule), 5, 10]]);
  });

  it('is compared with the limit of the company, or not at all (RS-632)', async () => {
    const rule = await important();
    await addAlerts(rule, 10, 3);
    expect((await send(ruleSharesQuery)).data).toEqual({ days: 7, limit: 50, rules: [] });
    await setLimit(30);
    expect((await send(ruleSharesQuery)).data).toMatchObject({ limit: 30, rules: [{ total: 10 }] });
    await setLimit(31);
    expect(await sharesOf()).toEqual([]);
    await setLimit(null);
    await addAlerts(rule, 10, 10);
    expect((await send(ruleSharesQuery)).data).toEqual({ days: 7, limit: null, rules: [] });
  });

  it('counts nothing of another company, or of vehicles that the user cannot see (RS-633)', async () => {
    const rule = await important();
    const shared = await addVehicle(server.db, companyId, { isShared: true });
    await addAlerts(rule, 10, 10, { vehicle: shared });
    expect(await sharesOf()).toEqual([]);
    const partner = await addUser(server.db, companyId, [...ACTING, scopes.sharedVehicle]);
    const seesShared = await signIn(server, partner);
    expect(await sharesOf(ruleSharesQuery, seesShared)).toEqual([[String(rule), 10, 10]]);
    await addCompany(server.db, 900 + companyId);
    const foreign = await addUser(server.db, 900 + companyId, [...ACTING, scopes.sharedVehicle]);
    const elsewhere = await signIn(server, foreign);
    expect(await sharesOf(ruleSharesQuery, elsewhere)).toEqual([]);
    const filter = { alertRuleId: String(rule) };
    expect((await send(breakdownQuery, { filter }, elsewhere)).errorName).toBe('NOT_FOUND');
    expect((await send(breakdownQuery, {}, elsewhere)).data.total).toBe(0);
  });

  it('is in the alert centre for rules whose alerts the user sees there (RS-633)', async () => {
    const [own, others] = [await important(), await important([])];
    const urgent = await addRule(server.db, companyId, 'Urgent', [user]);
    for (const rule of [own, others, urgent]) await addAlerts(rule, 10, 10);
    expect(await sharesOf()).toHaveLength(3);
    expect(await sharesOf(alertSharesQuery)).toEqual([[String(own), 10, 10]]);
    const held = [...ACTING, scopes.alertCenterUrgent];
    const chief = await addUser(server.db, companyId, held);
    const another = await addRule(server.db, companyId, 'Urgent', [chief]);
    await addAlerts(another, 10, 10);
    expect(await sharesOf(alertSharesQuery, await signIn(server, chief))).toEqual([
      [String(another), 10, 10],
    ]);
  });
});

describe('the reasons of false alerts', () => {
  it('are counted by code, vehicle and camera, for one rule or all (RS-634)', async () => {
    const [rule, other] = [await important(), await important()];
    const second = await addVehicle(server.db, companyId);
    const dms = await addAlerts(rule, 5, 0, { alertCode: 52 });
    const adas = await addAlerts(rule, 2, 0, { alertCode: 90, vehicle: second });
    const speed = await addAlerts(other, 3, 0, { alertCode: 8, vehicle: second });
    await markFalse(dms.slice(0, 2), true, 'Sun in the lens');
    await markFalse(dms.slice(2, 3), true, 'no occurrences');
    await markFalse(adas, true, 'no occurrences');
    await markFalse(speed.slice(0, 1), true, 'no occurrences');
    const { data } = await send(breakdownQuery, { filter: { alertRuleId: String(rule) } });
    const noEvent = (total: number) => ({ reason: 'no occurrences', total });
    const sun = { reason: 'Sun in the lens', total: 2 };
    const first = { total: 5, falseAlerts: 3, reasons: [sun, noEvent(1)] };
    const last = { total: 2, falseAlerts: 2, reasons: [noEvent(2)] };
    expect(data).toMatchObject({
      days: 7,
      ...{ total: 7, falseAlerts: 5, reasons: [noEvent(3), sun] },
      codes: [
        { alert: { alertCode: 52 }, ...first },
        { alert: { alertCode: 90 }, ...last },
      ],
      vehicles: [
        { vehicleId: String(vehicle.id), ...first },
        { vehicleId: String(second.id), ...last },
      ],
      cameras: [
        { camera: 'dms', ...first },
        { camera: 'adas', ...last },
      ],
    });
    const all = (await send(breakdownQuery)).data;
    expect([all.total, all.falseAlerts]).toEqual([10, 6]);
    expect(all.cameras.at(-1)).toEqual({
      camera: null,
      total: 3,
      falseAlerts: 1,
      reasons: [noEvent(1)],
    });
  });

  it('are the latest ones, without those that were taken back (RS-635)', async () => {
    const rule = await important();
    const [once = 0, twice = 0, back = 0] = await addAlerts(rule, 4, 0);
    await markFalse([once, twice, back], true, 'First');
    await markFalse([twice, back], false);
    await markFalse([twice], true, 'Second');
    const { data } = await send(breakdownQuery, { filter: { alertRuleId: String(rule) } });
    expect(data.falseAlerts).toBe(2);
    expect(data.reasons).toEqual([
      { reason: 'First', total: 1 },
      { reason: 'Second', total: 1 },
    ]);
  });

  it('are six, and all others together, also those that the log does not have (RS-635)', async () => {
    const rule = await important();
    const ids = await addAlerts(rule, 12, 0);
    for (const [index, id] of ids.slice(0, 8).entries())
      await markFalse([id], true, `Reason ${index}`);
    await markFalse(ids.slice(8, 11), true, 'Often');
    await addAlerts(rule, 1, 1);
    const { data } = await send(breakdownQuery, { filter: { alertRuleId: String(rule) } });
    expect(data.reasons).toHaveLength(7);
    expect(data.reasons[0]).toEqual({ reason: 'Often', total: 3 });
    expect(data.reasons.at(-1)).toEqual({ reason: null, total: 4 });
  });

  it('name the ten vehicles with the most false alerts (RS-634)', async () => {
    const rule = await important();
    for (let index = 0; index < 12; index += 1) {
      const one = await addVehicle(server.db, companyId);
      await addAlerts(rule, index + 2, index + 1, { vehicle: one });
    }
    const { data } = await send(breakdownQuery, { filter: { alertRuleId: String(rule) } });
    const counts = data.vehicles.map((one: { falseAlerts: number }) => one.falseAlerts);
    expect(counts).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(data.falseAlerts).toBe(78);
  });
});
