import { type CSSProperties, type ReactElement, type ReactNode, memo } from 'react';
import type { TableColumn } from '../features/columns/table-column.ts';
import { type PlacedColumn, selectColumnKey } from '../features/columns/column-layout.ts';
import type { TableRow } from '../features/rows/row-set.ts';
import { cellText } from '../features/columns/cell-text.ts';
import boxCss from './checkbox.module.css';
import css from './grid-row.module.css';
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
  /** Maximum length of uncut text. */
  readonly tooltipLength: number;
  /** Label of a row's checkbox, given the text of its first column. */
  readonly selectLabel: (text: string) => string;
  readonly follow: (element: HTMLElement | null) => void;
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
      {contentOf(placed, row.original, column.tooltipLength ?? appearance.tooltipLength)}
    </div>
  );
}

function SelectCell<Row>(props: GridRowProps<Row>): ReactElement {
  const { row, appearance, selected, activeKey } = props;
  const first = appearance.start[0] ?? appearance.center[0];
  const name = first === undefined ? row.id : cellText(first.column, row.original);
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
    </div>
  );
}

/**
 * One row. Cells are created by function calls rather than components; while scrolling, an element shows
 * another row instead of being replaced (`features/viewport/row-slots.ts`).
 */
export const GridRow = memo(GridRowView) as typeof GridRowView;
