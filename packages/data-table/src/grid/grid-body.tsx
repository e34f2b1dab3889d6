import { type ReactElement, memo, useMemo, useState } from 'react';
import { useActiveCell } from '../table/active-cell.ts';
import type { DataTableModel } from '../table/table-model.ts';
import { isSelected } from '../features/selection/selection.ts';
import { type Slots, assignSlots, noSlots } from '../features/viewport/row-slots.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import { linkColumnKey } from '../features/row-actions/row-link.ts';
import type { RowActionsSetup } from '../features/row-actions/row-actions-part.ts';
import type { TableColumn } from '../features/columns/table-column.ts';
import type { CellEditingPart } from '../features/cell-editing/cell-editing-part.ts';
import type { EditedCells } from '../features/cell-editing/edited-cells.ts';
import { type GridLine, isGroupLine } from '../features/grouping/grid-line.ts';
import type { GroupingPart } from '../features/grouping/grouping-part.ts';
import type { OpenDetails, RowDetailPart } from '../features/row-detail/row-detail-part.ts';
import type { RowPlaces } from '../features/viewport/row-places.ts';
import type { ToneOf } from '../features/tone/tone.ts';
import type { CardLayout } from './cards/card-layout.ts';
import { cardParts } from './cards/card-parts.ts';
import { GridRow } from './grid-row.tsx';
import type { RowAppearance } from './row-appearance.tsx';
import type { GridAppearance } from './grid-appearance.ts';
import { columnsInView } from '../features/viewport/columns-in-view.ts';
import { useVisibleRange } from '../features/viewport/use-visible-range.ts';

export interface GridBodyProps<Row> {
  readonly rows: readonly GridLine<Row>[];
  readonly grouping: GroupingPart<Row> | null;
  /** `aria-level` of rows below groups. */
  readonly level: number | undefined;
  readonly layout: DataTableModel<Row>['layout'];
  readonly selection: DataTableModel<Row>['selection'];
  readonly reasonOf: DataTableModel<Row>['reasonOf'];
  readonly activeCell: DataTableModel<Row>['activeCell'];
  /** Number of rows on previous pages. */
  readonly rowsBefore: number;
  readonly appearance: GridAppearance;
  readonly hrefOf: ((row: Row) => string | null) | undefined;
  readonly actions: RowActionsSetup<Row> | null;
  readonly detail: RowDetailPart<Row> | null;
  readonly openDetails: OpenDetails | null;
  readonly editing: CellEditingPart<Row> | null;
  readonly edited: EditedCells | null;
  readonly places: RowPlaces;
  readonly rowTone: ToneOf<Row> | undefined;
  /** In a narrow table, rows are cards. */
  readonly card: CardLayout<TableColumn<Row>> | null;
}

/** The element of each row: rows that scroll in reuse those of rows that scrolled out. */
function useSlots(ids: readonly string[], scrolling: boolean): Slots {
  const [slots, setSlots] = useState(noSlots);
  const next = assignSlots(slots, ids, scrolling);
  if (next !== slots) setSlots(next);
  return next;
}

/**
 * The row that Tab leads to while the focus is not in a row (DT-431): one in view, the same for as long as it stays.
 *
 * @param shown row ids in view, in order
 */
function useEntryRow(shown: readonly string[], isNeeded: boolean): string | null {
  const [entry, setEntry] = useState<string | null>(null);
  const next = !isNeeded
    ? null
    : entry !== null && shown.includes(entry)
      ? entry
      : (shown[0] ?? null);
  if (next !== entry) setEntry(next);
  return next;
}

/** The visible rows, in reused elements. */
function GridBodyView<Row>(props: GridBodyProps<Row>): ReactElement {
  const { rows, layout, selection, reasonOf, activeCell, rowsBefore, appearance } = props;
  const { hrefOf, actions, detail, openDetails, editing, edited, places, card, rowTone } = props;
  const t = useFirstText();
  const { grouping, level } = props;
  const visible = useVisibleRange(appearance.viewport);
  const active = useActiveCell(activeCell);
  const { rowId: activeRow = null, columnKey: activeKey = null } = active ?? {};
  const activeIndex = useMemo(
    () => (activeRow === null ? -1 : rows.findIndex(({ id }) => id === activeRow)),
    [rows, activeRow],
  );

  const start = Math.min(visible.rows.start, rows.length);
  const end = Math.min(visible.rows.end, rows.length);
  const indexOf = new Map<string, number>();
  for (let index = start; index < end; index += 1) indexOf.set(rows[index]?.id ?? '', index);
  // The row with the active cell stays rendered, however far the user scrolls.
  if (activeRow !== null && activeIndex !== -1) indexOf.set(activeRow, activeIndex);

  const entryRow = useEntryRow([...indexOf.keys()], activeIndex === -1);
  const slots = useSlots([...indexOf.keys()], visible.scrolling);
  const center = columnsInView(layout, visible.columns, activeKey ?? undefined);
  const rowAppearance = useMemo<RowAppearance<Row>>(
    () => ({
      start: layout.start.columns,
      center,
      end: layout.end.columns,
      styles: appearance.styles,
      startWidth: appearance.startWidth,
      rowHeight: appearance.rowHeight,
      selectable: appearance.selectable,
      lead: appearance.lead,
      detail,
      editing,
      level,
      columns: appearance.columns,
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
    [layout, center, appearance, hrefOf, actions, detail, editing, level, rowTone, t],
  );
  const groupSetup = { layout, appearance, cards: card !== null, selection, reasonOf };
  const firstCell = card === null ? (layout.start.columns[0] ?? center[0]) : card.order[0];
  const firstKey = appearance.lead[0] ?? firstCell?.key ?? null;
  const Card = cardParts.get()?.CardRow;
  const drawn = slots.order.map((id) => {
    const index = indexOf.get(id) ?? -1;
    const row = rows[index];
    if (row === undefined) return null;
    const top = places.topOf(index);
    const place = {
      top,
      height: places.topOf(index + 1) - top,
      ariaIndex: rowsBefore + index + 1 + appearance.headerRows,
      activeKey: index === activeIndex ? activeKey : row.id === entryRow ? firstKey : null,
    };
    const slot = slots.byId.get(row.id);
    if (isGroupLine(row)) {
      return grouping && <grouping.GroupRow key={slot} {...place} line={row} setup={groupSetup} />;
    }
    const reason = reasonOf?.(row.original) ?? null;
    const shared = {
      row,
      ...place,
      edits: edited?.get(row.id),
      open: openDetails?.ids.has(row.id) ?? false,
      appearance: rowAppearance,
      selected: reason === null && isSelected(selection, row.id),
      reason,
    };
    if (card === null) return <GridRow key={slot} {...shared} />;
    return Card !== undefined && <Card key={slot} {...shared} card={card} />;
  });
  return <>{drawn}</>;
}

export const GridBody = memo(GridBodyView) as typeof GridBodyView;
