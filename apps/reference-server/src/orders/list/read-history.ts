import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderHistory, users } from '../../db/schema.ts';
import { findOrder } from '../order/find-order.ts';
import { wireStatus } from '../order/order-status.ts';

const ENTRIES_MAX = 500;

/** Returns the latest changes of an order, newest first (`SalesOrderChange`). */
export async function readHistory(
  db: Database,
  company: { readonly companyId: number },
  orderId: string,
) {
  const order = await findOrder(db, company, orderId);
  const rows = await db
    .select({ entry: orderHistory, userName: users.fullname })
    .from(orderHistory)
    .leftJoin(users, eq(users.id, orderHistory.userId))
    .where(eq(orderHistory.orderId, order.id))
    .orderBy(desc(orderHistory.id))
    .limit(ENTRIES_MAX);
  return rows.map(({ entry, userName }) => ({
    id: String(entry.id),
    action: entry.action,
    created_on: entry.createdOn.toISOString(),
    user:
      entry.userId === null || userName === null
        ? null
        : { id: String(entry.userId), name: userName },
    from_status: entry.fromStatus === null ? null : wireStatus(entry.fromStatus),
    to_status: wireStatus(entry.toStatus),
    reason: entry.reason,
    changes: entry.changes,
  }));
}
