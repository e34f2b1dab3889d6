import type { BulkRow } from './bulk.ts';
import type { Order, OrderId } from './order.ts';
import type { OrderPage } from './order-source.ts';

/** The orders that the user has seen, and the versions of all matching ones. */
export interface KnownOrders {
  /** Ids of the latest page's matching orders on all pages. */
  matching(): readonly OrderId[];
  find(id: OrderId): Order | undefined;
  /** The version that the user saw, or the listed one of an order that was not shown (SO-45). */
  versionOf(id: OrderId): number | undefined;
  notePage(page: OrderPage): void;
  /** What a bulk request has changed is not another user's change. */
  noteResults(rows: readonly BulkRow[]): void;
}

export function createKnownOrders(): KnownOrders {
  const seen = new Map<OrderId, Order>();
  const changed = new Map<OrderId, number>();
  let latest: Pick<OrderPage, 'ids' | 'versions'> = { ids: [], versions: new Map() };
  return {
    matching: () => latest.ids,
    find: (id) => seen.get(id),
    versionOf: (id) => changed.get(id) ?? seen.get(id)?.version ?? latest.versions.get(id),
    notePage(page) {
      latest = page;
      for (const order of page.orders) {
        seen.set(order.id, order);
        changed.delete(order.id);
      }
    },
    noteResults(rows) {
      for (const { id, outcome, version } of rows) {
        if (outcome !== 'done') continue;
        if (version === null) seen.delete(id);
        else changed.set(id, version);
      }
    },
  };
}
