import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { rawAlerts } from '../db/schema.ts';
import { graphql, postJson, signIn, type SignedIn } from '../testing/client.ts';
import { addRule, PASSWORD } from '../testing/fixtures.ts';
import { openLive, type LiveClient, type LiveMessage } from '../testing/live-client.ts';
import { actionMutation, anyDate, payloadQuery } from '../testing/operations.ts';
import { ownedAlertsQuery, ownerMutation } from '../testing/alert-owner-operations.ts';
import { isAlert } from '../testing/set-up-live.ts';
import { NODES_KEY, startNode, stopNode, type Node } from '../testing/start-node.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';

/** Without Redis a node looks for what others have stored every 5 s. */
const WITHIN = { timeout: 20_000 };
const TEST_MS = 90_000;

describe.runIf(Boolean(process.env['PANTAU_TEST_DATABASE_URL']))('two nodes without Redis', () => {
  let database: TestDatabase;
  let store: OpenDatabase;
  let one: CompanyFixture;
  let here: Node;
  let there: Node;
  let manager: SignedIn;
  let tick = 0;
  const began = Date.now();
  const closers: (() => void)[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    store = await openPostgres(database.env['DATABASE_URL'] ?? '');
    ({ one } = await addTwoCompanies(store.db));
    await addRule(store.db, 1, 'Important', [one.manager, one.dispatcher], { alertCode: 10 });
    [here, there] = await Promise.all([startNode(database.env), startNode(database.env)]);
    manager = await signIn(here, one.manager);
  }, TEST_MS);

  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  afterAll(async () => {
    await Promise.all([stopNode(here), stopNode(there)]);
    await store.close();
    await database.drop();
  }, TEST_MS);

  async function listenAt(node: Node, as = manager): Promise<LiveClient> {
    const { payload } = await graphql(node, as.accessToken, payloadQuery);
    const listener = await openLive(node, as.accessToken, payload);
    closers.push(() => listener.close());
    return listener;
  }

  /** Sends the alert of a second and resolves with its id, or `null` if it was not acknowledged. */
  async function send(node: Node, second: number): Promise<string | null> {
    const createdOn = began - 1_000 * second;
    const items = [{ imei: one.vehicle.imei, alertCode: 10, createdOn }];
    const headers = { authorization: `Bearer ${NODES_KEY}` };
    try {
      const response = await postJson(node, '/api/ingest/alerts', items, headers);
      if (response.status !== 200) return null;
      const { results } = (await response.json()) as { results: { rawAlertId?: string }[] };
      return results[0]?.rawAlertId ?? null;
    } catch {
      return null;
    }
  }

  const sendNext = async (node: Node): Promise<string> => {
    const id = await send(node, (tick += 1));
    if (id === null) throw new Error('The alert was not acknowledged.');
    return id;
  };

  it(
    'deliver once, and in order, what arrives at the other (RS-544)',
    async () => {
      const listener = await listenAt(there);
      const ids: string[] = [];
      for (let index = 0; index < 6; index += 1) {
        ids.push(await sendNext(index % 2 === 0 ? here : there));
      }
      await expect.poll(() => deliveries(listener, ids), WITHIN).toEqual(ids.map(() => 1));
      const after = await sendNext(here);
      await expect.poll(() => deliveries(listener, [after]), WITHIN).toEqual([1]);
      expect(deliveries(listener, ids)).toEqual(ids.map(() => 1));
      expect(gapsOf(listener)).toEqual([]);
    },
    TEST_MS,
  );

  it(
    'show what a user settles at the other (RS-545)',
    async () => {
      const listener = await listenAt(there);
      const id = await sendNext(here);
      await expect.poll(() => deliveries(listener, [id]), WITHIN).toEqual([1]);
      const input = {
        ...{ actionType: 'Resolve', data: '{"isResolved":true}', rawAlertId: [id] },
        selectionMode: 'Selection',
        dateRange: anyDate,
      };
      const acted = await graphql(here, manager.accessToken, actionMutation, { input });
      expect(acted).toMatchObject({ isSuccessful: true });
      const settlesIt = ({ type, data }: LiveMessage): boolean =>
        type === 'alert-center-resolve-1' && JSON.stringify(data).includes(`"${id}"`);
      await expect.poll(() => listener.messages.filter(settlesIt).length, WITHIN).toBe(1);
      expect(gapsOf(listener)).toEqual([]);
    },
    TEST_MS,
  );

  it(
    'give an alert to one of two people who take it at different ones, and keep it when one restarts (RS-590)',
    async () => {
      const dispatcher = await signIn(there, one.dispatcher);
      const listeners = [await listenAt(here), await listenAt(there)];
      const people = [one.manager, one.dispatcher];
      const owners = new Map<string, string>();
      for (let round = 0; round < 10; round += 1) {
        const id = await sendNext(here);
        const take = (node: Node, who: SignedIn, ownerId: number) =>
          graphql(node, who.accessToken, ownerMutation, { input: { rawAlertId: [id], ownerId } });
        const results = await Promise.all([
          take(here, manager, one.manager.id),
          take(there, dispatcher, one.dispatcher.id),
        ]);
        const outcomes = results.map(({ items }) => items[0].outcome);
        expect(outcomes.toSorted()).toEqual(['applied', 'owned']);
        const userId = String(people[outcomes.indexOf('applied')]?.id);
        for (const { items } of results) expect(items[0].alert.owner).toMatchObject({ userId });
        owners.set(id, userId);
      }
      const reported = ({ messages }: LiveClient) =>
        messages
          .filter(({ type }) => type === 'alert-owner-1')
          .map(({ data }) => [data.rawAlertIds[0], data.owner.userId]);
      for (const listener of listeners) {
        await expect.poll(() => reported(listener), WITHIN).toEqual([...owners]);
      }
      for (const listener of listeners) expect(gapsOf(listener)).toEqual([]);
      const read = async (node: Node) => {
        const filter = { rawAlertId: [...owners.keys()] };
        return (await graphql(node, manager.accessToken, ownedAlertsQuery, { filter })).data;
      };
      const before = await read(here);
      await stopNode(there);
      there = await startNode(database.env);
      expect(await read(there)).toEqual(before);
    },
    TEST_MS,
  );

  it(
    'end a session, its sockets and its requests, that was ended at the other (RS-546)',
    async () => {
      const session = await signIn(here, one.dispatcher);
      const listener = await listenAt(there, session);
      await fetch(`${here.url}/api/session`, {
        method: 'DELETE',
        headers: { cookie: session.cookie },
      });
      const headers = { authorization: `Bearer ${session.accessToken}` };
      const answer = await postJson(there, '/graphql', { query: payloadQuery }, headers);
      expect(answer.status).toBe(401);
      await listener.ended;
      expect(listener.messages.at(-1)).toMatchObject({ type: 'closing', reason: 'SIGNED_OUT' });
    },
    TEST_MS,
  );

  it(
    'count attempts to sign in together (RS-370)',
    async () => {
      const { email } = one.viewer;
      const attempt = async (node: Node, password: string): Promise<number> =>
        (await postJson(node, '/api/session', { email, password })).status;
      const statuses: number[] = [];
      for (let index = 0; index < 10; index += 1) {
        statuses.push(await attempt(index % 2 === 0 ? here : there, 'wrong password'));
      }
      expect(statuses).toEqual(statuses.map(() => 401));
      expect([await attempt(here, PASSWORD), await attempt(there, PASSWORD)]).toEqual([429, 429]);
    },
    TEST_MS,
  );

  it(
    'lose and repeat nothing acknowledged when one is killed (RS-547)',
    async () => {
      const listener = await listenAt(here);
      const third = await startNode(database.env);
      const acknowledged: string[] = [];
      let refused = 0;
      const sender = async (): Promise<void> => {
        for (let index = 0; index < 25; index += 1) {
          const second = (tick += 1);
          const id = await send(third, second);
          if (id === null) refused += 1;
          // Senders send again what was not acknowledged, to the node that is left.
          const kept = id ?? (await send(here, second));
          if (kept !== null) acknowledged.push(kept);
          if (acknowledged.length === 40) third.child.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 4 }, sender));
      expect(refused).toBeGreaterThan(0);
      expect(new Set(acknowledged).size).toBe(100);
      const rows = await store.db
        .select({ id: rawAlerts.id })
        .from(rawAlerts)
        .where(eq(rawAlerts.companyId, 1));
      const stored = new Set(rows.map(({ id }) => String(id)));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(stored.size).toBe(tick);
      await expect
        .poll(() => deliveries(listener, acknowledged), WITHIN)
        .toEqual(acknowledged.map(() => 1));
      expect(gapsOf(listener)).toEqual([]);
    },
    TEST_MS,
  );
});

/** How often each alert was delivered. */
const deliveries = ({ messages }: LiveClient, ids: readonly string[]): number[] =>
  ids.map((id) => messages.filter(isAlert(id)).length);

/** Messages that do not begin where the one before them ended. */
function gapsOf({ messages }: LiveClient): unknown[] {
  const ranges = messages.filter(({ prevSeq, seq }) => prevSeq !== undefined && seq !== undefined);
  return ranges.filter(({ prevSeq }, index) => index > 0 && prevSeq !== ranges[index - 1]?.seq);
}
