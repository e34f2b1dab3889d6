import { scopes } from '@pantau/core/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geofences, rawAlerts, userLogs, vehicleGroupMembers } from '../../db/schema.ts';
import { matchRules } from '../../rules/match-rules.ts';
import type { MatchableAlert, Rule } from '../../rules/rule.ts';
import { createRandom } from '../../simulator/random.ts';
import { graphql, signIn, type SignedIn } from '../../testing/client.ts';
import {
  addAlert,
  addCompany,
  addRule,
  addUser,
  addVehicle,
  type AddedUser,
  type AddedVehicle,
} from '../../testing/fixtures.ts';
import { addGeofence, addGroup, linkRule } from '../../testing/rule-fixtures.ts';
import { backTestQuery, ruleInput } from '../../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const SEED = 20_261_123;
/** 45 minutes off the hour, so that days and windows differ from those in UTC. */
const ZONE = 'Asia/Kathmandu';
const DAY_MS = 86_400_000;

let server: TestServer;
let user: AddedUser;
let session: SignedIn;
let fleet: AddedVehicle[];
let group: { readonly id: number };
let fences: { readonly id: number }[];

beforeAll(async () => {
  server = await startTestServer();
  const { db, clock } = server;
  await addCompany(db, 1, { timeZone: ZONE });
  await addCompany(db, 2);
  user = await addUser(db, 1, Object.values(scopes));
  session = await signIn(server, user);
  fleet = [];
  for (let index = 0; index < 6; index += 1) fleet.push(await addVehicle(db, 1));
  group = await addGroup(db, 1, 'Jabodetabek', fleet.slice(0, 2));
  fences = [
    await addGeofence(db, 1),
    await addGeofence(db, 1, {
      shape: {
        kind: 'polygon',
        ring: [
          [107, -6],
          [107.5, -6],
          [107.5, -6.5],
          [107.25, -6.1],
          [107, -6.5],
        ],
      },
    }),
  ];
  const foreign = await addVehicle(db, 2);
  const random = createRandom(SEED);
  const now = clock.now();
  for (let index = 0; index < 400; index += 1) {
    // In bursts with equal times, so that counting rules match.
    const age = random.int(0, 40) * 6 * 3_600_000 + random.int(0, 40) * 30_000;
    const hasFix = random.int(0, 9) > 0;
    const fence = fences[random.int(0, 1)];
    await addAlert(db, clock, {
      vehicle: index % 20 === 0 ? foreign : (fleet[random.int(0, 3)] ?? foreign),
      alertCode: [8, 8, 14, 19][random.int(0, 3)] ?? 8,
      createdOn: new Date(now - age),
      alertTrigger:
        random.int(0, 9) === 0 ? null : random.int(60, 120) * (random.int(0, 1) * 2 - 1),
      durationSeconds: random.int(0, 4) === 0 ? null : random.int(0, 120),
      latitude: hasFix ? [-6.2, -6.202, -6.05, -6.4][random.int(0, 3)] : null,
      longitude: hasFix ? [106.9, 107.25, 107.05][random.int(0, 2)] : null,
      geofences: random.int(0, 1) === 0 ? [] : [{ geofenceId: fence?.id ?? 0, fenceName: 'x' }],
    });
  }
});
afterAll(() => server.close());

const test = (rule: object, more: object = {}) =>
  graphql(server, session.accessToken, backTestQuery, {
    input: { rule: ruleInput(rule), ...more },
  });

const dateIn = (timeZone: string, at: number): string =>
  new Date(at).toLocaleString('sv-SE', { timeZone }).slice(0, 10);

/** What the evaluator says about the stored alerts, each after those before it. */
async function evaluate(input: ReturnType<typeof ruleInput> & Record<string, unknown>) {
  const { db, clock } = server;
  const rows = await db
    .select()
    .from(rawAlerts)
    .where(eq(rawAlerts.companyId, 1))
    .orderBy(asc(rawAlerts.createdOn), asc(rawAlerts.id));
  const members = await db.select().from(vehicleGroupMembers);
  const stored = await db.select().from(geofences);
  const own = (input['vehicleIds'] ?? []) as string[];
  const chosen = (input['geofenceIds'] ?? []) as string[];
  const rule: Rule = {
    alertRuleId: 1,
    alertCode: input.alertCode,
    minThreshold: (input['minThreshold'] ?? null) as number | null,
    maxThreshold: (input['maxThreshold'] ?? null) as number | null,
    minThresholdTime: (input['minThresholdTime'] ?? null) as number | null,
    alertCountThreshold: (input['alertCountThreshold'] ?? null) as number | null,
    alertCountWindow: (input['alertCountWindow'] ?? null) as number | null,
    schedule: input.withSchedule
      ? {
          daysOfWeek: (input['dayOfWeek'] ?? []) as number[],
          startTime: (input['startTime'] ?? null) as string | null,
          endTime: (input['endTime'] ?? null) as string | null,
        }
      : null,
    vehicleSets: [
      ...(own.length > 0 ? [new Set(own.map(Number))] : []),
      ...(input['vgroupIds'] === undefined
        ? []
        : [new Set(members.map(({ vehicleId }) => vehicleId))]),
    ],
    place: input.withGeofence
      ? {
          inside: input.isInsideGeofence,
          geofences: stored
            .filter(({ id }) => chosen.includes(String(id)))
            .map(({ id, fenceName, shape }) => ({ geofenceId: id, fenceName, shape })),
        }
      : null,
  };
  const oldest = dateIn(ZONE, clock.now() - 6 * DAY_MS);
  const alerts = rows.map((row): MatchableAlert => ({
    ...row,
    createdOn: row.createdOn.getTime(),
    geofenceIds: row.geofences.flatMap(({ geofenceId }) => geofenceId ?? []),
  }));
  const hits = alerts.filter(
    (alert, index) =>
      dateIn(ZONE, alert.createdOn) >= oldest &&
      matchRules(alert, [rule], ZONE, alerts.slice(0, index)).length > 0,
  );
  const dates = new Map<string, number>();
  for (const { createdOn } of hits) {
    const date = dateIn(ZONE, createdOn);
    dates.set(date, (dates.get(date) ?? 0) + 1);
  }
  return { total: hits.length, vehicles: new Set(hits.map((hit) => hit.vehicleId)).size, dates };
}

const rules: readonly (() => Record<string, unknown>)[] = [
  () => ({}),
  () => ({ minThreshold: 80 }),
  () => ({ minThreshold: 80, maxThreshold: 100, minThresholdTime: 60 }),
  () => ({ alertCode: 14, minThreshold: 70, maxThreshold: 90 }),
  () => ({ alertCountThreshold: 2, alertCountWindow: 300 }),
  () => ({ alertCountThreshold: 3, alertCountWindow: 86_400, minThreshold: 20 }),
  () => ({ withSchedule: true, startTime: '22:00', endTime: '04:59' }),
  () => ({ withSchedule: true, startTime: '22:00', endTime: '04:59', dayOfWeek: [1, 3, 7] }),
  () => ({ withSchedule: true, startTime: '06:00', endTime: '18:00', dayOfWeek: [2, 4] }),
  () => ({ withSchedule: true, startTime: '06:00', endTime: '06:00', dayOfWeek: [5] }),
  () => ({ vehicleIds: [String(fleet[0]?.id), String(fleet[5]?.id)] }),
  () => ({ vgroupIds: [String(group.id)] }),
  () => ({ vgroupIds: [String(group.id)], vehicleIds: [String(fleet[3]?.id)] }),
  () => ({ withGeofence: true, geofenceIds: [String(fences[0]?.id)] }),
  () => ({ withGeofence: true, geofenceIds: fences.map(({ id }) => String(id)) }),
  () => ({ withGeofence: true, isInsideGeofence: false, geofenceIds: [String(fences[1]?.id)] }),
  () => ({ alertCode: 19, withGeofence: true, geofenceIds: [String(fences[0]?.id)] }),
  () => ({
    alertCode: 19,
    withGeofence: true,
    isInsideGeofence: false,
    geofenceIds: [String(fences[1]?.id)],
  }),
];

describe(`a back-test (alerts of seed ${SEED})`, () => {
  it.each(rules.map((rule, index) => [index, rule] as const))(
    'counts what the evaluator matches, rule %i (RS-245)',
    async (_, ruleOf) => {
      const rule = ruleOf();
      const expected = await evaluate(ruleInput(rule));
      const found = await test(rule);
      expect(found).toMatchObject({
        isSuccessful: true,
        total: expected.total,
        totalVehicles: expected.vehicles,
      });
      expect(expected.total).toBeGreaterThan(0);
      const days: { date: string; total: number }[] = found.days;
      expect(
        new Map(days.flatMap((day) => (day.total > 0 ? [[day.date, day.total]] : []))),
      ).toEqual(new Map([...expected.dates]));
    },
  );

  it('covers the last calendar days of the company’s time zone, without holes (RS-246)', async () => {
    const now = server.clock.now();
    for (const days of [1, 7, 30]) {
      const found = await test({}, { days });
      const dates = found.days.map(({ date }: { date: string }) => date);
      expect(dates).toHaveLength(days);
      expect(dates.at(-1)).toBe(dateIn(ZONE, now));
      expect(dates[0]).toBe(dateIn(ZONE, now - (days - 1) * DAY_MS));
    }
    for (const days of [0, 31]) {
      expect((await test({}, { days })).errorName).toBe('INVALID_INPUT');
    }
  });

  it('names the noisiest vehicles first (RS-246)', async () => {
    const { noisiest, total, totalVehicles } = await test({}, { days: 30 });
    const totals = noisiest.map((vehicle: { total: number }) => vehicle.total);
    expect(totals).toEqual(totals.toSorted((one: number, other: number) => other - one));
    expect(totals).toHaveLength(totalVehicles);
    expect(totals.reduce((sum: number, one: number) => sum + one, 0)).toBe(total);
    expect(noisiest[0].licensePlate).toMatch(/^B /);
  });

  it('counts the false alerts of a stored rule by their latest reason (RS-247)', async () => {
    const { db, clock } = server;
    const id = await addRule(db, 1, 'Urgent', []);
    const [vehicle] = fleet;
    if (vehicle === undefined) throw new Error('No vehicle.');
    for (const reasons of [['Sensor'], ['Other', 'Sensor'], ['Weather'], []]) {
      const alert = await addAlert(db, clock, {
        vehicle,
        alertRuleIds: [id],
        isFalseAlert: true,
      });
      for (const reason of reasons) {
        await db.insert(userLogs).values({
          companyId: 1,
          rawAlertId: alert.id,
          typeField: 'FalseAlert',
          data: JSON.stringify({ isFalseAlert: true, reason }),
          createdOn: new Date(clock.now()),
          userId: user.id,
        });
      }
    }
    await addAlert(db, clock, { vehicle, alertRuleIds: [id] });
    const old = new Date(clock.now() - 8 * DAY_MS);
    await addAlert(db, clock, { vehicle, alertRuleIds: [id], isFalseAlert: true, createdOn: old });
    const found = await test({}, { alertRuleId: String(id) });
    expect(found.falseAlerts).toEqual({
      total: 4,
      reasons: [
        { reason: 'Sensor', total: 2 },
        { reason: 'Weather', total: 1 },
      ],
    });
    expect((await test({})).falseAlerts).toBeNull();
  });

  it('is refused for an invalid rule, by its fields (RS-246)', async () => {
    const found = await test({ minThreshold: 900, vehicleIds: ['999999'] });
    const fields = found.fieldErrors.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['minThreshold', 'vehicleIds']);
    expect((await test({}, { alertRuleId: '999999' })).errorName).toBe('NOT_FOUND');
  });

  it('reads nothing of another company, and no vehicles that the user cannot see (RS-248)', async () => {
    const { db, clock } = server;
    const shared = await addVehicle(db, 1, { isShared: true });
    await addAlert(db, clock, { vehicle: shared, alertCode: 90 });
    const foreignRule = await addRule(db, 2, 'Urgent', []);
    await linkRule(db, foreignRule, {});
    expect((await test({}, { alertRuleId: String(foreignRule) })).errorName).toBe('NOT_FOUND');
    expect((await test({ alertCode: 90 })).total).toBe(1);
    const viewer = await addUser(db, 1, [scopes.alertRuleRead]);
    const { accessToken } = await signIn(server, viewer);
    const input = { rule: ruleInput({ alertCode: 90 }) };
    expect((await graphql(server, accessToken, backTestQuery, { input })).total).toBe(0);
  });

  it('is limited to 60 requests per minute and user (RS-249)', async () => {
    const { accessToken } = await signIn(
      server,
      await addUser(server.db, 1, [scopes.alertRuleRead]),
    );
    const input = { rule: ruleInput(), days: 1 };
    for (let index = 0; index < 60; index += 1)
      await graphql(server, accessToken, backTestQuery, { input });
    const { errorName } = await graphql(server, accessToken, backTestQuery, { input });
    expect(errorName).toBe('TOO_MANY_ATTEMPTS');
  });
});
