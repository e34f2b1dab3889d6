import type { Order, OrderStatus } from '../../engine/orders/order.ts';

/** What identifies an order in a confirmation. */
export type AffectedOrder = Pick<Order, 'id' | 'number' | 'customerName' | 'status'>;

/** A change that the user is asked to confirm. */
export interface RequestedChange {
  /** The new status; `null` deletes. */
  readonly to: OrderStatus | null;
  /** The present status; `null` if the orders have different ones, or not all of them are known. */
  readonly from: OrderStatus | null;
  readonly count: number;
  /** Those that are known; the first ones are listed. */
  readonly orders: readonly AffectedOrder[];
}
