import type { AnyRow, ModelRow, ModelRows, ModelTable, RowModelMeta } from './model-table.ts';
import { lightRows } from './light-rows.ts';
import { type RowSet, createRowSets } from './row-set.ts';

/** A row model that also knows how it differs from the one before. */
export interface RowSetModel extends ModelRows, RowSet<AnyRow, ModelRow> {
  rows: ModelRow[];
}

export const isRowSetModel = (model: ModelRows): model is RowSetModel => 'change' in model;

function rowModelOf(set: RowSet<AnyRow, ModelRow>): RowSetModel {
  let rowsById: Record<string, ModelRow> | undefined;
  return {
    ...set,
    flatRows: set.rows,
    // 100,000 keys are worth building only for a caller that looks a row up by its id.
    get rowsById() {
      return (rowsById ??= Object.fromEntries(set.rows.map((row) => [row.id, row])));
    },
  };
}

/**
 * TanStack's core model rebuilds every row for each new data array. This one keeps the rows that did not
 * change, so that live updates re-render and re-sort only what changed.
 */
export function coreRowModel(table: ModelTable): () => RowSetModel {
  const next = createRowSets({
    getRowId: (row: AnyRow, index) => table.options.getRowId?.(row, index) ?? '',
    createRow: lightRows(table),
    onRepeat(id) {
      const meta: RowModelMeta | undefined = table.options.meta;
      meta?.onRepeatedId?.(id);
    },
  });
  let model: RowSetModel | null = null;
  return () => {
    const set = next(model, table.options.data);
    if (model === null || set !== model) model = rowModelOf(set);
    return model;
  };
}
