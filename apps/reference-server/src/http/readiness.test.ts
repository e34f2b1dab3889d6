import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../lib/metrics.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { registerHealth } from './health.ts';

const TOKEN = 'token-of-the-metrics';

let server: TestServer;
let fastify: FastifyInstance;
let lost: string | null = null;
let problem: string | null = null;

beforeAll(async () => {
  server = await startTestServer();
  fastify = Fastify();
  registerHealth(fastify, {
    ...{ db: server.db, metrics: createMetrics(), metricsToken: TOKEN },
    refreshMetrics: async () => {},
    problem: () => problem,
    degraded: () => lost,
  });
});
afterAll(async () => {
  await fastify.close();
  await server.close();
});

async function readiness(headers: Record<string, string> = {}): Promise<unknown> {
  const { statusCode, body } = await fastify.inject({ url: '/readyz', headers });
  return [statusCode, JSON.parse(body)];
}
const operator = { authorization: `Bearer ${TOKEN}` };

describe('a node', () => {
  it('without Redis is degraded but gets requests, and names the part to its operator (RS-548)', async () => {
    lost = 'redis';
    expect(await readiness(operator)).toEqual([200, { status: 'degraded', reason: 'redis' }]);
    expect(await readiness()).toEqual([200, { status: 'degraded' }]);
    problem = 'closing';
    expect(await readiness(operator)).toEqual([503, { status: 'not ready', reason: 'closing' }]);
    [lost, problem] = [null, null];
    expect(await readiness(operator)).toEqual([200, { status: 'ready' }]);
  });

  it('is not ready on a database that lacks its migrations (RS-549)', async () => {
    const { db, url } = server;
    await db.execute(sql`create table kept as select * from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
    await db.execute(
      sql`delete from drizzle.__drizzle_migrations where id in (select id from kept)`,
    );
    const pending = { status: 'not ready', reason: 'migrations' };
    expect(await readiness(operator)).toEqual([503, pending]);
    const whole = await fetch(`${url}/readyz`);
    expect([whole.status, await whole.json()]).toEqual([503, pending]);
    await db.execute(sql`insert into drizzle.__drizzle_migrations select * from kept`);
    expect(await readiness(operator)).toEqual([200, { status: 'ready' }]);
    // That of a later version has more.
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1
      where id in (select id from kept)`);
    expect(await readiness(operator)).toEqual([200, { status: 'ready' }]);
  });
});
