import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../db/open-database.ts';
import { orderHistory, salesOrders } from '../db/schema.ts';
import { demoCompanies } from '../demo/demo-companies.ts';
import { systemClock } from '../lib/clock.ts';
import { readSettings } from '../settings/settings.ts';
import { createRandom } from '../simulator/random.ts';
import { ORDER_SEED, seedDemoOrders } from './seed-demo-orders.ts';
import { seedDemo } from './seed-demo.ts';
import { seedOrders } from './seed-orders.ts';

/*
 * `npm run seed -- --orders 200000`: the demo, with at least this many sales orders of the first company.
 * Orders are only ever added. The server must not be running with PGlite.
 */

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '5000' }, seed: { type: 'string' } },
});
const orders = Number(values.orders);
const seed = values.seed === undefined ? ORDER_SEED : Number(values.seed);
if (!Number.isSafeInteger(orders) || orders < 1 || !Number.isSafeInteger(seed)) {
  throw new Error('--orders and --seed must be whole numbers, --orders at least 1.');
}

const { db, close } = await openDatabase(readSettings(process.env));
try {
  await seedDemo({ db, clock: systemClock });
  await seedDemoOrders({ db, clock: systemClock, seed, orders });
  const { id } = demoCompanies.main;
  const before = await db.$count(salesOrders, sql`${salesOrders.companyId} = ${id}`);
  if (before < orders) {
    const random = createRandom(seed + before);
    const now = systemClock.now();
    await db.transaction((tx) => seedOrders(tx, id, orders - before, random, now));
  }
  // The embedded database never does this by itself.
  for (const table of [salesOrders, orderHistory]) await db.execute(sql`vacuum analyze ${table}`);
  const total = await db.$count(salesOrders, sql`${salesOrders.companyId} = ${id}`);
  process.stdout.write(`${total} sales orders of ${demoCompanies.main.name} (seed ${seed})\n`);
} finally {
  await close();
}
