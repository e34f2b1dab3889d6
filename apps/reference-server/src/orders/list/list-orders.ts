import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { visibleOrders } from '../../access/visibility.ts';
import type { Database, Queries } from '../../db/database.ts';
import { salesOrders } from '../../db/schema.ts';
import { orderColumns } from '../order/order-columns.ts';
import { hasAnyId } from '../order/order-id.ts';
import { wireOrder, type OrderRow } from '../order/wire-order.ts';
import type { OrderListQuery } from '../query/list-query.ts';
import { firstKeys, matchingOrders, orderOf, type OrderKey } from './matching-orders.ts';

/** Ids that a list response has at most, which is also what one bulk run of a client covers. */
const LISTED_IDS_MAX = 10_000;

type Company = { readonly companyId: number };

/** Returns one page, with the ids and totals of all matching orders (`SalesOrderList`). */
export function listOrders(db: Database, company: Company, query: OrderListQuery) {
  return db.transaction(
    async (tx) => {
      const where = matchingOrders(company, query);
      const keys = await firstKeys(tx, where, query.sorts, LISTED_IDS_MAX);
      const rows = await readPage(tx, company, query, where, keys);
      const { count, ...totals } = await readTotals(tx, where);
      return {
        data: {
          paginated_result: rows.map(wireOrder),
          ids: keys.map(({ id }) => String(id)),
          versions: keys.map(({ version }) => version),
        },
        metadata: { page: query.page, total_count: count, totals },
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Reads the orders of a page by their keys, or by counting where the keys do not reach. */
async function readPage(
  tx: Queries,
  company: Company,
  { page, limit, sorts }: OrderListQuery,
  where: SQL | undefined,
  keys: readonly OrderKey[],
): Promise<readonly OrderRow[]> {
  const offset = (page - 1) * limit;
  if (offset + limit > keys.length && keys.length === LISTED_IDS_MAX) {
    return tx
      .select(orderColumns)
      .from(salesOrders)
      .where(where)
      .orderBy(...orderOf(sorts))
      .limit(limit)
      .offset(offset);
  }
  const ids = keys.slice(offset, offset + limit).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await tx
    .select(orderColumns)
    .from(salesOrders)
    .where(and(visibleOrders(company), hasAnyId(ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const sumOf = (column: PgColumn) =>
  sql`coalesce(sum(${column}), 0)`.mapWith((sum) => Math.round(Number(sum) * 1_000) / 1_000);

async function readTotals(tx: Queries, where: SQL | undefined) {
  const [row] = await tx
    .select({
      count: sql`count(*)`.mapWith(Number),
      total_weight: sumOf(salesOrders.totalWeight),
      total_volume: sumOf(salesOrders.totalVolume),
      total_price: sumOf(salesOrders.totalPrice),
    })
    .from(salesOrders)
    .where(where);
  return row ?? { count: 0, total_weight: 0, total_volume: 0, total_price: 0 };
}
