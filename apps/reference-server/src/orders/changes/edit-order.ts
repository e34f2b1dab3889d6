import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderHistory, salesOrders } from '../../db/schema.ts';
import { findOrder } from '../order/find-order.ts';
import type { OrderRow } from '../order/wire-order.ts';
import { checkVersion } from './check-version.ts';
import { fieldChanges } from './field-changes.ts';
import type { OrderActor } from './order-actor.ts';
import { checkTargets, parseOrderChanges } from './order-input.ts';

/** Changes the given fields. An edit that changes nothing is not recorded and keeps the version. */
export function editOrder(
  db: Database,
  actor: OrderActor,
  id: string,
  body: unknown,
): Promise<OrderRow> {
  const { values, version } = parseOrderChanges(body);
  return db.transaction(async (tx) => {
    const before = await findOrder(tx, actor, id, true);
    checkVersion(before, version);
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const edited: OrderRow = { ...before, ...Object.fromEntries(given) };
    checkTargets(edited);
    const changes = fieldChanges(before, edited);
    if (changes.length === 0) return before;
    const changed = { updatedOn: actor.now, version: before.version + 1 };
    await tx
      .update(salesOrders)
      .set({ ...values, updatedOn: actor.now, version: sql`${salesOrders.version} + 1` })
      .where(eq(salesOrders.id, before.id));
    await tx.insert(orderHistory).values({
      companyId: actor.companyId,
      orderId: before.id,
      action: 'updated',
      createdOn: actor.now,
      userId: actor.userId,
      fromStatus: before.status,
      toStatus: before.status,
      changes,
    });
    return { ...edited, ...changed };
  });
}
