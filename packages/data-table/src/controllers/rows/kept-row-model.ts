import { type IdOf, type RowSet, keepRows } from '../../domain/rows/kept-rows.ts';

/** The part of a TanStack table that our row models read. */
interface TableOfRows<Row> {
  readonly options: { readonly data: readonly Row[]; readonly getRowId?: IdOf<Row> };
}

/**
 * TanStack's `coreRowModel` builds every row anew for new data, some hundred bytes each. This one keeps
 * the rows that did not change, and they are plain: without methods and caches.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the type of the slot
export const keptRowModel = (table: any): (() => any) => {
  const own = table as TableOfRows<unknown>;
  let set: RowSet<unknown> | null = null;
  return () => {
    set = keepRows(set, own.options.data, own.options.getRowId ?? String);
    return set;
  };
};
