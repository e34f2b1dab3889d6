import { createLazy } from '@pantau/core/lazy';
import type { BulkWork } from '../bulk-run/bulk-work.ts';
import type { TableSource } from '../rows/table-source.ts';

const deletion = createLazy(async () => (await import('../bulk-run/delete-batch.ts')).deleteBatch);

/** Deletes rows from their source. A row that is deleted twice is simply gone, so nothing has to be looked up. */
export function deletionFrom<Row>(source: TableSource<Row>): BulkWork {
  return { repeatable: true, send: async (ids) => (await deletion.load())(source, ids) };
}
