import { type RefObject, useMemo } from 'react';
import {
  actionsColumnKey,
  actionsColumnWidth,
  detailColumnKey,
  leadColumnWidth,
  selectColumnKey,
} from '../features/columns/column-layout.ts';
import { flexColumns } from '../features/columns/flex-columns.ts';
import { fitPinnedColumns } from '../features/columns/fit-pinned-columns.ts';
import { useTableWidth } from '../features/viewport/use-table-width.ts';
import type { DataTableModel } from '../table/table-model.ts';
import { layOutCard } from './cards/card-layout.ts';
import { useCardState } from './cards/card-parts.ts';
import { columnStyles } from './column-styles.ts';

/** The layout that fits the width of the grid, with the widths of its pinned sections in px. */
export function useGridLayout<Row>(
  { layout: full }: DataTableModel<Row>,
  parts: {
    readonly selectable: boolean;
    readonly hasDetail: boolean;
    readonly hasActions: boolean;
  },
  gridRef: RefObject<HTMLElement | null>,
) {
  const available = useTableWidth(gridRef);
  const { selectable, hasDetail, hasActions } = parts;
  const lead = useMemo(
    () => [...(selectable ? [selectColumnKey] : []), ...(hasDetail ? [detailColumnKey] : [])],
    [selectable, hasDetail],
  );
  const reserved = lead.length * leadColumnWidth;
  const reservedEnd = hasActions ? actionsColumnWidth : 0;
  const layout = useMemo(
    () =>
      fitPinnedColumns(
        flexColumns(full, reserved + reservedEnd, available),
        reserved + reservedEnd,
        available,
      ),
    [full, reserved, reservedEnd, available],
  );
  const styles = useMemo(
    () => columnStyles(layout, reserved, reservedEnd),
    [layout, reserved, reservedEnd],
  );
  const cards = useCardState(available);
  const hasCards = cards !== 'none';
  const card = useMemo(() => (hasCards ? layOutCard(layout) : null), [hasCards, layout]);
  const keys = useMemo(
    () => [
      ...lead,
      ...(card?.order ?? layout.all).map(({ key }) => key),
      ...(hasActions ? [actionsColumnKey] : []),
    ],
    [card, layout, lead, hasActions],
  );
  return {
    layout,
    styles,
    /** In a narrow table, rows are cards. */
    card,
    lead,
    /** Whether the cards can be drawn already. */
    cards,
    /** Keys of the cells of a row, in order. */
    keys,
    startWidth: layout.start.width + reserved,
    endWidth: layout.end.width + reservedEnd,
  };
}

export type GridLayout<Row> = ReturnType<typeof useGridLayout<Row>>;
