import { PantauError } from '@pantau/core';
import type { TableQuery } from '../rows/query.ts';
import type { GetRowId } from '../rows/row-set.ts';
import type { TableSource } from '../rows/table-source.ts';
import { sourceId } from '../rows/unique-ids.ts';
import { type Selection, isSelected } from './selection.ts';
import type { SelectionRows } from './selection-rows.ts';

/** Rows per request. */
const COLLECT_PAGE = 500;

export interface IdSource<Row> {
  readonly source: TableSource<Row>;
  readonly getRowId: GetRowId<Row>;
  readonly isSelectable: (row: Row) => boolean;
}

/** Collects the ids of all rows of a query: those that the list returns, or page by page. */
async function collectIds<Row>(
  { source, getRowId, isSelectable }: IdSource<Row>,
  query: TableQuery,
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  let read = 0;
  for (let page = 1; ; page += 1) {
    const response = await source.list({ ...query, limit: COLLECT_PAGE, page }, signal);
    signal?.throwIfAborted();
    if (response.ids !== undefined) return new Set(response.ids);
    response.rows.forEach((row, index) => {
      if (isSelectable(row)) ids.add(getRowId(row, read + index));
    });
    read += response.rows.length;
    if (response.rows.length === 0 || read >= response.total) return ids;
  }
}

export interface Resolvable<Row> {
  readonly selection: Selection;
  readonly rows: SelectionRows;
  /** The query of the rows shown. */
  readonly query: TableQuery;
  /** The number of selected rows that was shown to the user. */
  readonly count: number;
  /** `null` for rows in memory. */
  readonly from: IdSource<Row> | null;
  /** Called with the exceptions of "all except" that turn out not to exist any more. */
  readonly forget?: ((ids: readonly string[]) => void) | undefined;
}

/**
 * Returns the ids of the selected rows. Rejects with `conflict` if there are more than `count`,
 * because rows were added meanwhile (DT-205).
 */
export async function resolveIds<Row>(
  { selection, rows, query, count, from, forget }: Resolvable<Row>,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const { mode, ids } = selection;
  if (mode === 'only') return [...new Set([...ids].map(sourceId))];
  const all = rows.matching() ?? (from === null ? ids : await collectIds(from, query, signal));
  const found = new Set([...all].filter((id) => isSelected(selection, id)).map(sourceId));
  const gone = [...ids].filter((id) => !all.has(id));
  if (gone.length > 0) forget?.(gone);
  if (found.size <= count) return [...found];
  const message = `${count} rows were selected, but ${found.size} match now`;
  throw new PantauError('conflict', { message });
}
