import type { Row, RowModel, SortingState, Table } from '@tanstack/react-table';

/** The types of TanStack Table's row-model slots, which are the same for all features and rows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyRow = any;
export type ModelTable = Table<AnyRow, AnyRow>;
export type ModelRow = Row<AnyRow, AnyRow>;
export type ModelRows = RowModel<AnyRow, AnyRow>;

/** What the row models read in addition to the table's state. */
export interface RowModelMeta {
  /** Search and filters; `undefined` where every row matches. */
  readonly matches?: ((row: AnyRow) => boolean) | undefined;
  /** The sorts of the rows: those of the state, after the ones that bring the rows of a group together. */
  readonly sorting?: SortingState | undefined;
  /** Called with an id that several rows have. */
  readonly onRepeatedId?: ((id: string) => void) | undefined;
}
