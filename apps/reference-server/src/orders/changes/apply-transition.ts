import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { orderHistory, salesOrders } from '../../db/schema.ts';
import { hasAnyId } from '../order/order-id.ts';
import type { OrderActor } from './order-actor.ts';
import type { Transition } from './transition.ts';

/**
 * Sets the status of orders and records it in their history. The caller has locked the orders and left
 * out those that have the status already.
 */
export async function applyTransition(
  tx: Transaction,
  { companyId, userId, now }: OrderActor,
  ids: readonly number[],
  { status, canceledReason, canceledNote }: Transition,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${orderHistory}
      (company_id, order_id, action, created_on, user_id, from_status, to_status, reason)
    select ${companyId}::integer, ${salesOrders.id}, 'transition', ${now.toISOString()}::timestamptz,
      ${userId}::integer, ${salesOrders.status}, ${status}::order_status, ${canceledReason}::text
    from ${salesOrders} where ${hasAnyId(ids)} order by ${salesOrders.id}`);
  await tx
    .update(salesOrders)
    .set({
      status,
      canceledReason,
      canceledNote,
      updatedOn: now,
      version: sql`${salesOrders.version} + 1`,
    })
    .where(hasAnyId(ids));
}
