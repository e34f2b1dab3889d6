import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { TableColumn } from '../columns/table-column.ts';
import type { TableRow } from '../rows/row-set.ts';
import type { CellPlace, EditedCell } from './edited-cells.ts';

/** How a cell is drawn that is edited, being saved, or was refused. */
export interface DrawnCell<Row> {
  /** The row as the user changed it. */
  readonly row: Row;
  readonly state: 'editing' | 'saving' | 'refused' | undefined;
  /** Why the server refused the last change. */
  readonly message: string | undefined;
  /** Instead of the value. */
  readonly editor: ReactNode;
}

/** What presses on a cell do. */
export interface CellPresses {
  /** Opens the editor; returns `false` if the cell cannot be edited. */
  start(cell: CellPlace): boolean;
  /** Returns whether a press belongs to the cell, and so does not open the row. */
  handleClick(cell: CellPlace, event: MouseEvent): boolean;
  /** Returns whether the key was handled. */
  handleKey(cell: CellPlace, event: KeyboardEvent): boolean;
}

/** What the grid needs of the code that loads after its rows. */
export interface CellEditingPart<Row> extends CellPresses {
  draw(row: TableRow<Row>, column: TableColumn<Row>, edited: EditedCell): DrawnCell<Row>;
}
