import type { CSSProperties, FunctionComponent, KeyboardEvent, RefObject } from 'react';
import type { ColumnLayout } from '../columns/column-layout.ts';
import type { TableColumn } from '../columns/table-column.ts';
import type { TableRow } from '../rows/row-set.ts';
import type { Selection } from '../selection/selection.ts';
import type { GridViewport } from '../viewport/grid-viewport.ts';
import type { RowPlaces } from '../viewport/row-places.ts';
import type { unevenRows } from '../viewport/uneven-rows.ts';
import type { GridLine, GroupLine } from './grid-line.ts';

/** How the heading of a group is placed. */
export interface GroupPlace {
  /** px from the top of the first line. */
  readonly top: number;
  readonly height: number;
  /** `aria-rowindex` */
  readonly ariaIndex: number;
  /** Key of the active cell's column, if it is in this line. */
  readonly activeKey: string | null;
}

/** What headings of groups share. */
export interface GroupSetup<Row> {
  readonly layout: ColumnLayout<TableColumn<Row>>;
  /** How cells are placed. */
  readonly appearance: {
    readonly styles: ReadonlyMap<string, CSSProperties>;
    /** px; width of the columns pinned at the start, including the controls before them. */
    readonly startWidth: number;
    /** Keys of the columns of controls before the others. */
    readonly lead: readonly string[];
    readonly viewport: { readonly follow: (element: HTMLElement | null) => void };
  };
  /** Whether rows are cards. */
  readonly cards: boolean;
  readonly selection: Selection;
  readonly reasonOf: ((row: Row) => string | null) | null;
}

export interface GroupRowProps<Row> extends GroupPlace {
  readonly line: GroupLine<Row>;
  readonly setup: GroupSetup<Row>;
}

export interface StickyGroupsProps<Row> {
  readonly lines: readonly GridLine<Row>[];
  readonly places: RowPlaces;
  readonly columns: readonly TableColumn<Row>[];
  /** Scrolls to a line. */
  readonly viewport: Pick<GridViewport, 'scrollTo'>;
  /** The element that scrolls, or that the page scrolls. */
  readonly scrollerRef: RefObject<HTMLElement | null>;
}

/** What the grid needs of the code that loads for groups. */
export interface GroupingPart<Row> {
  readonly uneven: typeof unevenRows;
  readonly GroupRow: FunctionComponent<GroupRowProps<Row>>;
  /** The headings of the groups whose rows are at the top of the view. */
  readonly StickyGroups: FunctionComponent<StickyGroupsProps<Row>>;
  /** Expands or collapses the groups of all levels. */
  expandAll(expanded: boolean): void;
  lines(
    rows: readonly TableRow<Row>[],
    groupBy: readonly TableColumn<Row>[],
    collapsed: ReadonlySet<string>,
  ): readonly GridLine<Row>[];
  /** Returns whether the line is the heading of a group, which handles the press. */
  handleClick(cell: { readonly rowId: string; readonly columnKey: string }): boolean;
  /** Returns whether the key was handled. */
  handleKey(rowId: string, event: KeyboardEvent): boolean;
}
