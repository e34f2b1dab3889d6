import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { orderCounters } from '../db/schema.ts';
import { demoCompanies, type DemoCompany } from '../demo/demo-companies.ts';
import { createRandom } from '../simulator/random.ts';
import type { SeedDeps } from './seed-demo.ts';
import { seedOrders } from './seed-orders.ts';

export interface OrderSeedDeps extends SeedDeps {
  /** Orders of the first company. Defaults to 5,000. */
  readonly orders?: number;
}

/** The seed of the demo's orders. */
export const ORDER_SEED = 20_261_122;

const others: readonly { readonly company: DemoCompany; readonly orders: number }[] = [
  { company: 'whitelabel', orders: 120 },
  { company: 'brand', orders: 80 },
  { company: 'company1449', orders: 60 },
];

/**
 * Seeds the sales orders of the demo companies; the new company has none. Does nothing when the first
 * company has had orders.
 *
 * @returns whether orders were seeded
 */
export async function seedDemoOrders({
  db,
  clock,
  seed = ORDER_SEED,
  orders = 5_000,
}: OrderSeedDeps): Promise<boolean> {
  const isSeeded = async (queries: Queries): Promise<boolean> =>
    (await queries.$count(orderCounters, eq(orderCounters.companyId, demoCompanies.main.id))) > 0;
  if (await isSeeded(db)) return false;
  return db.transaction(async (tx) => {
    // Another server may have seeded the orders in the meantime.
    if (await isSeeded(tx)) return false;
    const random = createRandom(seed);
    for (const one of [{ company: 'main', orders } as const, ...others]) {
      await seedOrders(tx, demoCompanies[one.company].id, one.orders, random, clock.now());
    }
    return true;
  });
}
