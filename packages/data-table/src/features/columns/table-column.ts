import type { ReactNode } from 'react';
import type { Column, ColumnGroup } from './columns.ts';

/** A column with what stands in its cells. */
export interface TableColumn<Row> extends Column<Row> {
  /**
   * Called as a plain function, not as a component: it must not call hooks. Left out: the column's text.
   * Its result may hang on nothing but the row (and what the column's definition closes over).
   */
  readonly render?: (row: Row) => ReactNode;
}

export type TableColumnDef<Row> = TableColumn<Row> | ColumnGroup<TableColumn<Row>>;
