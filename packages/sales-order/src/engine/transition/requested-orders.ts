import type { BulkTarget } from '@pantau/data-table';
import type { KnownOrders } from '../orders/known-orders.ts';
import type { Order, OrderStatus } from '../orders/order.ts';

/** The orders of a selection, as far as they are known. */
export interface RequestedOrders {
  /** The status of all of them; `null` if they differ, or not all are known (SO-40). */
  readonly from: OrderStatus | null;
  readonly count: number;
  readonly orders: readonly Order[];
}

/** The status that the filters allow, if it is a single one. */
function filteredStatus({ query }: BulkTarget): OrderStatus | null {
  const filter = query.filters.find(({ key, op }) => key === 'status.name' && op === 'eq');
  return (filter?.value as OrderStatus | undefined) ?? null;
}

/** @param target the orders that the user selected */
export function requestedOrders(target: BulkTarget, known: KnownOrders): RequestedOrders {
  const { selection, count } = target;
  const ids =
    selection.mode === 'only'
      ? [...selection.ids]
      : known.matching().filter((id) => !selection.ids.has(id));
  const orders = ids.map((id) => known.find(id)).filter((order) => order !== undefined);
  const statuses = new Set(orders.map(({ status }) => status));
  const [status = null] = statuses;
  const isCommon = statuses.size === 1 && orders.length === count;
  const filtered = selection.mode === 'except' ? filteredStatus(target) : null;
  return { from: isCommon ? status : filtered, count, orders };
}
