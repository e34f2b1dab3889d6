import { type BulkRun, createBulkRun } from './bulk-run.ts';
import type { BulkUndo } from './bulk-work.ts';

/** The run that takes back what another has done (DT-378). */
export function undoRun(done: BulkRun, undo: BulkUndo, id: string): BulkRun {
  const rows = new Map(undo.rowsOf(done).map((row) => [row.id, row]));
  return createBulkRun({
    ...{ id, action: done.action, undo: true, ids: [...rows.keys()] },
    labelOf: (rowId) => rows.get(rowId)?.label,
    dataOf: (rowId) => rows.get(rowId)?.data,
  });
}
