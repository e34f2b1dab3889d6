import { isPantauError } from '@pantau/core';
import type { BulkTarget } from './bulk-action.ts';
import type { TableSource } from '../rows/table-source.ts';

/** Ids per request. */
const DELETE_BATCH = 100;

export interface DeletedRows {
  readonly deleted: number;
  /** Ids of rows that still exist; they stay selected. */
  readonly failedIds: readonly string[];
}

/**
 * Deletes the selected rows in the host's own way. Rejects if nothing could be deleted; rows in `failedIds`
 * stay selected.
 */
export type DeleteRows = (target: BulkTarget) => Promise<DeletedRows>;

const isGone = (error: unknown): boolean => isPantauError(error) && error.kind === 'notFound';

/**
 * Deletes rows in batches. A row already deleted by someone else counts neither as deleted nor
 * as failed. Any other failure stops the deletion.
 *
 * @param onFailure called with the error that stopped the deletion
 */
export async function deleteRowsById<Row>(
  source: TableSource<Row>,
  ids: readonly string[],
  onFailure: (error: unknown) => void,
): Promise<DeletedRows> {
  const remaining = [...ids];
  let deleted = 0;
  let batchSize = DELETE_BATCH;
  while (remaining.length > 0) {
    const batch = remaining.slice(0, batchSize);
    const [id = ''] = batch;
    try {
      await source.remove(batch.length === 1 ? { id } : { ids: batch });
      deleted += batch.length;
    } catch (error) {
      if (!isGone(error)) {
        onFailure(error);
        return { deleted, failedIds: remaining };
      }
      // A batch is deleted completely or not at all, so the missing row is found one by one.
      if (batch.length > 1) {
        batchSize = 1;
        continue;
      }
    }
    remaining.splice(0, batch.length);
  }
  return { deleted, failedIds: [] };
}
