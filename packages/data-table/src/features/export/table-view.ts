import type { Column } from '../columns/columns.ts';
import type { TableQuery } from '../rows/query.ts';
import type { Selection } from '../selection/selection.ts';
import type { TableSource } from '../rows/table-source.ts';

/** What export, copying and printing need of a table; `useDataTable` gives all of it. */
export interface TableView<Row> {
  readonly rows: readonly { readonly id: string; readonly original: Row }[];
  readonly layout: { readonly all: readonly { readonly column: Column<Row> }[] };
  readonly query: TableQuery;
  readonly selection: Selection;
}

/** A source, by the name that views know it under. */
export type ExportSource<Row> = TableSource<Row>;

export const columnsOf = <Row>(table: TableView<Row>): readonly Column<Row>[] =>
  table.layout.all.map(({ column }) => column);
