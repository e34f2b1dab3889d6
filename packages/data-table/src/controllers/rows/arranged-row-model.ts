import { type Arranged, type Arrangement, arrangeRows } from '../../domain/rows/arranged-rows.ts';
import type { RowSet } from '../../domain/rows/kept-rows.ts';

/** Filters and sorts of the table; handed in as `meta`, so that the model is made once. */
export interface RowMeta<Row> {
  readonly arrangement: Arrangement<Row>;
}

interface ArrangedTable {
  readonly options: { readonly meta?: RowMeta<unknown> };
  getPreSortedRowModel(): RowSet<unknown>;
}

/** TanStack's `sortedRowModel` sorts all rows again after any change; this one only what changed. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the type of the slot
export const arrangedRowModel = (table: any): (() => any) => {
  const own = table as ArrangedTable;
  let source: RowSet<unknown> | null = null;
  let arranged: Arranged<unknown> | null = null;
  return () => {
    const set = own.getPreSortedRowModel();
    const arrangement = own.options.meta?.arrangement;
    if (arrangement === undefined) return set;
    if (arranged === null || set !== source || arranged.arrangement !== arrangement) {
      arranged = arrangeRows(arranged, set, arrangement);
      source = set;
    }
    return arranged;
  };
};
