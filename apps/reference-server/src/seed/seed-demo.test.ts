import { createManualClock } from '@pantau/core/testing';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPermissions } from '@pantau/core';
import type { Database } from '../db/database.ts';
import { alertRules, companies, rawAlerts, userLogs, users, vehicles } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { readFalseShares } from '../alert-rules/false-alerts/false-shares.ts';
import { demoUsers } from '../demo/demo-users.ts';
import { seedDemo } from './seed-demo.ts';

const clock = createManualClock(Date.UTC(2026, 10, 20, 1));
let server: TestServer;
let db: Database;

beforeAll(async () => {
  server = await startTestServer({
    env: { PANTAU_DEMO: 'on' },
    seed: async (database) => void (await seedDemo({ db: database, clock })),
  });
  db = server.db;
});
afterAll(() => server.close());

const alertsOf = (queries: Database, companyId: number) =>
  queries
    .select()
    .from(rawAlerts)
    .where(eq(rawAlerts.companyId, companyId))
    .orderBy(asc(rawAlerts.seq));

describe('the demo', () => {
  it('is seeded once (RS-108)', async () => {
    const before = await db.$count(rawAlerts);
    expect(await seedDemo({ db, clock })).toBe(false);
    expect(await db.$count(rawAlerts)).toBe(before);
  });

  it('is the same for the same seed and time (RS-108)', async () => {
    const other = await startTestServer();
    try {
      await seedDemo({ db: other.db, clock });
      const snapshot = async (queries: Database) =>
        (await alertsOf(queries, 1)).map(({ id: _, ...alert }) => alert);
      expect(await snapshot(other.db)).toEqual(await snapshot(db));
    } finally {
      await other.close();
    }
  });

  it.each(demoUsers.map((user) => user.email))('lets %s sign in (RS-108)', async (email) => {
    const response = await fetch(`${server.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'pantau-demo' }),
    });
    expect(response.status).toBe(200);
  });

  it('has the documented companies (RS-108)', async () => {
    const rows = await db.select().from(companies).orderBy(asc(companies.id));
    expect(rows.map((row) => [row.id, row.companyType, row.setupNotifCompleted])).toEqual([
      [1, 'standard', true],
      [2, 'whitelabel', true],
      [3, 'brand', true],
      [4, 'standard', false],
      [1449, 'standard', true],
    ]);
  });

  it('has a driver, a viewer without urgent alerts, and a user without contact data (RS-108)', () => {
    const user = (name: string) =>
      demoUsers.find((one) => one.email === `${name}@demo.pantau.example`);
    const may = (name: string) =>
      createPermissions({ scopes: user(name)?.scopes ?? [], flags: [] });
    expect(may('driver').driverUser).toBe(true);
    expect(may('manager').driverUser).toBe(false);
    expect(may('viewer').can('e4a-alert-center-main:read')).toBe(true);
    expect(may('viewer').can('e4e-alert-center-urgent:read')).toBe(false);
    expect(may('dispatcher').can('e4b-alert-center-rule-setting:read')).toBe(false);
    expect(user('nomail')?.hasContact).toBe(false);
    expect(user('nomail')?.scopes).toEqual(user('manager')?.scopes);
  });

  it('lets every user act on alerts except the viewer (RS-131)', () => {
    const acting = [
      'alert-center-action:update',
      'alert-center-note:create',
      'alert-center-media:create',
      'b3f-two-way-communication:read',
      'b3f-two-way-communication-all-module:read',
    ];
    for (const { email, scopes } of demoUsers) {
      const held = acting.filter((scope) => (scopes as readonly string[]).includes(scope));
      expect(held, email).toEqual(email.startsWith('viewer@') ? [] : acting);
    }
  });

  it('leaves 9 urgent and 18 important alerts of the first company unresolved, all within 48 hours (RS-108)', async () => {
    const rules = await db.select().from(alertRules).where(eq(alertRules.companyId, 1));
    const urgent = new Set(
      rules.filter((rule) => rule.alertUrgencyType === 'Urgent').map((rule) => rule.id),
    );
    const rows = await alertsOf(db, 1);
    const shared = await db.select().from(vehicles).where(eq(vehicles.isShared, true));
    const sharedIds = new Set(shared.map((vehicle) => vehicle.id));
    const open = rows.filter(
      (row) =>
        !row.isResolved &&
        !row.isFalseAlert &&
        row.alertRuleIds.length > 0 &&
        !sharedIds.has(row.vehicleId),
    );
    const isUrgent = (row: (typeof rows)[number]) => row.alertRuleIds.some((id) => urgent.has(id));
    expect([open.filter(isUrgent).length, open.length]).toEqual([9, 27]);
    expect(rows.length).toBeGreaterThan(380);
    const age = (row: (typeof rows)[number]) => clock.now() - row.createdOn.getTime();
    expect(rows.every((row) => age(row) >= 0 && age(row) <= 48 * 3_600_000)).toBe(true);
  });

  it('has one rule of the first company whose alerts are mostly false (RS-108)', async () => {
    const reader = { companyId: 1, includeShared: false };
    const shares = await readFalseShares(db, reader, { now: clock.now() });
    const [rule, ...others] = shares.rules;
    const [stored] = await db
      .select()
      .from(alertRules)
      .where(eq(alertRules.id, rule?.alertRuleId ?? 0));
    expect([stored?.label, others]).toEqual(['Risiko tabrak depan', []]);
    // The alerts of some hours after the start do not bring it below the limit.
    expect(rule?.falseAlerts).toBeGreaterThan(0.75 * (rule?.total ?? 0));
  });

  it('has fleet tasks only on alerts of codes 137 to 143 (RS-108)', async () => {
    const rows = await alertsOf(db, 1);
    const ofTasks = rows.filter((row) => row.alertCode >= 137 && row.alertCode <= 143);
    expect(ofTasks.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.fleetOrder !== null)).toEqual(ofTasks);
    expect(ofTasks.every((row) => row.alertRuleIds.length > 0)).toBe(true);
  });

  it('has a consistent history (RS-108)', async () => {
    const rows = await alertsOf(db, 1);
    const logs = await db.select().from(userLogs).where(eq(userLogs.companyId, 1));
    const people = await db.select().from(users).where(eq(users.companyId, 1));
    // The viewer sees no urgent alerts and the driver none: neither can have acted on them.
    const acting = people.filter((user) => /^(Rina|Bayu) /.test(user.fullname));
    const peopleIds = new Set(acting.map((user) => user.id));
    expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
    for (const row of rows) {
      const own = logs.filter((log) => log.rawAlertId === row.id);
      expect(own.some((log) => log.typeField === 'Resolve')).toBe(row.isResolved);
      expect(own.some((log) => log.typeField === 'FalseAlert')).toBe(row.isFalseAlert);
      expect(row.isRead || !(row.isResolved || row.isFalseAlert)).toBe(true);
      expect(row.resolvedBy === null || peopleIds.has(row.resolvedBy)).toBe(true);
      for (const log of own) {
        expect(log.createdOn.getTime()).toBeGreaterThan(row.createdOn.getTime());
        expect(log.createdOn.getTime()).toBeLessThanOrEqual(clock.now());
      }
    }
  });
});
