import type { FunctionComponent } from 'react';
import type { RowAction, RowActions } from './row-action.ts';
import type { HoveredRow } from './hovered-row.ts';

export interface RowActionsCellProps<Row> {
  readonly row: Row;
  readonly rowId: string;
  /** Names the row for screen readers. */
  readonly name: string;
  readonly actionsOf: RowActions<Row>;
  readonly part: RowActionsPart<Row>;
  /** The cell has the keyboard focus, or had it last. */
  readonly active: boolean;
}

/** What the rows need of the code that loads after them. */
export interface RowActionsPart<Row> {
  readonly Cell: FunctionComponent<RowActionsCellProps<Row>>;
  readonly hovered: HoveredRow;
  /** Runs an action, after asking where it asks. */
  run(action: RowAction<Row>, row: Row): void;
  /** Opens the menu of a row next to an element; returns `false` if the row has no actions. */
  openMenu(rowId: string, anchor: HTMLElement): boolean;
}

/** What draws the actions of rows. */
export interface RowActionsSetup<Row> {
  readonly part: RowActionsPart<Row>;
  readonly actionsOf: RowActions<Row>;
}
