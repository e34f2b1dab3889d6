import { scopes } from '@pantau/core/contract';
import type { OrderKey } from '@pantau/sales-order';
import { sql } from 'drizzle-orm';
import { salesOrders } from '../../../apps/reference-server/src/db/schema.ts';
import { seedOrders } from '../../../apps/reference-server/src/seed/seed-orders.ts';
import { createRandom } from '../../../apps/reference-server/src/simulator/random.ts';
import { signIn } from '../../../apps/reference-server/src/testing/client.ts';
import { addCompany, addUser } from '../../../apps/reference-server/src/testing/fixtures.ts';
import {
  type TestServer,
  startTestServer,
} from '../../../apps/reference-server/src/testing/start-test-server.ts';
import { type Figures, figuresOf, line } from '../lib/figures.ts';

/** `PANTAU_BENCH_ORDERS=5000` tries the suite at a smaller scale. */
const ORDERS = Number(process.env['PANTAU_BENCH_ORDERS'] ?? 200_000);
const SEED = 7;
/** Goal: 95 % of the requests take less. */
const GOAL_MS = 150;
/** Highest allowed ratio of a request to the first page, whose order is the newest first. */
const MAX_TIMES_FIRST_PAGE = 3;
const REQUESTS = 30;
const WARM_UP = 3;

async function startWithOrders(): Promise<TestServer> {
  const server = await startTestServer();
  await addCompany(server.db, 1);
  const now = server.clock.now();
  const start = performance.now();
  await server.db.transaction((tx) => seedOrders(tx, 1, ORDERS, createRandom(SEED), now));
  await server.db.execute(sql`vacuum analyze ${salesOrders}`);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${ORDERS} orders, seed ${SEED}, stored in ${seconds} s`);
  return server;
}

/** Every key that a list can sort by. Written out: the package's main entry contains components. */
const sortKeys = {
  number: true,
  'status.name': true,
  sales_name: true,
  customer_name: true,
  reference_number: true,
  created_on: true,
  'target.picked_on': true,
  'target.delivered_on': true,
  'sender.name': true,
  'sender.phone_number': true,
  'recipient.name': true,
  'recipient.phone_number': true,
  total_weight: true,
  total_volume: true,
  total_price: true,
  locations: true,
} satisfies Record<OrderKey, true>;

/** Requests by name, each with its query. */
const cases: readonly (readonly [name: string, query: Readonly<Record<string, string>>])[] = [
  ['first page', {}],
  ['search for a number', { search: `SO-${String(Math.ceil(ORDERS / 3)).padStart(6, '0')}` }],
  ['search for a customer', { search: 'kopi gayo' }],
  ['status', { filters: 'status.name eq DRAFT' }],
  ...Object.keys(sortKeys).flatMap((key) =>
    ['asc', 'desc'].map((direction) => {
      const sorts = `${key} ${direction}`;
      return [sorts, { sorts }] as const;
    }),
  ),
];

async function measure(
  url: string,
  token: string,
  query: Readonly<Record<string, string>>,
): Promise<Figures> {
  const address = `${url}/api/order/sales-order?${new URLSearchParams(query).toString()}`;
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + REQUESTS; index += 1) {
    const start = performance.now();
    const response = await fetch(address, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${address} returned ${response.status}`);
    if (index >= WARM_UP) times.push(performance.now() - start);
  }
  return figuresOf(times);
}

/**
 * How long the server takes for a page of many orders, over HTTP on PGlite.
 *
 * @returns requests that are slower than allowed
 */
export async function run(): Promise<string[]> {
  const server = await startWithOrders();
  try {
    const { accessToken } = await signIn(
      server,
      await addUser(server.db, 1, [scopes.salesOrderRead]),
    );
    const problems: string[] = [];
    let first = Number.NaN;
    let slowest = 0;
    for (const [name, query] of cases) {
      const figures = await measure(server.url, accessToken, query);
      console.log(line(name, figures));
      if (name === 'first page') first = figures.p95;
      slowest = Math.max(slowest, figures.p95);
      const times = figures.p95 / first;
      if (times > MAX_TIMES_FIRST_PAGE) {
        problems.push(`${name} takes ${times.toFixed(1)} times as long as the first page`);
      }
    }
    console.log(`goal p95 < ${GOAL_MS} ms: ${slowest < GOAL_MS ? 'met' : 'missed'}`);
    return problems;
  } finally {
    await server.close();
  }
}
