import { count } from 'drizzle-orm';
import { visibleOrders } from '../access/visibility.ts';
import type { Queries } from '../db/database.ts';
import { orderStatus, salesOrders } from '../db/schema.ts';

/** The number of orders in each status, in the order of an order's life; 0 where there are none. */
export async function countOrdersByStatus(
  db: Queries,
  company: { readonly companyId: number },
): Promise<readonly { readonly status: string; readonly count: number }[]> {
  const rows = await db
    .select({ status: salesOrders.status, count: count() })
    .from(salesOrders)
    .where(visibleOrders(company))
    .groupBy(salesOrders.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return orderStatus.enumValues.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
