import { tableMemo } from '@tanstack/react-table';
import type { ModelRows, ModelTable } from '../rows/model-table.ts';
import { pageCount, pageRange } from '../../shared/pages.ts';

/** Index of the page shown, from 0: the last page if the state names a later one. */
export const currentPageIndex = (pageIndex: number, pageSize: number, total: number): number =>
  Math.min(pageIndex, pageCount(total, pageSize) - 1);

/** The rows of one page. TanStack's own model shows nothing for a page past the end. */
export function paginatedRowModel(table: ModelTable): () => ModelRows {
  return tableMemo({
    feature: 'rowPaginationFeature',
    table,
    fnName: 'table.getPaginatedRowModel',
    memoDeps: () => [table.getPrePaginatedRowModel(), table.atoms.pagination.get()],
    fn: (model, { pageIndex, pageSize }) => {
      const page = currentPageIndex(pageIndex, pageSize, model.rows.length) + 1;
      const { start, end } = pageRange(page, pageSize, model.rows.length);
      const rows = model.rows.slice(start, end);
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
