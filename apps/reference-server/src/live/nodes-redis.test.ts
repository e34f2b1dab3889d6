import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { graphql, postJson, signIn, type SignedIn } from '../testing/client.ts';
import { addRule } from '../testing/fixtures.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { ownerMutation } from '../testing/alert-owner-operations.ts';
import { stateOpen, usersOf } from '../testing/live-presence.ts';
import { payloadQuery } from '../testing/operations.ts';
import { redisProgram, startRedis, type RunningRedis } from '../testing/redis.ts';
import { isAlert } from '../testing/set-up-live.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';

const hasBoth = Boolean(process.env['PANTAU_TEST_DATABASE_URL']) && redisProgram !== undefined;
const WITHIN = { timeout: 30_000 };
const TEST_MS = 120_000;

// Cites no rules: there is no Redis in npm, so that a new machine skips these tests.
describe.runIf(hasBoth)('two nodes with Redis', () => {
  let redis: RunningRedis;
  let database: TestDatabase;
  let one: CompanyFixture;
  let here: TestServer;
  let there: TestServer;
  let tick = 0;
  const closers: (() => void)[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    database = await createTestDatabase();
    const env = {
      ...database.env,
      REDIS_URL: redis.url,
      PANTAU_SESSION_SECRET: 'the same for both of the nodes',
    };
    here = await startTestServer({ env });
    // So seldom that whatever arrives has come through Redis.
    there = await startTestServer({ env, settings: { pongSeconds: 600 } });
    ({ one } = await addTwoCompanies(here.db));
    await addRule(here.db, 1, 'Important', [one.manager, one.dispatcher], { alertCode: 10 });
  }, TEST_MS);

  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  afterAll(async () => {
    await here.close();
    await there.close();
    await redis.stop();
    await database.drop();
  }, TEST_MS);

  async function listenAt(server: TestServer, user = one.manager): Promise<LiveClient> {
    const { accessToken } = await signIn(here, user);
    const { payload } = await graphql(server, accessToken, payloadQuery);
    const listener = await openLive(server, accessToken, payload);
    closers.push(() => listener.close());
    return listener;
  }

  async function send(server: TestServer): Promise<string> {
    tick += 1;
    const createdOn = here.clock.now() - 1_000 * tick;
    const items = [{ imei: one.vehicle.imei, alertCode: 10, createdOn }];
    const headers = { authorization: 'Bearer test-ingest-key-of-company-1' };
    const response = await postJson(server, '/api/ingest/alerts', items, headers);
    const { results } = (await response.json()) as { results: { rawAlertId: string }[] };
    return results[0]?.rawAlertId ?? 'none';
  }

  const readiness = async ({ url }: TestServer): Promise<unknown> => {
    const response = await fetch(`${url}/readyz`);
    return [response.status, await response.json()];
  };
  const deliveries = ({ messages }: LiveClient, ids: readonly string[]): number[] =>
    ids.map((id) => messages.filter(isAlert(id)).length);

  const ready = [200, { status: 'ready' }];
  const degraded = [200, { status: 'degraded', reason: 'redis' }];

  it(
    'deliver at one what arrives at the other, at once',
    async () => {
      const listener = await listenAt(there);
      const id = await send(here);
      await listener.waitFor(isAlert(id));
      expect(deliveries(listener, [id])).toEqual([1]);
    },
    TEST_MS,
  );

  it(
    'show who has an alert open at the other, and that they have closed it or left',
    async () => {
      const watcher = await listenAt(here);
      const id = await send(here);
      const open = await listenAt(there, one.dispatcher);
      const names = () => usersOf(watcher, id).map(({ userId }) => userId);
      // Before nodes repeat to each other who is there.
      const changeWithin2s = async (change: () => unknown, expected: readonly string[]) => {
        const before = performance.now();
        await change();
        await watcher.waitFor(() => names().join(' ') === expected.join(' '));
        expect(performance.now() - before).toBeLessThan(2_000);
      };
      const dispatcher = [String(one.dispatcher.id)];
      await changeWithin2s(() => stateOpen(open, id), dispatcher);
      await changeWithin2s(() => stateOpen(open), []);
      await changeWithin2s(() => stateOpen(open, id), dispatcher);
      await changeWithin2s(() => open.close(), []);
    },
    TEST_MS,
  );

  it(
    'give an alert to one of two people who take it at once, and tell both who has it',
    async () => {
      const people = [one.manager, one.dispatcher];
      const [manager, dispatcher] = [
        await signIn(here, one.manager),
        await signIn(there, one.dispatcher),
      ];
      const listeners = [await listenAt(here), await listenAt(there, one.dispatcher)];
      const take = ({ url }: TestServer, { accessToken }: SignedIn, ownerId: number, id: string) =>
        graphql({ url }, accessToken, ownerMutation, { input: { rawAlertId: [id], ownerId } });
      const owners: [string, string][] = [];
      for (let round = 0; round < 10; round += 1) {
        const id = await send(here);
        const results = await Promise.all([
          take(here, manager, one.manager.id, id),
          take(there, dispatcher, one.dispatcher.id, id),
        ]);
        const outcomes = results.map(({ items }) => items[0].outcome);
        expect(outcomes.toSorted()).toEqual(['applied', 'owned']);
        owners.push([id, String(people[outcomes.indexOf('applied')]?.id)]);
      }
      const reported = ({ messages }: LiveClient) =>
        messages
          .filter(({ type }) => type === 'alert-owner-1')
          .map(({ data }) => [data.rawAlertIds[0], data.owner.userId]);
      for (const listener of listeners) {
        await expect.poll(() => reported(listener), WITHIN).toEqual(owners);
      }
    },
    TEST_MS,
  );

  it(
    'are degraded while Redis is gone or hangs, go on, and recover by themselves',
    async () => {
      const listener = await listenAt(here);
      const seldom = await listenAt(there);
      const ids = [await send(there)];
      await redis.kill();
      await expect.poll(() => readiness(here), WITHIN).toEqual(degraded);
      await expect.poll(() => readiness(there), WITHIN).toEqual(degraded);
      const metrics = await (await fetch(`${here.url}/metrics`)).text();
      expect(metrics).toMatch(/^pantau_live_cut_off 1$/m);
      ids.push(await send(there), await send(here));
      await expect.poll(() => deliveries(listener, ids), WITHIN).toEqual([1, 1, 1]);
      expect(deliveries(seldom, ids)).toEqual([1, 1, 0]);

      await redis.start();
      await expect.poll(() => readiness(here), WITHIN).toEqual(ready);
      await expect.poll(() => readiness(there), WITHIN).toEqual(ready);
      await expect.poll(() => deliveries(seldom, ids), WITHIN).toEqual([1, 1, 1]);
      const afterwards = await listenAt(there);
      ids.push(await send(here));
      await afterwards.waitFor(isAlert(ids.at(-1) ?? ''));

      redis.hold(true);
      await expect.poll(() => readiness(here), WITHIN).toEqual(degraded);
      redis.hold(false);
      await expect.poll(() => readiness(here), WITHIN).toEqual(ready);
      await expect.poll(() => deliveries(listener, ids), WITHIN).toEqual([1, 1, 1, 1]);
    },
    TEST_MS,
  );
});
