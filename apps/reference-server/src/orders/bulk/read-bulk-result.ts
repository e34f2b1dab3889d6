import type { Queries } from '../../db/database.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { OrderActor } from '../changes/order-actor.ts';
import { readResult } from '../once/result-once.ts';
import type { RowResult } from './row-result.ts';

/** @throws ApiError `NOT_FOUND` when no bulk request of this user with the key has been completed. */
export async function readBulkResult(
  db: Queries,
  caller: Pick<OrderActor, 'companyId' | 'userId'>,
  key: string,
): Promise<readonly RowResult[]> {
  const result = await readResult(db, caller, key);
  // New orders have results that are no list.
  if (!Array.isArray(result)) throw new ApiError('NOT_FOUND', 'bulkResultNotFound');
  return result as readonly RowResult[];
}
