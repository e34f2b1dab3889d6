import { menuScopes, scopes } from '@pantau/core/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdminCommand } from '../admin/admin-program.ts';
import { auditEntries, rawAlerts, refreshTokens, users } from '../db/schema.ts';
import { graphql, postJson, signIn, type SignedIn } from '../testing/client.ts';
import { auditQuery, companyQuery, updateSectionMutation } from '../testing/company-operations.ts';
import {
  PASSWORD,
  addAlert,
  addCompany,
  addRule,
  addUser,
  addVehicle,
} from '../testing/fixtures.ts';
import type { AddedUser } from '../testing/fixtures.ts';
import { actionMutation, anyDate } from '../testing/operations.ts';
import { addOrder } from '../testing/orders.ts';
import { deleteRulesMutation, updateRulesMutation } from '../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let auditor: SignedIn;
let user: AddedUser;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
type Entry = any;

async function readLog(filter: object = {}, as = auditor): Promise<Entry[]> {
  const { data } = await graphql(server, as.accessToken, auditQuery, { filter });
  return data as Entry[];
}

/** What was added to the log meanwhile, oldest first, without its times and ids. */
async function addedBy(run: () => Promise<unknown>): Promise<Entry[]> {
  const before = new Set((await server.db.select().from(auditEntries)).map(({ id }) => id));
  await run();
  const rows = await server.db.select().from(auditEntries).orderBy(auditEntries.id);
  return rows
    .filter(({ id }) => !before.has(id))
    .map(({ companyId, userId, action, target, count }) => ({
      companyId,
      userId,
      action,
      target,
      count,
    }));
}

const sessionsOf = ({ id }: AddedUser) =>
  server.db
    .selectDistinct({ id: refreshTokens.familyId })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, id), isNull(refreshTokens.revokedOn)))
    .orderBy(refreshTokens.familyId);

const command = (text: string) => async (): Promise<void> => {
  const { code, errors } = await runAdminCommand(
    { ...server, isServing: true },
    { args: text.split(' '), input: 'eleven chars', folder: '/' },
  );
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
};

beforeAll(async () => {
  server = await startTestServer();
  await addCompany(server.db, 1);
  await addCompany(server.db, 2);
  user = await addUser(server.db, 1, [
    scopes.auditLogRead,
    scopes.alertCenterMain,
    scopes.alertAction,
    scopes.alertRuleRead,
    scopes.alertRuleUpdate,
    scopes.alertRuleDelete,
    scopes.salesOrderRead,
    scopes.salesOrderUpdate,
    scopes.companyUpdate,
    menuScopes.setting,
  ]);
  auditor = await signIn(server, user);
});
afterAll(() => server.close());

const entry = (action: string, target: string | null = null, count: number | null = null) => ({
  companyId: 1,
  userId: user.id,
  action,
  target,
  count,
});

describe('the audit log', () => {
  it('has sign-ins, also those that failed, and sign-outs (RS-380)', async () => {
    const attempt = (email: string, password: string) =>
      postJson(server, '/api/session', { email, password }, { 'user-agent': 'Probe/1' });
    expect(await addedBy(() => signIn(server, user))).toEqual([entry('SignIn')]);
    expect(await addedBy(() => attempt(user.email, 'wrong'))).toEqual([
      { ...entry('SignInFailed', user.email), userId: null },
    ]);
    // What was typed as a name may be a password.
    expect(await addedBy(() => attempt('hunter2-hunter2', 'wrong'))).toEqual([
      { ...entry('SignInFailed'), userId: null, companyId: null },
    ]);
    const { cookie } = await signIn(server, user);
    const signOut = () =>
      fetch(`${server.url}/api/session`, { method: 'DELETE', headers: { cookie } });
    expect(await addedBy(signOut)).toEqual([entry('SignOut')]);
    const [failed] = await readLog({ actions: ['SignInFailed'] });
    expect(failed).toMatchObject({ user: null, userAgent: 'Probe/1', address: '127.0.0.1' });
  });

  it('has sessions that the user ended elsewhere (RS-380)', async () => {
    const current = await signIn(server, user);
    const headers = { authorization: `Bearer ${current.accessToken}` };
    const endOthers = () => fetch(`${server.url}/api/user/sessions`, { method: 'DELETE', headers });
    const [ended, ...more] = await addedBy(endOthers);
    expect(ended).toMatchObject({ ...entry('SessionsEnded'), count: expect.any(Number) as number });
    expect(more).toEqual([]);
    expect(await addedBy(endOthers)).toEqual([]);
    auditor = await signIn(server, user);
  });

  it('has companies, users, rights and keys that the operator changed (RS-380)', async () => {
    const byOperator = (action: string, target: string, count: number | null = null) => [
      { ...entry(action, target, count), userId: null },
    ];
    const email = 'sri@satu.example';
    const add = `users add --company 1 --email ${email} --name Sri --role viewer --password-stdin`;
    expect(await addedBy(command(add))).toEqual(byOperator('UserAdded', `${email}: viewer`));
    expect(await addedBy(command(`users role ${email} dispatcher`))).toEqual(
      byOperator('RoleSet', `${email}: dispatcher`),
    );
    expect(await addedBy(command(`users password ${email} --password-stdin`))).toEqual(
      byOperator('PasswordSet', email),
    );
    expect(await addedBy(command(`users sign-out ${email}`))).toEqual(
      byOperator('SessionsEnded', email, 0),
    );
    expect(await addedBy(command(`users deactivate ${email}`))).toEqual(
      byOperator('UserDeactivated', email),
    );
    expect(await addedBy(command(`users activate ${email}`))).toEqual(
      byOperator('UserActivated', email),
    );
    expect(await addedBy(command('keys add --company 1 --name Traccar'))).toEqual(
      byOperator('IngestKeyAdded', 'Traccar'),
    );
    expect(await addedBy(command('keys revoke 1'))).toEqual(
      byOperator('IngestKeyRevoked', 'Traccar'),
    );
    expect(await addedBy(command('companies add --name Tiga'))).toEqual([
      { ...byOperator('CompanyAdded', 'Tiga')[0], companyId: 3 },
    ]);
  });

  it('has changed settings by section (RS-380)', async () => {
    const { accessToken } = auditor;
    const { data } = await graphql(server, accessToken, companyQuery, { filter: { id: '1' } });
    const input = { id: '1', revision: data.revisions.identity, name: 'Satu', phoneNo: null };
    const save = () => graphql(server, accessToken, updateSectionMutation, { input });
    expect(await addedBy(save)).toEqual([entry('SettingsChanged', 'identity', 1)]);
    // The revision has changed, so nothing is stored.
    expect(await addedBy(save)).toEqual([]);
  });

  it('has actions on several alerts, rules or orders at once (RS-380)', async () => {
    const { accessToken } = auditor;
    const run = (query: string, input: object) => () =>
      graphql(server, accessToken, query, { input });
    const { db, clock } = server;
    const vehicle = await addVehicle(db, 1);
    const alertRuleIds = [await addRule(db, 1, 'Important', [user])];
    const now = clock.now();
    const resolve = async (count: number) => {
      const rows = [];
      for (let i = 0; i < count; i += 1)
        rows.push(await addAlert(db, clock, { vehicle, alertRuleIds }));
      return addedBy(
        run(actionMutation, {
          rawAlertId: rows.map(({ id }) => String(id)),
          selectionMode: 'Selection',
          actionType: 'Resolve',
          data: '{"isResolved":true}',
          vehicleId: [],
          dateRange: {
            start: new Date(now - 864e5).toISOString(),
            end: new Date(now + 864e5).toISOString(),
          },
        }),
      );
    };
    expect(await resolve(2)).toEqual([entry('AlertsChanged', 'Resolve', 2)]);
    expect(await resolve(1)).toEqual([]);

    await addRule(db, 1, 'Important', []);
    const all = { selectionMode: 'All', alertRuleIds: [] };
    const change = run(updateRulesMutation, { ...all, isActive: false, subscribe: true });
    expect(await addedBy(change)).toEqual([entry('RulesChanged', 'deactivate, subscribe', 2)]);
    expect(await addedBy(run(deleteRulesMutation, all))).toEqual([
      entry('RulesChanged', 'delete', 2),
    ]);
    expect(await addedBy(run(deleteRulesMutation, all))).toEqual([]);

    const ids = [await addOrder(db, 1), await addOrder(db, 1)].map(({ id }) => String(id));
    const confirm = () =>
      postJson(
        server,
        '/api/bff/sales-order/bulk-transition',
        { ids, status: 'CONFIRMED', idempotency_key: 'a-key-of-this-very-test' },
        { authorization: `Bearer ${accessToken}` },
      );
    expect(await addedBy(confirm)).toEqual([entry('OrdersChanged', 'CONFIRMED', 2)]);
    // Sent again with the same key.
    expect(await addedBy(confirm)).toEqual([]);
  });

  it('has an entry with its action or neither (RS-380)', async () => {
    const { db, clock } = server;
    const vehicle = await addVehicle(db, 1);
    const alertRuleIds = [await addRule(db, 1, 'Important', [user])];
    const alerts = [
      await addAlert(db, clock, { vehicle, alertRuleIds }),
      await addAlert(db, clock, { vehicle, alertRuleIds }),
    ];
    const email = 'kept@satu.example';
    const add = `users add --company 1 --email ${email} --name Sri --role viewer --password-stdin`;
    const input = {
      rawAlertId: alerts.map(({ id }) => String(id)),
      ...{ selectionMode: 'Selection', actionType: 'Resolve', data: '{"isResolved":true}' },
      dateRange: anyDate,
    };
    await signIn(server, user);
    const sessions = await sessionsOf(user);
    await db.execute(sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no entry'; end $$`);
    await db.execute(sql`create trigger refuse before insert on audit_entries
      for each row execute function refuse()`);
    try {
      const resolve = () => graphql(server, auditor.accessToken, actionMutation, { input });
      expect(await resolve()).toMatchObject({ isSuccessful: false, errorName: 'INTERNAL' });
      await expect(command(add)()).rejects.toThrow();
      const signOut = (path: string) =>
        fetch(`${server.url}${path}`, { method: 'DELETE', headers: { cookie: auditor.cookie } });
      expect((await signOut('/api/session')).status).toBe(500);
      expect(
        (await postJson(server, '/api/session', { email: user.email, password: PASSWORD })).status,
      ).toBe(500);
      const headers = { authorization: `Bearer ${auditor.accessToken}` };
      const endOthers = await fetch(`${server.url}/api/user/sessions`, {
        method: 'DELETE',
        headers,
      });
      expect(endOthers.status).toBe(500);
    } finally {
      await db.execute(sql`drop trigger refuse on audit_entries`);
    }
    const ids = alerts.map(({ id }) => id);
    const rows = await db.select().from(rawAlerts).where(inArray(rawAlerts.id, ids));
    expect(rows.map(({ isResolved }) => isResolved)).toEqual([false, false]);
    expect(await db.$count(users, eq(users.email, email))).toBe(0);
    expect(await sessionsOf(user)).toEqual(sessions);
  });

  it('is read page by page, and filtered by action and time (RS-381)', async () => {
    const all = await readLog({ pagination: { first: 100 } });
    const pages: Entry[] = [];
    let after: string | null = null;
    do {
      const filter = { pagination: { first: 3, after } };
      const page: Entry = await graphql(server, auditor.accessToken, auditQuery, { filter });
      expect(page.data.length).toBeLessThanOrEqual(3);
      pages.push(...page.data);
      after = page.pagination.hasNextPage ? page.pagination.endCursor : null;
    } while (after !== null);
    expect(pages).toEqual(all);
    expect(all.map(({ id }: Entry) => Number(id))).toEqual(
      all.map(({ id }: Entry) => Number(id)).sort((a: number, b: number) => b - a),
    );
    const keys = await readLog({ actions: ['IngestKeyAdded', 'IngestKeyRevoked'] });
    expect(keys.map(({ action }: Entry) => action)).toEqual(['IngestKeyRevoked', 'IngestKeyAdded']);
    const { createdOn } = all[0];
    expect(await readLog({ dateEnd: all.at(-1).createdOn })).toEqual([]);
    expect((await readLog({ dateStart: createdOn }))[0]).toEqual(all[0]);
    const wrong = { filter: { pagination: { after: '???' } } };
    expect(await graphql(server, auditor.accessToken, auditQuery, wrong)).toMatchObject({
      isSuccessful: false,
      errorName: 'INVALID_INPUT',
    });
  });

  it('is read only with its scope, and only that of the own company (RS-381)', async () => {
    const other = await signIn(server, await addUser(server.db, 2, [scopes.auditLogRead]));
    expect((await readLog({}, other)).map(({ action }: Entry) => action)).toEqual(['SignIn']);
    const without = await signIn(server, await addUser(server.db, 1, [scopes.companyUpdate]));
    expect(await graphql(server, without.accessToken, auditQuery)).toMatchObject({
      isSuccessful: false,
      errorName: 'FORBIDDEN',
      data: null,
    });
  });

  it('is printed for the operator, of one company or the whole server (RS-381)', async () => {
    const print = async (text: string): Promise<string> =>
      (
        await runAdminCommand(
          { ...server, isServing: true },
          { args: text.split(' '), input: null, folder: '/' },
        )
      ).output;
    const everything = await print('audit --rows 100');
    expect(everything).toMatch(/ +1 +SignInFailed +user\d+@company1\.example +127\.0\.0\.1$/m);
    expect(everything).toMatch(/Z +SignInFailed +127\.0\.0\.1$/m);
    expect(await print('audit --company 3')).toMatch(/^.+Z +3 +CompanyAdded +Tiga$/m);
    const first = await print('audit --rows 1');
    const cursor = /^Older entries: --after (\S+)$/m.exec(first)?.[1] ?? '';
    expect(await print(`audit --rows 1 --after ${cursor}`)).not.toContain(cursor);
  });
});
