import { and, asc } from 'drizzle-orm';
import { visibleOrders } from '../../access/visibility.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { salesOrders } from '../../db/schema.ts';
import { applyTransition } from '../changes/apply-transition.ts';
import type { OrderActor } from '../changes/order-actor.ts';
import { hasAnyId, parseOrderId } from '../order/order-id.ts';
import { resultOnce } from '../once/result-once.ts';
import type { BulkRequest } from './bulk-request.ts';
import { decideRow, type RowResult } from './row-result.ts';

/**
 * Applies a request to each of its orders and says what happened to each, in the order of the request.
 * Sent again with the same key, it returns the first result and changes nothing.
 */
export function runBulk(
  db: Database,
  actor: OrderActor,
  request: BulkRequest,
): Promise<readonly RowResult[]> {
  return db.transaction((tx) => resultOnce(tx, actor, request, () => apply(tx, actor, request)));
}

async function apply(
  tx: Transaction,
  actor: OrderActor,
  request: BulkRequest,
): Promise<readonly RowResult[]> {
  const ids = request.ids.flatMap((id) => parseOrderId(id) ?? []);
  const { id, number, status, version } = salesOrders;
  const orders = await tx
    .select({ id, number, status, version })
    .from(salesOrders)
    .where(and(visibleOrders(actor), hasAnyId(ids)))
    // Two requests lock their orders in the same sequence, so neither waits for the other forever.
    .orderBy(asc(salesOrders.id))
    .for('update');
  const byId = new Map(orders.map((order) => [String(order.id), order]));
  const results = request.ids.map((one) => decideRow(one, byId.get(one), request));
  const done = results.filter(({ outcome }) => outcome === 'done').map((row) => Number(row.id));
  if (request.transition !== null) await applyTransition(tx, actor, done, request.transition);
  else if (done.length > 0) await tx.delete(salesOrders).where(hasAnyId(done));
  if (done.length > 0) {
    const target = request.transition?.status ?? 'delete';
    await recordAudit(tx, actor, { action: 'OrdersChanged', target, count: done.length });
  }
  return results;
}
