import type { OrderId, OrderStatus } from './order.ts';

/** The requested status. `CANCELED` requires a reason, no other status has one. */
export interface OrderTransition {
  readonly status: OrderStatus;
  /** 1 to 255 characters. */
  readonly reason?: string | undefined;
  /** Up to 1,000 characters. */
  readonly note?: string | undefined;
}

/** One of the orders of a bulk request. */
export interface BulkTarget {
  readonly id: OrderId;
  /** The version that the user saw; without it, the order is changed anyway. */
  readonly version?: number | undefined;
}

export interface BulkRequest {
  /**
   * Identifies the request, 8 to 100 printable ASCII characters. Sent again with the same key and orders,
   * it changes nothing and resolves with its first result.
   */
  readonly key: string;
  /** 1 to `bulkOrdersMax`. */
  readonly orders: readonly BulkTarget[];
}

export interface BulkTransition extends BulkRequest {
  readonly transition: OrderTransition;
}

/**
 * What happened to an order:
 *
 * - `done`: changed or deleted
 * - `skipped`: it has the status already
 * - `conflict`: it has changed since the given version
 * - `refused`: an assigned order cannot be deleted
 * - `failed`: the company has no such order
 */
export type BulkOutcome = 'done' | 'skipped' | 'conflict' | 'refused' | 'failed';

export interface BulkRow {
  readonly id: OrderId;
  /** `null` for an order that does not exist. */
  readonly number: string | null;
  readonly outcome: BulkOutcome;
  /** Why the order was not changed, for the user; `null` unless conflict, refused or failed. */
  readonly message: string | null;
  /** The version after the request; `null` if the order does not exist any more. */
  readonly version: number | null;
  /** The status before the request; `null` for an order that does not exist. */
  readonly previousStatus: OrderStatus | null;
}

/** One row per requested order, in the sequence of the request. */
export interface BulkResult {
  readonly rows: readonly BulkRow[];
}
