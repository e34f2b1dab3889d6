import { PantauError } from '@pantau/core';
import type { FilterSuggestions, TableSource } from '@pantau/data-table';
import type { KnownOrders } from '../../engine/orders/known-orders.ts';
import type { Order } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';

/** The rows of the list. Orders are deleted by bulk requests, which account for each of them. */
export const orderRows = (source: OrderSource, known: KnownOrders): TableSource<Order> => ({
  async list(query, signal) {
    const response = await source.list(query, signal);
    known.notePage(response);
    const { orders, ids, page, total, totals } = response;
    return { rows: orders, ids, page, total, totals };
  },
  remove: () => Promise.reject(new PantauError('invalid')),
});

/** Customers for the filter, requested once; the table searches them by substring (SO-36). */
export function customerSuggestions(source: OrderSource): FilterSuggestions {
  let known: Promise<readonly string[]> | null = null;
  return {
    async suggest(_key, _search, signal) {
      known ??= source.suggest('customer_name', null);
      try {
        const customers = await known;
        signal?.throwIfAborted();
        return customers;
      } catch (error) {
        known = null;
        throw error;
      }
    },
  };
}
