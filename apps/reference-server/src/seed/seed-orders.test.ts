import { createManualClock } from '@pantau/core/testing';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { orderFleetTasks, orderHistory, salesOrders } from '../db/schema.ts';
import { createRandom } from '../simulator/random.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { generateOrders } from './generate-orders.ts';
import { seedDemo } from './seed-demo.ts';
import { seedDemoOrders } from './seed-demo-orders.ts';
import { seedOrders } from './seed-orders.ts';

const clock = createManualClock(Date.UTC(2026, 10, 20, 1));
let server: TestServer;
let db: Database;

beforeAll(async () => {
  server = await startTestServer();
  db = server.db;
  await seedDemo({ db, clock });
  await seedDemoOrders({ db, clock, orders: 300 });
});
afterAll(() => server.close());

const countsByCompany = async () => {
  const rows = await db
    .select({ companyId: salesOrders.companyId, count: sql`count(*)`.mapWith(Number) })
    .from(salesOrders)
    .groupBy(salesOrders.companyId)
    .orderBy(asc(salesOrders.companyId));
  return rows.map(({ companyId, count }) => [companyId, count]);
};

describe('the demo’s sales orders', () => {
  it('are seeded once, and none for a new company (RS-177)', async () => {
    const expected = [
      [1, 300],
      [2, 120],
      [3, 80],
      [1449, 60],
    ];
    expect(await countsByCompany()).toEqual(expected);
    expect(await seedDemoOrders({ db, clock })).toBe(false);
    expect(await countsByCompany()).toEqual(expected);
  });

  it('are the same for the same seed and time (RS-177)', () => {
    const generate = (seed: number) => generateOrders(1, 200, createRandom(seed), clock.now());
    expect(generate(7)).toEqual(generate(7));
    expect(generate(7)).not.toEqual(generate(8));
  });

  it('are numbered in the order of their creation, across batches (RS-177)', () => {
    const random = createRandom(7);
    const batches = [0, 100, 200].flatMap((before) =>
      generateOrders(before + 1, 100, random, clock.now(), { before, total: 300 }),
    );
    const created = batches.map(({ created_on }) => created_on);
    expect(created).toEqual(created.toSorted());
  });

  it('are plausible: recent, in every status, delivered after they are picked up (RS-177)', () => {
    const orders = generateOrders(1, 3_000, createRandom(7), clock.now());
    const statuses = new Set(orders.map(({ status }) => status));
    expect(statuses.size).toBe(5);
    for (const order of orders) {
      const created = Date.parse(order.created_on);
      expect(created).toBeLessThanOrEqual(clock.now());
      expect(created).toBeGreaterThan(clock.now() - 121 * 86_400_000);
      if (order.picked_on === null || order.delivered_on === null) continue;
      expect(order.delivered_on > order.picked_on).toBe(true);
      expect(order.total_price).toBeGreaterThan(0);
    }
  });

  it('have a history that leads to their status, and tasks once assigned (RS-177)', async () => {
    const orders = await db.select().from(salesOrders).where(eq(salesOrders.companyId, 1));
    const history = await db.select().from(orderHistory).orderBy(asc(orderHistory.id));
    const tasks = await db.select().from(orderFleetTasks);
    for (const order of orders) {
      const own = history.filter(({ orderId }) => orderId === order.id);
      expect([own.length, own.at(-1)?.toStatus]).toEqual([order.version, order.status]);
      expect(own.every(({ userId }) => userId !== null)).toBe(true);
      const times = own.map(({ createdOn }) => createdOn.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const hasTask = tasks.some(({ orderId }) => orderId === order.id);
      expect(hasTask).toBe(['ASSIGNED', 'COMPLETED'].includes(order.status));
    }
  });

  it('continue the numbers of a company when more are added (RS-177)', async () => {
    const last = await db.transaction((tx) => seedOrders(tx, 3, 5, createRandom(1), clock.now()));
    expect(last).toBe(85);
    const [newest] = await db
      .select({ number: sql`max(${salesOrders.number})`.mapWith(String) })
      .from(salesOrders)
      .where(eq(salesOrders.companyId, 3));
    expect(newest?.number).toBe('SO-000085');
  });
});
