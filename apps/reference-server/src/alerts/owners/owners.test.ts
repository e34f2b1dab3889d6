import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  alertActions,
  alertOwnerChanges,
  auditEntries,
  rawAlerts,
  userLogs,
  users,
} from '../../db/schema.ts';
import {
  ownedAlertsQuery,
  ownerMutation,
  possibleOwnersQuery,
} from '../../testing/alert-owner-operations.ts';
import { graphql, signIn, type SignedIn } from '../../testing/client.ts';
import { addAlert, addUser, type AddedUser } from '../../testing/fixtures.ts';
import { actionMutation, anyDate, totalsQuery } from '../../testing/operations.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../../testing/two-companies.ts';

let server: TestServer;
let one: CompanyFixture;
let two: CompanyFixture;
let manager: SignedIn;
let dispatcher: SignedIn;
/** Two important alerts and an urgent one, new for each test. */
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  ({ one, two } = await addTwoCompanies(server.db));
  [manager, dispatcher] = [await signIn(server, one.manager), await signIn(server, one.dispatcher)];
});

beforeEach(async () => {
  await server.db.update(rawAlerts).set({ isResolved: true });
  ids = [];
  for (const rule of [one.importantRule, one.importantRule, one.urgentRule]) {
    const values = { vehicle: one.vehicle, alertRuleIds: [rule] };
    ids.push(String((await addAlert(server.db, server.clock, values)).id));
  }
});

afterAll(() => server.close());

/** Gives alerts to a person, or releases them. */
const give = (
  who: SignedIn,
  owner: Pick<AddedUser, 'id'> | null,
  rawAlertId: readonly (string | undefined)[] = [ids[0]],
): ReturnType<typeof graphql> =>
  graphql(server, who.accessToken, ownerMutation, {
    input: { rawAlertId, ownerId: owner?.id ?? null },
  });

const outcomesOf = (result: { items: { outcome: string }[] }): string[] =>
  result.items.map(({ outcome }) => outcome);

const settle = (who: SignedIn, actionType: string, data: string) =>
  graphql(server, who.accessToken, actionMutation, {
    input: {
      ...{ actionType, data, rawAlertId: [ids[0]] },
      ...{ selectionMode: 'Selection', dateRange: anyDate },
    },
  });

const ownerOf = async (id: string | undefined): Promise<number | null> =>
  (
    await server.db
      .select()
      .from(rawAlerts)
      .where(eq(rawAlerts.id, Number(id)))
  )[0]?.ownerId ?? null;

describe('the owner of an alert', () => {
  it('is the one person who took it first, of two at once exactly one; the other learns who (RS-580)', async () => {
    for (let round = 0; round < 5; round += 1) {
      await give(manager, null);
      await give(dispatcher, null);
      const people = [one.manager, one.dispatcher];
      const results = await Promise.all([
        give(manager, one.manager),
        give(dispatcher, one.dispatcher),
      ]);
      expect(results.map(outcomesOf).toSorted()).toEqual([['applied'], ['owned']]);
      const winner = people[results.findIndex((result) => outcomesOf(result)[0] === 'applied')];
      for (const { items } of results) {
        expect(items[0].alert.owner).toEqual({
          userId: String(winner?.id),
          fullname: winner?.fullname,
        });
      }
      expect(await ownerOf(ids[0])).toBe(winner?.id);
    }
  });

  it('stays the same when they take it again, without a number (RS-580)', async () => {
    const first = await give(manager, one.manager);
    expect(first).toMatchObject({
      user: { userId: String(one.manager.id) },
      items: [{ outcome: 'applied', alert: { seq: first.seq } }],
    });
    const again = await give(manager, one.manager);
    expect(again).toMatchObject({ seq: first.seq, items: [{ outcome: 'unchanged' }] });
    expect(again.items[0].alert.ownerLog).toHaveLength(1);
  });

  it('hands it over or releases it; nobody else does (RS-581)', async () => {
    await give(manager, one.manager);
    for (const owner of [one.dispatcher, one.viewer, null]) {
      expect(outcomesOf(await give(dispatcher, owner))).toEqual(['owned']);
    }
    expect(outcomesOf(await give(manager, one.dispatcher))).toEqual(['applied']);
    expect(outcomesOf(await give(manager, null))).toEqual(['owned']);
    expect(await ownerOf(ids[0])).toBe(one.dispatcher.id);
    expect(outcomesOf(await give(dispatcher, null))).toEqual(['applied']);
    expect(outcomesOf(await give(dispatcher, null))).toEqual(['unchanged']);
    // What nobody owns may be given to somebody at once.
    expect(outcomesOf(await give(manager, one.dispatcher))).toEqual(['applied']);
  });

  it('is somebody of the company who may act on alerts and can see this one (RS-582)', async () => {
    const looks = await addUser(server.db, 1, [scopes.alertCenterMain]);
    const acts = await addUser(server.db, 1, [scopes.alertAction]);
    const gone = await addUser(server.db, 1, [scopes.alertCenterMain, scopes.alertAction], {
      isActive: false,
    });
    for (const owner of [looks, acts, gone, two.manager, { id: 99_999_999 }, { id: -1 }]) {
      expect(await give(manager, owner)).toMatchObject({
        isSuccessful: false,
        errorName: 'INVALID_INPUT',
        items: null,
      });
    }
    const { viewer, unsubscribed } = one;
    expect(outcomesOf(await give(manager, viewer, [ids[0], ids[2]]))).toEqual([
      'applied',
      'unseen',
    ]);
    expect(outcomesOf(await give(manager, unsubscribed, [ids[1]]))).toEqual(['unseen']);
    expect(await ownerOf(ids[2])).toBeNull();
  });

  it('stays when it is settled; a settled alert is not taken (RS-583)', async () => {
    const isFalse = JSON.stringify({ isFalseAlert: true, reason: 'no occurrences' });
    for (const [type, data] of [
      ['Resolve', '{"isResolved":true}'],
      ['FalseAlert', isFalse],
    ] as const) {
      await settle(dispatcher, type, data);
      expect(outcomesOf(await give(manager, one.manager))).toEqual(['settled']);
      await settle(dispatcher, 'Resolve', '{"isResolved":false}');
    }
    await give(manager, one.manager);
    await settle(dispatcher, 'Resolve', '{"isResolved":true}');
    expect(await ownerOf(ids[0])).toBe(one.manager.id);
    expect(outcomesOf(await give(manager, null))).toEqual(['settled']);
    expect(outcomesOf(await give(manager, one.manager))).toEqual(['unchanged']);
  });

  it('changes alert by alert in one request under one number, which the audit log counts (RS-584)', async () => {
    await give(dispatcher, one.dispatcher, [ids[1]]);
    const result = await give(manager, one.manager, [ids[0], ids[1], ids[2], '0', 'x']);
    const expected = ['applied', 'owned', 'applied', 'notFound', 'notFound'];
    expect(outcomesOf(result)).toEqual(expected);
    const [first, , third] = result.items;
    expect([first.alert.seq, third.alert.seq]).toEqual([result.seq, result.seq]);
    const audit = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'AlertsChanged'));
    expect(audit.at(-1)).toMatchObject({ target: 'Owner', count: 2, userId: one.manager.id });
    for (const rawAlertId of [[], Array.from({ length: 10_001 }, () => '1')]) {
      expect(await give(manager, one.manager, rawAlertId)).toMatchObject({
        errorName: 'INVALID_INPUT',
      });
    }
  });

  it('is in a log of its own, which older servers and clients leave alone (RS-585)', async () => {
    const actions = await server.db.$count(alertActions);
    await give(manager, one.manager);
    server.clock.shift(1_000);
    await give(manager, one.dispatcher);
    const { items } = await give(dispatcher, null);
    const [by, to] = [one.manager, one.dispatcher].map(({ id }) => ({ userId: String(id) }));
    expect(items[0].alert).toMatchObject({
      owner: null,
      ownerLog: [
        { owner: by, user: by },
        { owner: to, user: by },
        { owner: null, user: to },
      ],
      userLogs: [],
    });
    const [first, second] = items[0].alert.ownerLog;
    expect(Date.parse(second.createdOn) - Date.parse(first.createdOn)).toBeGreaterThanOrEqual(
      1_000,
    );
    expect(await server.db.$count(alertActions)).toBe(actions);
    expect(await server.db.$count(userLogs, eq(userLogs.rawAlertId, Number(ids[0])))).toBe(0);
    // As the retention of an older server does.
    await server.db.delete(rawAlerts).where(eq(rawAlerts.id, Number(ids[0])));
    const left = eq(alertOwnerChanges.rawAlertId, Number(ids[0]));
    expect(await server.db.$count(alertOwnerChanges, left)).toBe(0);
  });

  it('is nobody of another company, and theirs is not changed (RS-586)', async () => {
    const values = { vehicle: two.vehicle, alertRuleIds: [two.importantRule] };
    const theirs = String((await addAlert(server.db, server.clock, values)).id);
    expect(outcomesOf(await give(manager, one.manager, [theirs]))).toEqual(['notFound']);
    expect(await ownerOf(theirs)).toBeNull();
    const stranger = await signIn(server, two.manager);
    expect(outcomesOf(await give(stranger, two.manager))).toEqual(['notFound']);
    const { data } = await graphql(server, stranger.accessToken, possibleOwnersQuery);
    const known = data.map(({ userId }: { userId: string }) => Number(userId));
    expect(known.toSorted()).toEqual(
      [two.dispatcher, two.viewer, two.unsubscribed].map(({ id }) => id),
    );
  });
});

it('offers the people whom alerts can be handed over to, by name (RS-587)', async () => {
  const rights = [scopes.alertCenterMain, scopes.alertAction];
  await addUser(server.db, 1, rights, { fullname: 'Wulan Sari' });
  await addUser(server.db, 1, rights, { fullname: 'Agus Wulandari' });
  await addUser(server.db, 1, [scopes.alertCenterMain], { fullname: 'Wulan Ayu' });
  const find = async (search?: string): Promise<string[]> => {
    const { data } = await graphql(server, manager.accessToken, possibleOwnersQuery, { search });
    return data.map(({ fullname }: { fullname: string }) => fullname);
  };
  expect(await find('wulan')).toEqual(['Agus Wulandari', 'Wulan Sari']);
  expect(await find('sari WULAN')).toEqual(['Wulan Sari']);
  expect(await find('%')).toEqual([]);
  const all = await find();
  expect(all).toContain(one.dispatcher.fullname);
  expect(all).not.toContain(one.manager.fullname);
  expect(all).not.toContain(one.outsider.fullname);
  await server.db.update(users).set({ isActive: false }).where(eq(users.fullname, 'Wulan Sari'));
  expect(await find('wulan')).toEqual(['Agus Wulandari']);
});

it('finds and counts what the user or nobody owns, together with other conditions, and every emergency (RS-588)', async () => {
  const add = async (alertCode: number): Promise<string> => {
    const values = { vehicle: one.vehicle, alertRuleIds: [one.importantRule], alertCode };
    return String((await addAlert(server.db, server.clock, values)).id);
  };
  const sos = await add(1);
  const harsh = await add(10);
  await give(manager, one.manager, [ids[0], harsh]);
  await give(dispatcher, one.dispatcher, [ids[1]]);
  const open = { isResolved: false, isFalseAlert: false };
  const find = async (search: object, who = manager): Promise<string[]> => {
    const filter = { ...open, search, pagination: { show: 100 } };
    const { data } = await graphql(server, who.accessToken, ownedAlertsQuery, { filter });
    return data.map(({ rawAlertId }: { rawAlertId: string }) => rawAlertId).toSorted();
  };
  const count = async (search: object): Promise<number> => {
    const { data } = await graphql(server, manager.accessToken, totalsQuery, {
      filter: { search },
    });
    return data.reduce((sum: number, row: { unresolved: number }) => sum + row.unresolved, 0);
  };
  expect(await find({ owner: 'mine' })).toEqual([ids[0], sos, harsh].toSorted());
  expect(await find({ owner: 'mine' }, dispatcher)).toEqual([ids[1], sos].toSorted());
  expect(await find({ owner: 'nobody' })).toEqual([ids[2], sos].toSorted());
  expect(await find({ owner: 'mine', group: ['driving'] })).toEqual([sos, harsh].toSorted());
  expect(await count({ owner: 'mine' })).toBe(3);
  expect(await count({ owner: 'nobody' })).toBe(2);
});
