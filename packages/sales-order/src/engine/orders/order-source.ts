import type { TableQuery } from '@pantau/data-table';
import type { BulkRequest, BulkResult, BulkTransition, OrderTransition } from './bulk.ts';
import type {
  Order,
  OrderChange,
  OrderDetail,
  OrderFields,
  OrderFleetTask,
  OrderId,
} from './order.ts';
import type { OrderSuggestionField, OrderTotalKey } from './order-keys.ts';

/** One page of orders. */
export interface OrderPage {
  /** In query order; at most `limit`. */
  readonly orders: readonly Order[];
  /** Ids of the matching orders on all pages in query order, at most the first `listedIdsMax`. */
  readonly ids: readonly OrderId[];
  /** The version of each order of `ids`, which bulk requests state. */
  readonly versions: ReadonlyMap<OrderId, number>;
  /** From 1. Past the end, the requested page without orders. */
  readonly page: number;
  /** Matching orders on all pages. */
  readonly total: number;
  /** Of the matching orders on all pages, in kg, cbm and IDR. */
  readonly totals: Readonly<Record<OrderTotalKey, number>>;
}

export interface FleetTaskPage {
  readonly tasks: readonly OrderFleetTask[];
  readonly page: number;
  readonly total: number;
}

/** A new order: what is left out is empty or 0. */
export type NewOrder = Pick<OrderFields, 'customerName'> &
  Partial<OrderFields> & {
    /** Identifies the request, 8 to 100 printable ASCII characters. Sent again with it, nothing is created. */
    readonly key?: string | undefined;
  };

/**
 * The source of sales orders. A host implements it on top of its own backend, or uses the HTTP or the memory
 * adapter. Every promise rejects with `PantauError` and honours its signal (`AbortError`): `notFound` for an
 * order that the company does not have, `invalid` for rejected input (its `field` is one of `orderKeys`, if known), `conflict` for an order that has
 * changed since the given version. The contract suite `orderSourceContract` (`@pantau/sales-order/testing`)
 * states what the widget relies on beyond the types.
 */
export interface OrderSource {
  /**
   * One page. Filters and sorts use `orderKeys`; an unknown key is `invalid`. Without a sort, the newest order
   * comes first; orders without a value come last. Times are in epoch ms. Must not come from a cache.
   */
  list(query: TableQuery, signal?: AbortSignal): Promise<OrderPage>;
  read(id: OrderId, signal?: AbortSignal): Promise<OrderDetail>;
  /** The changes of an order, newest first. */
  history(id: OrderId, signal?: AbortSignal): Promise<readonly OrderChange[]>;
  /** A page of the trips that carry an order. Filters are ignored. */
  listFleetTasks(id: OrderId, query: TableQuery, signal?: AbortSignal): Promise<FleetTaskPage>;
  /** Distinct values of a field in alphabetical order, of all orders or of one customer's. */
  suggest(
    field: OrderSuggestionField,
    customerName: string | null,
    signal?: AbortSignal,
  ): Promise<readonly string[]>;
  /**
   * Stores a draft with the company's next number. For a client that lost the response: sent again with the
   * same key and fields, it resolves with the order that it created; with other fields, it is a `conflict`.
   */
  create(order: NewOrder, signal?: AbortSignal): Promise<OrderDetail>;
  /** Changes the given fields. */
  edit(
    id: OrderId,
    changes: Partial<OrderFields>,
    version: number,
    signal?: AbortSignal,
  ): Promise<OrderDetail>;
  /** Sets the status. An order that has it already stays as it is. */
  transition(
    id: OrderId,
    transition: OrderTransition,
    version: number,
    signal?: AbortSignal,
  ): Promise<OrderDetail>;
  /** Deletes an order with its history. An assigned order is `invalid`; the message names its number. */
  remove(id: OrderId, version: number, signal?: AbortSignal): Promise<void>;
  /** Sets the status of several orders and accounts for each. `invalid` changes none. */
  transitionMany(request: BulkTransition, signal?: AbortSignal): Promise<BulkResult>;
  /** Deletes several orders and accounts for each. `invalid` deletes none. */
  removeMany(request: BulkRequest, signal?: AbortSignal): Promise<BulkResult>;
  /**
   * The result of an earlier bulk request of this user, for a client that lost the response; `null` if none with
   * this key has been completed, so that it can be sent again.
   */
  findBulkResult(key: string, signal?: AbortSignal): Promise<BulkResult | null>;
}
