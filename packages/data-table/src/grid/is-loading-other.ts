import { queryKey } from '../features/rows/query-key.ts';
import type { DataTableModel } from '../table/use-data-table.ts';

/** Whether rows of another query are loading; the same rows are refreshed without a sign. */
export function isLoadingOther<Row>(table: DataTableModel<Row>): boolean {
  const { status, refreshing, query, shownQuery } = table;
  return status === 'ready' && refreshing && queryKey(query) !== queryKey(shownQuery);
}
