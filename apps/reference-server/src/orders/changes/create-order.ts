import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { orderCounters, orderHistory, salesOrders } from '../../db/schema.ts';
import { fingerprintOf, parseIdempotencyKey } from '../once/idempotency-key.ts';
import { resultOnce } from '../once/result-once.ts';
import { findOrder } from '../order/find-order.ts';
import { formatOrderNumber } from '../order/order-number.ts';
import type { OrderRow } from '../order/wire-order.ts';
import type { OrderActor } from './order-actor.ts';
import { checkTargets, parseNewOrder } from './order-input.ts';

/** Takes the company's next order number; the counter stays locked until the transaction ends. */
async function takeNumber(tx: Transaction, companyId: number): Promise<string> {
  const [row] = await tx
    .insert(orderCounters)
    .values({ companyId, last: 1 })
    .onConflictDoUpdate({
      target: orderCounters.companyId,
      set: { last: sql`${orderCounters.last} + 1` },
    })
    .returning({ last: orderCounters.last });
  if (row === undefined) throw new Error('The counter returned no number.');
  return formatOrderNumber(row.last);
}

/** @returns the new order's id */
async function insertOrder(
  tx: Transaction,
  { companyId, userId, now }: OrderActor,
  values: ReturnType<typeof parseNewOrder>,
): Promise<string> {
  const number = await takeNumber(tx, companyId);
  const [order] = await tx
    .insert(salesOrders)
    .values({ ...values, companyId, number, createdOn: now, updatedOn: now })
    .returning({ id: salesOrders.id, status: salesOrders.status });
  if (order === undefined) throw new Error('The order was not stored.');
  await tx.insert(orderHistory).values({
    companyId,
    orderId: order.id,
    action: 'created',
    createdOn: now,
    userId,
    toStatus: order.status,
  });
  return String(order.id);
}

/**
 * Stores a new draft with the company's next number. Sent again with the same key, it stores nothing and
 * returns the order that it created.
 *
 * @throws ApiError `INVALID_INPUT`; `CONFLICT` when the key belongs to another request; `NOT_FOUND` when the
 * order has been deleted since.
 */
export function createOrder(db: Database, actor: OrderActor, body: unknown): Promise<OrderRow> {
  const values = parseNewOrder(body);
  checkTargets(values);
  const idempotencyKey = parseIdempotencyKey(body);
  const request = { idempotencyKey, fingerprint: fingerprintOf('create', values) };
  return db.transaction(async (tx) => {
    const { orderId } = await resultOnce(tx, actor, request, async () => ({
      orderId: await insertOrder(tx, actor, values),
    }));
    return findOrder(tx, actor, orderId);
  });
}
