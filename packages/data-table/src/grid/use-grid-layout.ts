import { type RefObject, useMemo } from 'react';
import {
  actionsColumnKey,
  actionsColumnWidth,
  selectColumnKey,
  selectColumnWidth,
} from '../features/columns/column-layout.ts';
import { flexColumns } from '../features/columns/flex-columns.ts';
import { fitPinnedColumns } from '../features/columns/fit-pinned-columns.ts';
import { useTableWidth } from '../features/viewport/use-table-width.ts';
import type { DataTableModel } from '../table/use-data-table.ts';
import { cardsBelow, layOutCard } from './cards/card-layout.ts';
import { columnStyles } from './column-styles.ts';

/** The layout that fits the width of the grid, with the widths of its pinned sections in px. */
export function useGridLayout<Row>(
  { layout: full }: DataTableModel<Row>,
  { selectable, hasActions }: { readonly selectable: boolean; readonly hasActions: boolean },
  gridRef: RefObject<HTMLElement | null>,
) {
  const available = useTableWidth(gridRef);
  const reserved = selectable ? selectColumnWidth : 0;
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
    () => columnStyles(layout, selectable, reservedEnd),
    [layout, selectable, reservedEnd],
  );
  const isNarrow = available > 0 && available < cardsBelow;
  const card = useMemo(() => (isNarrow ? layOutCard(layout) : null), [isNarrow, layout]);
  const keys = useMemo(
    () => [
      ...(selectable ? [selectColumnKey] : []),
      ...(card?.order ?? layout.all).map(({ key }) => key),
      ...(hasActions ? [actionsColumnKey] : []),
    ],
    [card, layout, selectable, hasActions],
  );
  return {
    layout,
    styles,
    /** In a narrow table, rows are cards. */
    card,
    /** Keys of the cells of a row, in order. */
    keys,
    startWidth: layout.start.width + reserved,
    endWidth: layout.end.width + reservedEnd,
  };
}

export type GridLayout<Row> = ReturnType<typeof useGridLayout<Row>>;
