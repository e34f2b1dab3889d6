import { flatColumns } from './column-layout.ts';
import type { ColumnGroup } from './columns.ts';

export interface SortableColumn {
  readonly key: string;
  readonly sortable?: boolean;
}

/** Columns and groups, as far as sorting is concerned. */
export type SortableColumns = readonly (SortableColumn | ColumnGroup<SortableColumn>)[];

/** The keys of the columns that can be sorted by. */
export const sortableKeys = (columns: SortableColumns): readonly string[] =>
  flatColumns<SortableColumn>(columns).flatMap(({ key, sortable }) =>
    sortable === false ? [] : [key],
  );
