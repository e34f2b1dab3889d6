import { isSameButPage, queryKey } from '../features/rows/query-key.ts';
import type { DataTableModel } from '../table/table-model.ts';

/** Whether rows of another query are loading. The same rows are refreshed, and others added, without a sign. */
export function isLoadingOther<Row>(table: DataTableModel<Row>): boolean {
  const { status, refreshing, query, shownQuery } = table;
  if (status !== 'ready' || !refreshing) return false;
  if (table.endless !== null) return !isSameButPage(query, shownQuery);
  return queryKey(query) !== queryKey(shownQuery);
}
