import { type SortingState, tableMemo } from '@tanstack/react-table';
import type { AnyRow, ModelRow, ModelRows, ModelTable, RowModelMeta } from './model-table.ts';
import type { SortBy } from '../sorting/sort-rows.ts';
import { type Arranged, type Arrangement, arrangeRows } from './arrange-rows.ts';
import { isRowSetModel } from './core-row-model.ts';

function sortsOf(table: ModelTable, sorting: SortingState): readonly SortBy<ModelRow>[] {
  return sorting.flatMap(({ id, desc }) => {
    const column = table.getColumn(id);
    const read = column?.accessorFn;
    if (column === undefined || read === undefined || !column.getCanSort()) return [];
    const compare = (column.columnDef.meta as { compare?: SortBy<ModelRow>['compare'] } | undefined)
      ?.compare;
    return [{ key: id, desc, value: ({ original, index }) => read(original, index), compare }];
  });
}

/**
 * TanStack's sorted model compares all rows again after every change. This one ranks each column once and
 * merges changed rows into the existing order. It filters too: rows are merged into a filtered order.
 */
export function sortedRowModel(table: ModelTable): () => ModelRows {
  let arranged: Arranged<AnyRow, ModelRow> | null = null;
  let rankedColumns: unknown;
  const arrangement = tableMemo({
    feature: 'rowSortingFeature',
    table,
    fnName: 'table.getSortedRowModel',
    memoDeps: () => [table.options.meta, table.options.columns],
    fn: (meta: RowModelMeta | undefined, columns): Arrangement<AnyRow, ModelRow> => {
      // Ranks of a column that is now defined differently are no longer valid.
      if (columns !== rankedColumns) arranged = null;
      rankedColumns = columns;
      return { sorts: sortsOf(table, meta?.sorting ?? []), matches: meta?.matches };
    },
  });
  return tableMemo({
    feature: 'rowSortingFeature',
    table,
    fnName: 'table.getSortedRowModel',
    memoDeps: () => [table.getPreSortedRowModel(), arrangement()],
    fn: (model, current) => {
      if (!isRowSetModel(model)) return model;
      arranged = arrangeRows(arranged, model, current);
      const { rows } = arranged;
      if (rows === model.rows) return model;
      return {
        rows,
        flatRows: rows,
        get rowsById() {
          return model.rowsById;
        },
      };
    },
  });
}
