import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertRules } from '../../db/schema.ts';
import { graphql, signIn, type SignedIn } from '../../testing/client.ts';
import { addCompany, addRule, addUser, type AddedUser } from '../../testing/fixtures.ts';
import { openLive } from '../../testing/live-client.ts';
import { payloadQuery } from '../../testing/operations.ts';
import {
  deleteRulesMutation,
  rulesQuery,
  updateRulesMutation,
} from '../../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: AddedUser;
let subscriber: AddedUser;
let session: SignedIn;
/** Speed (active), brake (active), yawn (inactive); of company 2: speed. */
let speed: string;
let brake: string;
let yawn: string;
let foreign: string;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  for (const id of [1, 2]) await addCompany(db, id);
  user = await addUser(db, 1, Object.values(scopes));
  subscriber = await addUser(db, 1, [scopes.alertCenterMain]);
  session = await signIn(server, user);
});
afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server;
  await db.delete(alertRules);
  const add = async (label: string, values: object, companyId = 1): Promise<string> =>
    String(
      await addRule(db, companyId, 'Important', companyId === 1 ? [subscriber] : [], {
        label,
        ...values,
      }),
    );
  speed = await add('Speed', { alertCode: 8 });
  brake = await add('Brake', { alertCode: 10 });
  yawn = await add('Yawn', { alertCode: 50, isActive: false });
  foreign = await add('Speed', { alertCode: 8 }, 2);
});

const update = (input: object) =>
  graphql(server, session.accessToken, updateRulesMutation, { input });
const remove = (input: object) =>
  graphql(server, session.accessToken, deleteRulesMutation, { input });

const rulesNow = async () => {
  const { data } = await graphql(server, session.accessToken, rulesQuery, {
    filter: { sort: { field: 'label', direction: 'asc' } },
  });
  return data;
};
const activeNow = async (): Promise<string[]> =>
  (await rulesNow())
    .filter(({ isActive }: { isActive: boolean }) => isActive)
    .map(({ label }: { label: string }) => label);

describe('a bulk change', () => {
  it.each([
    ['Selection', () => [speed, yawn, '999999', 'x'], {}, 1, ['Brake']],
    ['All', () => [], {}, 2, []],
    ['All', () => [speed], { alertCodes: [10, 50] }, 1, ['Speed']],
    ['Exclude', () => [speed], {}, 1, ['Speed']],
    ['Exclude', () => [brake], { search: 'brake' }, 0, ['Brake', 'Speed']],
  ] as const)(
    'of %s changes exactly these rules, and counts them (RS-240)',
    async (selectionMode, idsOf, filter, count, active) => {
      const input = { selectionMode, alertRuleIds: idsOf(), filter, isActive: false };
      expect(await update(input)).toMatchObject({ isSuccessful: true, count });
      expect(await activeNow()).toEqual(active);
      const [row] = await server.db
        .select()
        .from(alertRules)
        .where(eq(alertRules.id, Number(foreign)));
      expect([row?.isActive, row?.version]).toEqual([true, 1]);
    },
  );

  it('raises the version only of rules that it changes (RS-240)', async () => {
    await update({ selectionMode: 'All', alertRuleIds: [], isActive: true });
    const rules = await rulesNow();
    expect(rules.map(({ version }: { version: number }) => version)).toEqual([1, 1, 2]);
    expect(rules[2].updatedBy).toEqual({ userId: String(user.id), fullname: user.fullname });
  });

  it('subscribes the user and nobody else (RS-241)', async () => {
    const selection = { selectionMode: 'Exclude', alertRuleIds: [yawn] };
    expect(await update({ ...selection, subscribe: true })).toMatchObject({ count: 2 });
    expect(await update({ ...selection, subscribe: true })).toMatchObject({ count: 0 });
    const subscribed = async () =>
      (await rulesNow()).map(
        (rule: { totalUsers: number; userIsSubscribedToRule: boolean }) =>
          [rule.totalUsers, rule.userIsSubscribedToRule] as const,
      );
    expect(await subscribed()).toEqual([
      [2, true],
      [2, true],
      [1, false],
    ]);
    const all = { selectionMode: 'All', alertRuleIds: [] };
    expect(await update({ ...all, subscribe: false })).toMatchObject({ count: 2 });
    expect((await subscribed()).map(([total]: readonly [number, boolean]) => total)).toEqual([
      1, 1, 1,
    ]);
  });

  it.each([
    { selectionMode: 'Selection', alertRuleIds: [], isActive: true },
    { selectionMode: 'All', alertRuleIds: [] },
    { selectionMode: 'All', alertRuleIds: [], isActive: true, filter: { search: '\0' } },
    { selectionMode: 'Selection', alertRuleIds: Array(10_001).fill('1'), isActive: true },
  ])('is refused when it is invalid (RS-240) %#', async (input) => {
    expect((await update(input)).errorName).toBe('INVALID_INPUT');
  });
});

describe('a bulk deletion', () => {
  it.each([
    ['Selection', () => [speed, foreign], {}, 1, 2],
    ['All', () => [], { isActive: true }, 2, 1],
    ['Exclude', () => [yawn, brake], {}, 1, 2],
  ] as const)(
    'of %s deletes exactly these rules, and counts them (RS-240)',
    async (selectionMode, idsOf, filter, count, left) => {
      const input = { selectionMode, alertRuleIds: idsOf(), filter };
      expect(await remove(input)).toMatchObject({ isSuccessful: true, count });
      expect(await rulesNow()).toHaveLength(left);
      expect(await server.db.$count(alertRules, eq(alertRules.companyId, 2))).toBe(1);
    },
  );
});

it('tells the subscribers, whose rules then follow (RS-242)', async () => {
  const own = await signIn(server, subscriber);
  const payloadOf = () => graphql(server, own.accessToken, payloadQuery);
  const { payload, subscribedAlertRules } = await payloadOf();
  expect(subscribedAlertRules.importantAlertRules).toEqual([speed, brake]);
  const listener = await openLive(server, own.accessToken, payload);
  const editor = await openLive(
    server,
    session.accessToken,
    (await graphql(server, session.accessToken, payloadQuery)).payload,
  );
  await update({ selectionMode: 'Selection', alertRuleIds: [speed], isActive: false });
  await listener.waitFor(({ type }) => type === `alert-center-new-${subscriber.id}`);
  const after = await payloadOf();
  expect(after.subscribedAlertRules.importantAlertRules).toEqual([brake]);
  await update({ selectionMode: 'Selection', alertRuleIds: [yawn], subscribe: true });
  await editor.waitFor(({ type }) => type === `alert-center-new-${user.id}`);
  const types = listener.messages.map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('alert-center-new'))).toHaveLength(1);
  listener.close();
  editor.close();
});
