import type { FunctionComponent, KeyboardEvent, ReactNode } from 'react';
import type { TableRow } from '../rows/row-set.ts';
import type { unevenRows } from '../viewport/uneven-rows.ts';

/** Returns what opens below a row. */
export type RenderDetail<Row> = (row: Row) => ReactNode;

/** How many details may be open: opening another one closes the first, or does not. */
export type DetailMode = 'one' | 'several';

/** The rows whose details are open, and the heights measured so far, in px. */
export interface OpenDetails {
  readonly ids: ReadonlySet<string>;
  readonly heights: ReadonlyMap<string, number>;
}

/** A cell of a row, by id and column key. */
export interface DetailCell {
  readonly rowId: string;
  readonly columnKey: string;
}

export interface DetailToggleProps {
  /** Names the row for screen readers. */
  readonly name: string;
  readonly open: boolean;
  /** Id of the element with the detail. */
  readonly panelId: string;
}

export interface DetailPanelProps<Row> {
  readonly row: TableRow<Row>;
  readonly name: string;
  /** Number of columns of the grid. */
  readonly columns: number;
  readonly part: RowDetailPart<Row>;
}

/** What the rows need of the code that loads after them. */
export interface RowDetailPart<Row> {
  readonly Toggle: FunctionComponent<DetailToggleProps>;
  readonly Panel: FunctionComponent<DetailPanelProps<Row>>;
  readonly render: RenderDetail<Row>;
  /** Id of the element with the detail of a row. */
  panelId(rowId: string): string;
  toggle(rowId: string): void;
  /** Returns whether the key was handled. */
  handleKey(cell: DetailCell, event: KeyboardEvent): boolean;
  measured(rowId: string, height: number): void;
  onFault(cause: unknown): void;
  /** The detail has the focus: its row stays drawn however far the user scrolls. */
  focused(rowId: string): void;
  /** Moves the focus from a detail back to its row. */
  leave(panel: HTMLElement): void;
  readonly uneven: typeof unevenRows;
}
