import { useMemo } from 'react';
import type { TableQuery } from './query.ts';
import type { Arrangement } from './arrange-rows.ts';
import { rowMatcher } from './match-rows.ts';
import type { TableColumn } from '../columns/table-column.ts';

/** The table's own filters and sorts; none where a source has filtered and sorted. */
export function useArrangement<Row>(
  columns: readonly TableColumn<Row>[],
  { search, filters, sorts }: TableQuery,
  isOwn: boolean,
): Arrangement<Row> {
  return useMemo(() => {
    if (!isOwn) return { sorts: [], matches: undefined };
    return {
      matches: rowMatcher(columns, search, filters),
      sorts: sorts.flatMap(({ key, direction }) => {
        const column = columns.find((one) => one.key === key && one.isSortable !== false);
        if (column === undefined) return [];
        const { value } = column;
        const isDescending = direction === 'desc';
        return [
          { key, isDescending, value: (row: { readonly original: Row }) => value(row.original) },
        ];
      }),
    };
  }, [columns, search, filters, sorts, isOwn]);
}
