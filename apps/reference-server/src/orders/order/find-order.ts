import { and, eq } from 'drizzle-orm';
import { visibleOrders } from '../../access/visibility.ts';
import type { Queries } from '../../db/database.ts';
import { salesOrders } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { orderColumns } from './order-columns.ts';
import { requireOrderId } from './order-id.ts';
import type { OrderRow } from './wire-order.ts';

/**
 * Finds an order of the company. With `lock`, nobody else changes it until the transaction ends.
 *
 * @throws ApiError `NOT_FOUND`
 */
export async function findOrder(
  db: Queries,
  company: { readonly companyId: number },
  id: string,
  lock = false,
): Promise<OrderRow> {
  const query = db
    .select(orderColumns)
    .from(salesOrders)
    .where(and(visibleOrders(company), eq(salesOrders.id, requireOrderId(id))));
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) throw new ApiError('NOT_FOUND', 'orderNotFound');
  return row;
}
