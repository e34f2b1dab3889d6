import { type Arranged, type Arrangement, arrangeRows } from './arrange-rows.ts';
import { type IdOf, type RowSet, keepRows } from './row-set.ts';

/** Filters and sorts of the table; handed in as `meta`, so that the model is made once. */
export interface RowMeta<Row> {
  readonly arrangement: Arrangement<Row>;
}

/** The part of a TanStack table that the model reads. */
interface TableOfRows<Row> {
  readonly options: {
    readonly data: readonly Row[];
    readonly getRowId?: IdOf<Row>;
    readonly meta?: RowMeta<Row>;
  };
}

const asTheyAre: Arrangement<unknown> = { sorts: [], matches: undefined };

/**
 * TanStack's own models build every row anew for new data, some hundred bytes each, and sort all of them
 * again. This one keeps the rows that did not change, plain and without methods, and puts only the changed
 * ones into their places.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the type of the slot
export const rowModel = (table: any): (() => any) => {
  const own = table as TableOfRows<unknown>;
  let set: RowSet<unknown> | null = null;
  let arranged: Arranged<unknown> | null = null;
  return () => {
    const { data, getRowId = String, meta } = own.options;
    const before = set;
    set = keepRows(set, data, getRowId);
    const arrangement = meta?.arrangement ?? asTheyAre;
    if (arranged === null || set !== before || arranged.arrangement !== arrangement) {
      arranged = arrangeRows(arranged, set, arrangement);
    }
    return arranged;
  };
};
