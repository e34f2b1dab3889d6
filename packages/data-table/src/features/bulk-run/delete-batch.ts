import { isPantauError } from '@pantau/core';
import type { TableSource } from '../rows/table-source.ts';
import type { BulkResult, RowOutcome, RowResult } from './bulk-result.ts';
import { isUncertain } from './is-uncertain.ts';

const isGone = (error: unknown): boolean => isPantauError(error) && error.kind === 'notFound';

const allOf = (ids: readonly string[], outcome: RowOutcome): readonly RowResult[] =>
  ids.map((id) => ({ id, outcome }));

/** Deletes rows one by one, up to the first that fails. */
async function deleteOneByOne<Row>(
  source: TableSource<Row>,
  ids: readonly string[],
): Promise<readonly RowResult[]> {
  const rows: RowResult[] = [];
  for (const id of ids) {
    try {
      await source.remove({ id });
      rows.push({ id, outcome: 'done' });
    } catch (error) {
      if (isGone(error)) {
        rows.push({ id, outcome: 'skipped' });
        continue;
      }
      const reason = isPantauError(error) ? error.serverMessage : undefined;
      const outcome = isUncertain(error) ? 'unknown' : 'failed';
      return [...rows, { id, outcome, reason }, ...allOf(ids.slice(rows.length + 1), 'unsent')];
    }
  }
  return rows;
}

/**
 * Deletes one batch, completely or not at all. When one of its rows does not exist any more, the rows are deleted
 * one by one; a row that is already gone is skipped.
 */
export async function deleteBatch<Row>(
  source: TableSource<Row>,
  ids: readonly string[],
): Promise<BulkResult> {
  const [id = ''] = ids;
  try {
    await source.remove(ids.length === 1 ? { id } : { ids });
    return { rows: allOf(ids, 'done') };
  } catch (error) {
    if (!isGone(error)) throw error;
    return { rows: ids.length === 1 ? allOf(ids, 'skipped') : await deleteOneByOne(source, ids) };
  }
}
