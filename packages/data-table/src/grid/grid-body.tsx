import { type ReactElement, memo, useMemo, useState } from 'react';
import { useActiveCell } from '../table/active-cell.ts';
import type { DataTableModel } from '../table/use-data-table.ts';
import { isSelected } from '../features/selection/selection.ts';
import { assignSlots, noSlots } from '../features/viewport/row-slots.ts';
import { useText } from '../shared/use-text.ts';
import { linkColumnKey } from '../features/row-actions/row-link.ts';
import type { RowActionsSetup } from '../features/row-actions/row-actions-part.ts';
import type { TableColumn } from '../features/columns/table-column.ts';
import { selectColumnKey } from '../features/columns/column-layout.ts';
import type { RowPlaces } from '../features/viewport/row-places.ts';
import type { ToneOf } from '../features/tone/tone.ts';
import type { CardLayout } from './cards/card-layout.ts';
import { CardRow } from './cards/card-row.tsx';
import { GridRow } from './grid-row.tsx';
import type { RowAppearance } from './row-appearance.tsx';
import type { GridAppearance } from './grid-appearance.ts';
import { columnsInView } from '../features/viewport/columns-in-view.ts';
import { useVisibleRange } from '../features/viewport/use-visible-range.ts';

export interface GridBodyProps<Row> {
  readonly rows: DataTableModel<Row>['rows'];
  readonly layout: DataTableModel<Row>['layout'];
  readonly selection: DataTableModel<Row>['selection'];
  readonly reasonOf: DataTableModel<Row>['reasonOf'];
  readonly activeCell: DataTableModel<Row>['activeCell'];
  /** Number of rows on previous pages. */
  readonly rowsBefore: number;
  readonly appearance: GridAppearance;
  readonly hrefOf: ((row: Row) => string | null) | undefined;
  readonly actions: RowActionsSetup<Row> | null;
  readonly places: RowPlaces;
  readonly rowTone: ToneOf<Row> | undefined;
  /** In a narrow table, rows are cards. */
  readonly card: CardLayout<TableColumn<Row>> | null;
}

/** The visible rows, in reused elements. */
function GridBodyView<Row>(props: GridBodyProps<Row>): ReactElement {
  const { rows, layout, selection, reasonOf, activeCell, rowsBefore, appearance } = props;
  const { hrefOf, actions, places, card, rowTone } = props;
  const t = useText();
  const visible = useVisibleRange(appearance.viewport);
  const active = useActiveCell(activeCell);
  const activeRow = active?.rowId ?? null;
  const activeIndex = useMemo(
    () => (activeRow === null ? -1 : rows.findIndex(({ id }) => id === activeRow)),
    [rows, activeRow],
  );

  const start = Math.min(visible.rows.start, rows.length);
  const end = Math.min(visible.rows.end, rows.length);
  const indices: number[] = [];
  for (let index = start; index < end; index += 1) indices.push(index);
  // The row with the active cell stays rendered, however far the user scrolls.
  if (activeIndex !== -1 && (activeIndex < start || activeIndex >= end)) indices.push(activeIndex);

  const [slots, setSlots] = useState(noSlots);
  const nextSlots = assignSlots(
    slots,
    indices.map((index) => rows[index]?.id ?? ''),
  );
  if (nextSlots !== slots) setSlots(nextSlots);

  const center = columnsInView(layout, visible.columns, active?.columnKey);
  const rowAppearance = useMemo<RowAppearance<Row>>(
    () => ({
      start: layout.start.columns,
      center,
      end: layout.end.columns,
      styles: appearance.styles,
      startWidth: appearance.startWidth,
      rowHeight: appearance.rowHeight,
      selectable: appearance.selectable,
      openable: appearance.openable,
      hrefOf,
      linkKey: hrefOf === undefined ? undefined : linkColumnKey(layout.all),
      actionsIndex: appearance.actionsIndex,
      actions,
      tooltipLength: appearance.tooltipLength,
      rowTone,
      selectLabel: (name) => t('selectRow', { name }),
      follow: appearance.viewport.follow,
    }),
    [layout, center, appearance, hrefOf, actions, rowTone, t],
  );
  // Without headers, the first card is where Tab enters.
  const firstKey = appearance.selectable ? selectColumnKey : (card?.order[0]?.key ?? null);
  const drawn = indices.map((index) => {
    const row = rows[index];
    if (row === undefined) return null;
    const reason = reasonOf?.(row.original) ?? null;
    const isFirstStop = active === null && card !== null && index === 0;
    const shared = {
      row,
      top: places.topOf(index),
      ariaIndex: rowsBefore + index + 1 + appearance.headerRows,
      appearance: rowAppearance,
      selected: reason === null && isSelected(selection, row.id),
      reason,
      activeKey:
        index === activeIndex ? (active?.columnKey ?? null) : isFirstStop ? firstKey : null,
    };
    const slot = nextSlots.byId.get(row.id);
    return card === null ? (
      <GridRow key={slot} {...shared} />
    ) : (
      <CardRow key={slot} {...shared} card={card} />
    );
  });
  return <>{drawn}</>;
}

export const GridBody = memo(GridBodyView) as typeof GridBodyView;
