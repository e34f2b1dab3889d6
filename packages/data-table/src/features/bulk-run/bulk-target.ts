import type { TableQuery } from '../rows/query.ts';
import { sourceId } from '../rows/unique-ids.ts';
import type { Selection } from '../selection/selection.ts';
import type { SelectedRows, SelectionActions } from '../selection/use-selection.ts';

/** The part of a table that bulk actions need; the model of `useDataTable` has all of it. */
export interface BulkTable {
  readonly selection: Selection;
  readonly selectionActions: SelectionActions;
  readonly selected: SelectedRows;
  /** The query of the rows shown. */
  readonly shownQuery: TableQuery;
  readonly paged: boolean;
}

/** The rows that were selected when the user chose the action. */
export interface BulkTarget {
  readonly selection: Selection;
  /** The query of the rows shown when the action was chosen. */
  readonly query: TableQuery;
  readonly count: number;
  /**
   * Returns the ids of the selected rows, also of rows on other pages. Never more than `count`: rejects with
   * a `PantauError` of kind `conflict` if rows were added meanwhile (DT-205).
   */
  resolveIds(signal?: AbortSignal): Promise<readonly string[]>;
  clear(): void;
}

export function bulkTarget(table: BulkTable): BulkTarget {
  const { selection, selectionActions, selected, shownQuery: query } = table;
  const { count, resolveIds } = selected;
  return { selection, query, count, resolveIds, clear: selectionActions.clear };
}

/** One row, whatever is selected; it leaves the selection as it is. */
export function rowTarget(id: string, query: TableQuery): BulkTarget {
  return {
    selection: { mode: 'only', ids: new Set([id]) },
    query,
    count: 1,
    resolveIds: () => Promise.resolve([sourceId(id)]),
    clear: () => undefined,
  };
}
