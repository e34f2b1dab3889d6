import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openPostgres } from '../../../apps/reference-server/src/db/postgres.ts';
import { addRule, PASSWORD } from '../../../apps/reference-server/src/testing/fixtures.ts';
import { startPostgres } from '../../../apps/reference-server/src/testing/postgres.ts';
import { redisProgram, startRedis } from '../../../apps/reference-server/src/testing/redis.ts';
import {
  type Node,
  NODES_KEY,
  startNode,
  stopNode,
} from '../../../apps/reference-server/src/testing/start-node.ts';
import { addTwoCompanies } from '../../../apps/reference-server/src/testing/two-companies.ts';

const RATE = 20;
const SECONDS = 20;
const LISTENERS = 10;
/** Goal for an alert of one node at the listeners of the other. */
const GOAL_P95_MS = 150;
/** On a machine that is too busy for the goal, the other node may be this many times as late as the node itself. */
const MAX_RATIO = 2;

interface Report {
  readonly sent: number;
  readonly delivered: number;
  readonly responseMs: { readonly p50: number; readonly p95: number };
  readonly deliveryMs: { readonly p50: number; readonly p95: number; readonly max: number };
}

async function load(to: Node, listenAt: Node, email: string): Promise<Report> {
  const program = fileURLToPath(
    new URL('../../../apps/reference-server/bench/load.mjs', import.meta.url),
  );
  const options = {
    url: to.url,
    'listen-url': listenAt.url,
    ...{ rate: RATE, seconds: SECONDS, code: 10, listeners: LISTENERS, email },
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const env = {
    ...process.env,
    ...{ PANTAU_LOAD_KEY: NODES_KEY, PANTAU_LOAD_PASSWORD: PASSWORD },
  };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, '--json'], {
    env,
  });
  return JSON.parse(stdout) as Report;
}

/**
 * How late listeners get an alert: of their own node, and of another one over Redis. Each node is a process of its own;
 * they share the machine with Postgres, Redis and the listeners.
 *
 * @returns a limit that was exceeded, or that there is no Redis on this machine
 */
export async function run(): Promise<string[]> {
  if (redisProgram === undefined) return ['redis-server is not installed'];
  const postgres = await startPostgres();
  const redis = await startRedis();
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const nodes: Node[] = [];
  try {
    const { db, close } = await openPostgres(postgres.url);
    const { manager } = (await addTwoCompanies(db)).one;
    await addRule(db, 1, 'Important', [manager], { alertCode: 10 });
    await close();
    const [here, there] = await Promise.all([startNode(env), startNode(env)]);
    nodes.push(here, there);
    // Whatever is compiled or connected for the first time is not measured.
    await load(here, there, manager.email);
    const problems: string[] = [];
    let ownP95 = 0;
    for (const [name, listenAt] of [
      ['same node', here],
      ['other node', there],
    ] as const) {
      const { sent, delivered, responseMs, deliveryMs } = await load(here, listenAt, manager.email);
      console.log(
        `${name}: response p95 ${responseMs.p95} ms; delivery p50 ${deliveryMs.p50} ms, p95 ${deliveryMs.p95} ms, at most ${deliveryMs.max} ms`,
      );
      if (delivered !== sent * LISTENERS) {
        problems.push(`${name}: ${delivered} of ${sent * LISTENERS} deliveries`);
      }
      if (listenAt === here) ownP95 = deliveryMs.p95;
      else {
        console.log(`goal ${GOAL_P95_MS} ms: ${deliveryMs.p95 <= GOAL_P95_MS ? 'met' : 'missed'}`);
        const limit = Math.max(GOAL_P95_MS, MAX_RATIO * ownP95);
        if (deliveryMs.p95 > limit) problems.push(`${name}: p95 above ${Math.round(limit)} ms`);
      }
    }
    return problems;
  } finally {
    await Promise.all(nodes.map((node) => stopNode(node)));
    await redis.stop();
    await postgres.stop();
  }
}
