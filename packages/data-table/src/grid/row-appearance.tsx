import type { CSSProperties, ReactNode } from 'react';
import type { CellEditingPart } from '../features/cell-editing/cell-editing-part.ts';
import type { RowEdits } from '../features/cell-editing/edited-cells.ts';
import { cellText } from '../features/columns/cell-text.ts';
import type { PlacedColumn } from '../features/columns/column-layout.ts';
import type { TableColumn } from '../features/columns/table-column.ts';
import type { RowDetailPart } from '../features/row-detail/row-detail-part.ts';
import type { RowActionsSetup } from '../features/row-actions/row-actions-part.ts';
import type { TableRow } from '../features/rows/row-set.ts';
import type { ToneOf } from '../features/tone/tone.ts';

export type Placed<Row> = PlacedColumn<TableColumn<Row>>;

/** Shared by all rows of a table. */
export interface RowAppearance<Row> {
  readonly start: readonly Placed<Row>[];
  /** Visible columns only. */
  readonly center: readonly Placed<Row>[];
  readonly end: readonly Placed<Row>[];
  /** Position of each column; the same object as long as it does not change. */
  readonly styles: ReadonlyMap<string, CSSProperties>;
  /** px; width of the columns pinned at the start, including the controls before them. */
  readonly startWidth: number;
  readonly rowHeight: number;
  /** Whether there is a checkbox column. */
  readonly selectable: boolean;
  /** Keys of the columns of controls before the others. */
  readonly lead: readonly string[];
  /** `null` until the details below rows are loaded. */
  readonly detail: RowDetailPart<Row> | null;
  /** `null` until the editing of cells is loaded. */
  readonly editing: CellEditingPart<Row> | null;
  /** `aria-level` of rows below groups. */
  readonly level: number | undefined;
  /** Number of columns of the grid, including those of controls. */
  readonly columns: number;
  readonly openable: boolean;
  /** URL of a row, if it has one; the cells of `linkKey` are links to it. */
  readonly hrefOf: ((row: Row) => string | null) | undefined;
  readonly linkKey: string | undefined;
  /** `aria-colindex` of the rows' actions; 0 without them. */
  readonly actionsIndex: number;
  readonly actions: RowActionsSetup<Row> | null;
  /** Maximum length of uncut text. */
  readonly tooltipLength: number;
  readonly rowTone: ToneOf<Row> | undefined;
  /** Label of a row's checkbox, given the text of its first column. */
  readonly selectLabel: (text: string) => string;
  readonly follow: (element: HTMLElement | null) => void;
}

export interface GridRowProps<Row> {
  readonly row: TableRow<Row>;
  /** px from the top of the first row. */
  readonly top: number;
  /** px; with its detail. */
  readonly height: number;
  /** Its cells that are edited or being saved. */
  readonly edits: RowEdits | undefined;
  /** Whether its detail is open. */
  readonly open: boolean;
  /** `aria-rowindex`. */
  readonly ariaIndex: number;
  readonly appearance: RowAppearance<Row>;
  readonly selected: boolean;
  /** Why the row cannot be selected; `null` if it can. */
  readonly reason: string | null;
  /** Key of the active cell's column, if it is in this row. */
  readonly activeKey: string | null;
}

/** Names a row for screen readers: the text of its first column. */
export function rowName<Row>(row: TableRow<Row>, first: Placed<Row> | undefined): string {
  return first === undefined ? row.id : cellText(first.column, row.original);
}

/** The content, as a link to the row where its column is the one with the links. */
export function linkOf<Row>(
  { key }: Placed<Row>,
  { row, appearance }: Pick<GridRowProps<Row>, 'row' | 'appearance'>,
  content: ReactNode,
  className: string | undefined,
): ReactNode {
  const { hrefOf, linkKey } = appearance;
  const href = key === linkKey ? (hrefOf?.(row.original) ?? null) : null;
  if (href === null) return content;
  return (
    <a href={href} tabIndex={-1} data-row-link="" className={className}>
      {content}
    </a>
  );
}
