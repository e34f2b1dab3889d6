import { isPantauError } from '@pantau/core';
import type { TableQuery } from '../rows/query.ts';
import type { Selection } from '../selection/selection.ts';
import type { BulkTarget } from './bulk-action.ts';
import type { TableSource } from '../rows/table-source.ts';

/** Ids that are sent at once. */
const REMOVE_AT_ONCE = 100;
/** Rows that are asked for at once while the ids of "all but these" are collected. */
const COLLECT_PAGE = 500;

export interface DeletedRows {
  readonly deleted: number;
  /** These are still there, and stay selected. */
  readonly failedIds: readonly string[];
}

/**
 * Deletes what is selected, in a host's own way. Rejects when it could not at all; rows of `failedIds`
 * stay selected.
 */
export type DeleteRows = (target: BulkTarget) => Promise<DeletedRows>;

/** Before anything is removed: later, rows would have moved to pages that were read already. */
async function idsOf<Row>(
  source: TableSource<Row>,
  query: TableQuery,
  selection: Selection,
): Promise<readonly string[]> {
  if (selection.mode === 'only') return [...selection.ids];
  const ids = new Set<string>();
  let read = 0;
  for (let page = 1; ; page += 1) {
    const answer = await source.list({ ...query, limit: COLLECT_PAGE, page });
    for (const id of answer.ids) if (!selection.ids.has(id)) ids.add(id);
    read += answer.ids.length;
    if (answer.ids.length === 0 || read >= answer.total) return [...ids];
  }
}

const isGone = (error: unknown): boolean => isPantauError(error) && error.kind === 'notFound';

/**
 * Removes the selected rows, some at a time. A row that somebody else has removed meanwhile is neither
 * counted nor failed. At the first other failure it stops: the rest is still there.
 *
 * @param onFailure hears why
 */
export async function deleteSelectedRows<Row>(
  source: TableSource<Row>,
  query: TableQuery,
  selection: Selection,
  onFailure: (error: unknown) => void,
): Promise<DeletedRows> {
  const waiting = [...(await idsOf(source, query, selection))];
  let deleted = 0;
  let atOnce = REMOVE_AT_ONCE;
  while (waiting.length > 0) {
    const ids = waiting.slice(0, atOnce);
    const [id = ''] = ids;
    try {
      await source.remove(ids.length === 1 ? { id } : { ids });
      deleted += ids.length;
    } catch (error) {
      if (!isGone(error)) {
        onFailure(error);
        return { deleted, failedIds: waiting };
      }
      // Together or not at all: which of them is gone shows one by one.
      if (ids.length > 1) {
        atOnce = 1;
        continue;
      }
    }
    waiting.splice(0, ids.length);
  }
  return { deleted, failedIds: [] };
}
