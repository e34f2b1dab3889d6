import type { BulkResult } from '../../engine/orders/bulk.ts';
import type { OrderDetail } from '../../engine/orders/order.ts';
import type { OrderPage, OrderSource } from '../../engine/orders/order-source.ts';

/** Wraps a source so that it violates one guarantee. */
export type Spoil = (source: OrderSource, foreign: OrderSource) => OrderSource;

/** By clause, the faults that it must detect. */
export type Faults = Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>>;

/** Replaces calls of a source. */
export const withCalls =
  (calls: (source: OrderSource, foreign: OrderSource) => Partial<OrderSource>): Spoil =>
  (source, foreign) => ({ ...source, ...calls(source, foreign) });

/** Changes the query before it reaches the source. */
export const withQuery = (
  change: (query: Parameters<OrderSource['list']>[0]) => Parameters<OrderSource['list']>[0],
): Spoil =>
  withCalls((source) => ({ list: (query, signal) => source.list(change(query), signal) }));

export const withPages = (change: (page: OrderPage) => OrderPage): Spoil =>
  withCalls((source) => ({
    list: async (query, signal) => change(await source.list(query, signal)),
  }));

/** Changes what `create` resolves with. */
export const withCreated = (change: (order: OrderDetail) => OrderDetail): Spoil =>
  withCalls((source) => ({
    create: async (order, signal) => change(await source.create(order, signal)),
  }));

/** Changes what both bulk calls resolve with. */
export const withResults = (change: (result: BulkResult) => BulkResult): Spoil =>
  withCalls((source) => ({
    transitionMany: async (request, signal) => change(await source.transitionMany(request, signal)),
    removeMany: async (request, signal) => change(await source.removeMany(request, signal)),
  }));
