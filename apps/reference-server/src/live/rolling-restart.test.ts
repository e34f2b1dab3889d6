import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { rawAlerts } from '../db/schema.ts';
import { graphql, postJson, signIn } from '../testing/client.ts';
import { addRule } from '../testing/fixtures.ts';
import { payloadQuery } from '../testing/operations.ts';
import { redisProgram, startRedis, type RunningRedis } from '../testing/redis.ts';
import { listenOnNodes, type ResumingListener } from '../testing/resuming-listener.ts';
import { NODES_KEY, startNode, stopNode, type Node } from '../testing/start-node.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';

const isFull = process.env['PANTAU_FULL'] === '1';
const SENDERS = 4;
/** Pause of a sender after each alert. */
const PAUSE_MS = isFull ? 15 : 60;
const ROUNDS = isFull ? 4 : 1;
/** Alerts that are acknowledged between two events. */
const BETWEEN = isFull ? 500 : 25;
/** Without Redis, nodes look for alerts of others every 5 s. */
const WITHIN = { timeout: 20_000 };

/** Redis joins the nodes where it is installed; what is proven here holds without it, too. */
describe.runIf(Boolean(process.env['PANTAU_TEST_DATABASE_URL']))('two nodes under ingest', () => {
  let redis: RunningRedis | undefined;
  let database: TestDatabase;
  let store: OpenDatabase;
  let one: CompanyFixture;
  let nodes: [Node, Node];
  let env: Readonly<Record<string, string>>;
  let listeners: readonly ResumingListener[] = [];

  beforeAll(async () => {
    if (redisProgram !== undefined) redis = await startRedis();
    database = await createTestDatabase();
    store = await openPostgres(database.env['DATABASE_URL'] ?? '');
    ({ one } = await addTwoCompanies(store.db));
    await addRule(store.db, 1, 'Important', [one.manager], { alertCode: 10 });
    env = { ...database.env, ...(redis && { REDIS_URL: redis.url }) };
    nodes = await Promise.all([startNode(env), startNode(env)]);
  }, 90_000);

  afterAll(async () => {
    for (const listener of listeners) listener.close();
    await Promise.all(nodes.map((node) => stopNode(node)));
    await redis?.stop();
    await store.close();
    await database.drop();
  }, 90_000);

  /** Sends an alert until a node acknowledges it, to one node after another. */
  async function send(createdOn: number, from: number): Promise<string> {
    const items = [{ imei: one.vehicle.imei, alertCode: 10, createdOn }];
    const headers = { authorization: `Bearer ${NODES_KEY}` };
    for (let attempt = from; ; attempt += 1) {
      const node = nodes[attempt % 2] as Node;
      try {
        const response = await postJson(node, '/api/ingest/alerts', items, headers);
        const { results } = (await response.json()) as { results: { rawAlertId: string }[] };
        if (response.ok && results[0]) return results[0].rawAlertId;
      } catch {
        await setTimeout(PAUSE_MS);
      }
    }
  }

  it(
    'lose, skip and repeat nothing while each is restarted and one is killed (RS-637)',
    async () => {
      const { accessToken } = await signIn(nodes[0], one.manager);
      const { payload } = await graphql(nodes[0], accessToken, payloadQuery);
      const urls = () => nodes.map(({ url }) => url);
      const credentials = { accessToken, payload };
      listeners = [
        await listenOnNodes(urls, credentials),
        await listenOnNodes(() => urls().toReversed(), credentials),
      ];

      const sentAt = new Map<string, number>();
      const began = Date.now();
      let created = 0;
      let isSending = true;
      const sender = async (): Promise<void> => {
        while (isSending) {
          created += 1;
          const at = performance.now();
          sentAt.set(await send(began - created * 1_000, created), at);
          await setTimeout(PAUSE_MS);
        }
      };
      const moreAcknowledged = async (): Promise<void> => {
        const before = sentAt.size;
        await expect.poll(() => sentAt.size, WITHIN).toBeGreaterThan(before + BETWEEN);
      };
      const senders = Array.from({ length: SENDERS }, sender);
      await moreAcknowledged();
      const steady = new Set(sentAt.keys());
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, signal] of [
          [0, 'SIGTERM'],
          [1, 'SIGTERM'],
          [1, 'SIGKILL'],
        ] as const) {
          const code = await stopNode(nodes[index], signal);
          expect(code).toBe(signal === 'SIGTERM' ? 0 : null);
          await moreAcknowledged();
          nodes[index] = await startNode(env);
          await moreAcknowledged();
        }
      }
      isSending = false;
      await Promise.all(senders);

      expect(sentAt.size).toBe(created);
      const inCompany = eq(rawAlerts.companyId, 1);
      expect(await store.db.$count(rawAlerts, inCompany)).toBe(created);
      const expected = [...sentAt.keys()].toSorted();
      for (const { arrivals, problems, visited } of listeners) {
        await expect.poll(() => arrivals.map(({ id }) => id).toSorted(), WITHIN).toEqual(expected);
        expect(problems).toEqual([]);
        expect(visited.length).toBeGreaterThan(ROUNDS);
      }

      const report = (name: string, matches: (id: string) => boolean): void => {
        const times = listeners
          .flatMap(({ arrivals }) => arrivals)
          .filter(({ id }) => matches(id))
          .map(({ id, at }) => at - (sentAt.get(id) ?? 0))
          .toSorted((a, b) => a - b);
        const [p50, p95, most] = [0.5, 0.95, 1].map((share) =>
          Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0),
        );
        const how = redis === undefined ? 'without Redis' : 'over Redis';
        console.log(
          `${times.length} deliveries ${name}, ${how}: p50 ${p50} ms, p95 ${p95} ms, at most ${most} ms`,
        );
      };
      report('with both nodes in service', (id) => steady.has(id));
      report('while nodes are stopped, killed and started', (id) => !steady.has(id));
    },
    isFull ? 600_000 : 120_000,
  );
});
