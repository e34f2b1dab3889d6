import type { Database } from '../db/database.ts';
import { salesOrders } from '../db/schema.ts';

type NewOrder = Partial<typeof salesOrders.$inferInsert>;
export type StoredOrder = typeof salesOrders.$inferSelect;

let counter = 0;

/** Adds an order of a company, without history. */
export async function addOrder(
  db: Database,
  companyId: number,
  values: NewOrder = {},
): Promise<StoredOrder> {
  counter += 1;
  const now = new Date('2026-11-01T00:00:00.000Z');
  const [row] = await db
    .insert(salesOrders)
    .values({
      companyId,
      number: `T-${String(counter).padStart(5, '0')}`,
      customerName: 'PT Uji Coba',
      createdOn: now,
      updatedOn: now,
      ...values,
    })
    .returning();
  if (row === undefined) throw new Error('The order was not added.');
  return row;
}
