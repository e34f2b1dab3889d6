import { isPantauError } from '@pantau/core';
import type { TableQuery } from '../rows/query.ts';
import type { Selection } from '../selection/selection.ts';
import type { BulkTarget } from './bulk-action.ts';
import type { TableSource } from '../rows/table-source.ts';

/** Ids per request. */
const DELETE_BATCH = 100;
/** Rows per request while the ids of "all except" are collected. */
const COLLECT_PAGE = 500;

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

/** Collects all ids before the first deletion, which would shift rows to pages already read. */
async function idsOf<Row>(
  source: TableSource<Row>,
  query: TableQuery,
  selection: Selection,
): Promise<readonly string[]> {
  if (selection.mode === 'only') return [...selection.ids];
  const ids = new Set<string>();
  let read = 0;
  for (let page = 1; ; page += 1) {
    const response = await source.list({ ...query, limit: COLLECT_PAGE, page });
    for (const id of response.ids) if (!selection.ids.has(id)) ids.add(id);
    read += response.ids.length;
    if (response.ids.length === 0 || read >= response.total) return [...ids];
  }
}

const isGone = (error: unknown): boolean => isPantauError(error) && error.kind === 'notFound';

/**
 * Deletes the selected rows in batches. A row already deleted by someone else counts neither as deleted nor
 * as failed. Any other failure stops the deletion.
 *
 * @param onFailure called with the error that stopped the deletion
 */
export async function deleteSelectedRows<Row>(
  source: TableSource<Row>,
  query: TableQuery,
  selection: Selection,
  onFailure: (error: unknown) => void,
): Promise<DeletedRows> {
  const remaining = [...(await idsOf(source, query, selection))];
  let deleted = 0;
  let batchSize = DELETE_BATCH;
  while (remaining.length > 0) {
    const ids = remaining.slice(0, batchSize);
    const [id = ''] = ids;
    try {
      await source.remove(ids.length === 1 ? { id } : { ids });
      deleted += ids.length;
    } catch (error) {
      if (!isGone(error)) {
        onFailure(error);
        return { deleted, failedIds: remaining };
      }
      // A batch is deleted completely or not at all, so the missing row is found one by one.
      if (ids.length > 1) {
        batchSize = 1;
        continue;
      }
    }
    remaining.splice(0, ids.length);
  }
  return { deleted, failedIds: [] };
}
