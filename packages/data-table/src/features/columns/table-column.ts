import type { ReactNode } from 'react';
import type { CellEdit } from './cell-edit.ts';
import type { ToneOf } from '../tone/tone.ts';
import type { Column, ColumnGroup } from './columns.ts';

/** A column and how its cells are rendered. */
export interface TableColumn<Row> extends Column<Row> {
  /** Marks values that need attention, such as an overdue date (DT-251). */
  readonly tone?: ToneOf<Row>;
  /**
   * Called as a function, not rendered as a component: it must not use hooks. The result may depend only on
   * the row and on constants. Defaults to the text of the cell.
   */
  readonly render?: (row: Row) => ReactNode;
  /**
   * Whether the cells of this column are the rows' links, if rows have a `rowHref`. Defaults to the first shown
   * column without `render`. Content that is rendered must then contain no other link or control.
   */
  readonly link?: boolean;
  /** How its cells are edited, in a table with `onCellEdit` (DT-350). */
  readonly edit?: CellEdit<Row>;
}

export type TableColumnDef<Row> = TableColumn<Row> | ColumnGroup<TableColumn<Row>>;
