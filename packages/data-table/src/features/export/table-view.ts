import type { Column } from '../columns/columns.ts';
import { groupsOf } from '../columns/groups-of.ts';
import type { ColumnSettings } from '../columns/setting-tree.ts';
import type { TableQuery } from '../rows/query.ts';
import type { Selection } from '../selection/selection.ts';
import type { SelectedRows } from '../selection/use-selection.ts';

/** The part of a table that export, copying and printing need; the model of `useDataTable` has all of it. */
export interface TableView<Row> {
  readonly rows: readonly { readonly id: string; readonly original: Row }[];
  /** Has the groups of columns. Defaults to no groups. */
  readonly settings?: ColumnSettings | undefined;
  readonly layout: { readonly all: readonly { readonly column: Column<Row> }[] };
  /** Also the rows that search and filters leave out. Defaults to `rows`. */
  readonly loaded?: readonly { readonly id: string; readonly original: Row }[] | undefined;
  readonly query: TableQuery;
  readonly selection: Selection;
  readonly selected: Pick<SelectedRows, 'count' | 'resolveIds'>;
  readonly getRowId: (row: Row) => string;
}

export const columnsOf = <Row>(table: TableView<Row>): readonly Column<Row>[] =>
  table.layout.all.map(({ column }) => column);

/** What each column is called outside the table, where the name of its group is not above it. */
export function headingsOf<Row>(table: TableView<Row>): readonly string[] {
  const groups = groupsOf(table.settings ?? []);
  return columnsOf(table).map(({ key, label }) => {
    const group = groups.get(key);
    return group === undefined ? label : `${group.label}: ${label}`;
  });
}
