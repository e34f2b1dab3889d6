import { PantauError } from '@pantau/core/base';
import type { TableQuery } from '@pantau/data-table';
import { createMemoryTableSource } from '@pantau/data-table/memory';
import type { Order, OrderDetail } from '../../engine/orders/order.ts';
import { orderKeys } from '../../engine/orders/order-keys.ts';
import { listedIdsMax } from '../../engine/orders/order-limits.ts';
import type { OrderPage } from '../../engine/orders/order-source.ts';
import { STATUS_RANK, orderColumns, statusRankColumn } from './order-columns.ts';

function checkKeys({ sorts, filters }: TableQuery): void {
  const unknown = [...sorts, ...filters].find(({ key }) => !orderKeys.some((one) => one === key));
  if (unknown === undefined) return;
  throw new PantauError('invalid', { message: `Unknown key ${unknown.key}` });
}

/** Without the fields that only a single order has. */
function listed({
  updatedOn: _,
  canceledReason: __,
  canceledNote: ___,
  ...order
}: OrderDetail): Order {
  return order;
}

const newestFirst = { key: 'created_on', direction: 'desc' } as const;

/** Runs a query over all orders, which are in the order of their creation. */
export async function queryOrders(
  orders: readonly OrderDetail[],
  query: TableQuery,
): Promise<OrderPage> {
  checkKeys(query);
  const sorts = query.sorts.length === 0 ? [newestFirst] : query.sorts;
  const table = createMemoryTableSource({
    // Ties keep the sequence of the rows.
    rows: sorts[0]?.direction === 'asc' ? orders : orders.toReversed(),
    columns: [...orderColumns, statusRankColumn],
    getRowId: ({ id }) => id,
  });
  const ranked = sorts.map((sort) =>
    sort.key === 'status.name' ? { ...sort, key: STATUS_RANK } : sort,
  );
  const page = await table.list({ ...query, sorts: ranked });
  const versionOf = new Map(orders.map(({ id, version }) => [id, version]));
  const ids = (page.ids ?? []).slice(0, listedIdsMax);
  const totalOf = (key: string): number => Number(page.totals?.[key] ?? 0);
  return {
    orders: page.rows.map(listed),
    ids,
    versions: new Map(ids.map((id) => [id, versionOf.get(id) ?? 0])),
    page: page.page,
    total: page.total,
    totals: {
      total_weight: totalOf('total_weight'),
      total_volume: totalOf('total_volume'),
      total_price: totalOf('total_price'),
    },
  };
}
