import { sql, type SQL } from 'drizzle-orm';
import { salesOrders } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';

/** The id of an order on the wire; `null` for text that cannot be one. */
export function parseOrderId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** @throws ApiError `NOT_FOUND` for text that cannot be an id. */
export function requireOrderId(text: string): number {
  const id = parseOrderId(text);
  if (id === null) throw new ApiError('NOT_FOUND', 'orderNotFound');
  return id;
}

/** One parameter, so that the statement is the same for any number of ids. */
export const hasAnyId = (ids: readonly number[]): SQL =>
  sql`${salesOrders.id} = any(${`{${ids.join(',')}}`}::bigint[])`;
