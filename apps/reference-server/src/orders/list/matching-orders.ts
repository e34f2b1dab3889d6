import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { visibleOrders } from '../../access/visibility.ts';
import type { Queries } from '../../db/database.ts';
import { salesOrders } from '../../db/schema.ts';
import { compileFilter } from '../query/compile-filter.ts';
import { containsLowerCase } from '../query/contains-text.ts';
import type { OrderListQuery } from '../query/list-query.ts';
import type { OrderSort } from '../query/parse-sort.ts';

/** An order by its id, with the version that the list shows. */
export interface OrderKey {
  readonly id: number;
  readonly version: number;
}

/** The company's orders that match search and filters. Every word of the search must occur. */
export function matchingOrders(
  company: { readonly companyId: number },
  { search, filters }: Pick<OrderListQuery, 'search' | 'filters'>,
): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return and(
    visibleOrders(company),
    ...words.map((word) => containsLowerCase(salesOrders.searchText, word)),
    ...filters.map(compileFilter),
  );
}

/** Newest first unless sorted; ties have the direction of the first sort. Empty values come last. */
export function orderOf(sorts: readonly OrderSort[]): SQL[] {
  const [first] = sorts;
  if (first === undefined) return [desc(salesOrders.createdOn), desc(salesOrders.id)];
  const tie = first.isDescending ? desc(salesOrders.id) : asc(salesOrders.id);
  return [...sorts.map(sortTerm), tie];
}

function sortTerm({ field, isDescending }: OrderSort): SQL {
  if (!isDescending) return asc(field.sortKey);
  return field.isNullable ? sql`${field.sortKey} desc nulls last` : desc(field.sortKey);
}

/**
 * Reads the first keys in the order of the query.
 *
 * An index is read backwards with its empty values first, so that a descending sort reads the orders
 * with a value before those without one.
 */
export async function firstKeys(
  db: Queries,
  where: SQL | undefined,
  sorts: readonly OrderSort[],
  max: number,
): Promise<OrderKey[]> {
  const [first, ...others] = sorts;
  if (first === undefined || !first.isDescending || !first.field.isNullable) {
    return readKeys(db, where, orderOf(sorts), max);
  }
  const { sortKey } = first.field;
  const tie = desc(salesOrders.id);
  const terms = [desc(sortKey), ...others.map(sortTerm), tie];
  const filled = await readKeys(db, and(where, sql`${sortKey} is not null`), terms, max);
  if (filled.length === max) return filled;
  const rest = [...others.map(sortTerm), tie];
  const isNull = and(where, sql`${sortKey} is null`);
  return [...filled, ...(await readKeys(db, isNull, rest, max - filled.length))];
}

const listOf = (column: PgColumn) =>
  sql`string_agg(${column}::text, ',')`.mapWith((list: string) => list.split(',').map(Number));

/** Returns the keys as two values: for 10,000 rows, the driver takes ten times as long as the query. */
async function readKeys(
  db: Queries,
  where: SQL | undefined,
  terms: readonly SQL[],
  limit: number,
): Promise<OrderKey[]> {
  const keys = db
    .select({ id: salesOrders.id, version: salesOrders.version })
    .from(salesOrders)
    .where(where)
    .orderBy(...terms)
    .limit(limit)
    .as('keys');
  const [lists] = await db
    .select({ ids: listOf(keys.id), versions: listOf(keys.version) })
    .from(keys);
  const versions = lists?.versions ?? [];
  return (lists?.ids ?? []).map((id, index) => ({ id, version: versions[index] ?? 0 }));
}
