import type { FirstMessageKey } from '../messages/data-table-messages.ts';
import type { DataTableModel } from '../table/table-model.ts';

/** What the checkbox of all rows selects. */
export function allRowsKey({
  paged,
  endless,
}: Pick<DataTableModel<unknown>, 'paged' | 'endless'>): FirstMessageKey {
  if (endless !== null) return 'selectLoaded';
  return paged ? 'selectPage' : 'selectAll';
}
