import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { salesOrders } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { findOrder } from '../order/find-order.ts';
import { checkVersion } from './check-version.ts';

/**
 * Deletes an order with its history.
 *
 * @throws ApiError `INVALID_INPUT` for an assigned order, which a vehicle may be carrying.
 */
export function deleteOrder(
  db: Database,
  company: { readonly companyId: number },
  id: string,
  version: number | undefined,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, company, id, true);
    checkVersion(order, version);
    if (order.status === 'ASSIGNED') {
      throw new ApiError('INVALID_INPUT', 'orderAssigned', { number: order.number });
    }
    await tx.delete(salesOrders).where(eq(salesOrders.id, order.id));
  });
}
