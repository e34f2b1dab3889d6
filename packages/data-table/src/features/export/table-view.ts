import type { Column } from '../columns/columns.ts';
import type { TableQuery } from '../rows/query.ts';
import type { Selection } from '../selection/selection.ts';

/** The part of a table that export, copying and printing need; the model of `useDataTable` has all of it. */
export interface TableView<Row> {
  readonly rows: readonly { readonly id: string; readonly original: Row }[];
  readonly layout: { readonly all: readonly { readonly column: Column<Row> }[] };
  readonly query: TableQuery;
  readonly selection: Selection;
}

export const columnsOf = <Row>(table: TableView<Row>): readonly Column<Row>[] =>
  table.layout.all.map(({ column }) => column);
