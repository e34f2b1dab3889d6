import { type CSSProperties, type ReactElement, type ReactNode, memo } from 'react';
import type { TableColumn } from '../features/columns/table-column.ts';
import {
  type PlacedColumn,
  actionsColumnKey,
  selectColumnKey,
} from '../features/columns/column-layout.ts';
import type { TableRow } from '../features/rows/row-set.ts';
import { cellText } from '../features/columns/cell-text.ts';
import boxCss from './checkbox.module.css';
import css from './grid-row.module.css';
import type { RowActions } from '../features/row-actions/row-action.ts';
import type { RowActionsPart } from '../features/row-actions/row-actions-part.ts';
import { track } from './track.tsx';

export type Placed<Row> = PlacedColumn<TableColumn<Row>>;

/** Shared by all rows of a table. */
export interface RowAppearance<Row> {
  readonly start: readonly Placed<Row>[];
  /** Visible columns only. */
  readonly center: readonly Placed<Row>[];
  readonly end: readonly Placed<Row>[];
  /** Position of each column; the same object as long as it does not change. */
  readonly styles: ReadonlyMap<string, CSSProperties>;
  /** px; width of the columns pinned at the start, including checkboxes. */
  readonly startWidth: number;
  readonly rowHeight: number;
  /** Whether there is a checkbox column. */
  readonly selectable: boolean;
  readonly openable: boolean;
  /** URL of a row; the cells of `linkKey` are links to it. */
  readonly hrefOf: ((row: Row) => string) | undefined;
  readonly linkKey: string | undefined;
  /** `aria-colindex` of the rows' actions; 0 without them. */
  readonly actionsIndex: number;
  readonly actions: RowActionsSetup<Row> | null;
  /** Maximum length of uncut text. */
  readonly tooltipLength: number;
  /** Label of a row's checkbox, given the text of its first column. */
  readonly selectLabel: (text: string) => string;
  readonly follow: (element: HTMLElement | null) => void;
}

/** What draws the actions of rows. */
export interface RowActionsSetup<Row> {
  readonly part: RowActionsPart<Row>;
  readonly actionsOf: RowActions<Row>;
}

export interface GridRowProps<Row> {
  readonly row: TableRow<Row>;
  /** Index on the page, from 0. */
  readonly index: number;
  /** `aria-rowindex`. */
  readonly ariaIndex: number;
  readonly appearance: RowAppearance<Row>;
  readonly selected: boolean;
  /** Key of the active cell's column, if it is in this row. */
  readonly activeKey: string | null;
}

function contentOf<Row>({ column, resized }: Placed<Row>, row: Row, maxLength: number): ReactNode {
  if (column.render !== undefined) return column.render(row);
  const text = cellText(column, row);
  if (resized || text.length <= maxLength) return text;
  return (
    <span className={css.long} style={{ maxWidth: `${maxLength}ch` }}>
      {text}
    </span>
  );
}

/** The content, as a link to the row where its column is the one with the links. */
function linkOf<Row>(
  { key }: Placed<Row>,
  { row, appearance }: GridRowProps<Row>,
  content: ReactNode,
): ReactNode {
  const { hrefOf, linkKey } = appearance;
  if (hrefOf === undefined || key !== linkKey) return content;
  return (
    <a href={hrefOf(row.original)} tabIndex={-1} data-row-link="" className={css.link}>
      {content}
    </a>
  );
}

function cellOf<Row>(placed: Placed<Row>, props: GridRowProps<Row>): ReactNode {
  const { row, appearance, activeKey } = props;
  const { column, key } = placed;
  return (
    <div
      key={key}
      role="gridcell"
      aria-colindex={placed.place + (appearance.selectable ? 1 : 0)}
      data-key={key}
      data-pinned={placed.pinned ?? undefined}
      data-align={column.align}
      data-rich={column.render === undefined ? undefined : ''}
      tabIndex={activeKey === key ? 0 : -1}
      className={css.cell}
      style={appearance.styles.get(key)}
    >
      {linkOf(
        placed,
        props,
        contentOf(placed, row.original, column.tooltipLength ?? appearance.tooltipLength),
      )}
    </div>
  );
}

/** Names a row for screen readers: the text of its first column. */
function rowName<Row>(row: TableRow<Row>, { start, center }: RowAppearance<Row>): string {
  const first = start[0] ?? center[0];
  return first === undefined ? row.id : cellText(first.column, row.original);
}

function actionsCell<Row>(props: GridRowProps<Row>): ReactElement {
  const { row, appearance, activeKey } = props;
  const { actions, actionsIndex } = appearance;
  const active = activeKey === actionsColumnKey;
  return (
    <div
      role="gridcell"
      aria-colindex={actionsIndex}
      data-key={actionsColumnKey}
      data-pinned="end"
      data-rich=""
      tabIndex={active ? 0 : -1}
      className={css.actions}
    >
      {actions !== null && (
        <actions.part.Cell
          row={row.original}
          rowId={row.id}
          name={rowName(row, appearance)}
          actionsOf={actions.actionsOf}
          part={actions.part}
          active={active}
        />
      )}
    </div>
  );
}

function SelectCell<Row>(props: GridRowProps<Row>): ReactElement {
  const { row, appearance, selected, activeKey } = props;
  const name = rowName(row, appearance);
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      data-key={selectColumnKey}
      data-pinned="start"
      tabIndex={activeKey === selectColumnKey ? 0 : -1}
      className={css.select}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        readOnly
        checked={selected}
        aria-label={appearance.selectLabel(name)}
        className={boxCss.box}
      />
    </div>
  );
}

function GridRowView<Row>(props: GridRowProps<Row>): ReactElement {
  const { row, index, ariaIndex, appearance, selected } = props;
  const center = appearance.center.map((placed) => cellOf(placed, props));
  return (
    <div
      role="row"
      aria-rowindex={ariaIndex}
      {...(appearance.selectable && { 'aria-selected': selected })}
      data-row={row.id}
      data-openable={appearance.openable || undefined}
      className={css.row}
      style={{
        height: appearance.rowHeight,
        transform: `translateY(${index * appearance.rowHeight}px)`,
      }}
    >
      {appearance.selectable && SelectCell(props)}
      {appearance.start.map((placed) => cellOf(placed, props))}
      {track(appearance.follow, css.track, appearance.startWidth, center)}
      {appearance.end.map((placed) => cellOf(placed, props))}
      {appearance.actionsIndex > 0 && actionsCell(props)}
    </div>
  );
}

/**
 * One row. Cells are created by function calls rather than components; while scrolling, an element shows
 * another row instead of being replaced (`features/viewport/row-slots.ts`).
 */
export const GridRow = memo(GridRowView) as typeof GridRowView;
