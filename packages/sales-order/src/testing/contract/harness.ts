import type { ContractClause } from '@pantau/core/testing';
import type { OrderFleetTask, OrderId } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';

/** Two fresh companies for one clause, without orders. */
export interface OrderSourceHarness {
  /** A user who may do everything with the orders of the first company. */
  readonly source: OrderSource;
  /** The same for the second company. */
  readonly foreign: OrderSource;
  /** Adds a trip to an order. Without it, its clause is skipped. */
  addFleetTask?(
    id: OrderId,
    task: Pick<OrderFleetTask, 'number' | 'licensePlate' | 'driverName'>,
  ): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type OrderClause = ContractClause<OrderSourceHarness>;
