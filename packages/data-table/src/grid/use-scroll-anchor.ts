import { hasFocusWithin } from '@pantau/core/ui/overlay';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ActiveCellStore } from '../table/active-cell.ts';
import type { DataTableModel } from '../table/use-data-table.ts';
import type { GridViewport } from '../features/viewport/grid-viewport.ts';
import type { GridNavigation } from './use-grid-navigation.ts';

interface AnchorOptions<Row> {
  readonly table: DataTableModel<Row>;
  readonly viewport: GridViewport;
  readonly cursor: ActiveCellStore;
  readonly navigation: GridNavigation;
  readonly gridRef: RefObject<HTMLElement | null>;
}

/** Keeps scroll position and focus when rows are added or removed (DT-39). */
export function useScrollAnchor<Row>(options: AnchorOptions<Row>): void {
  const { table, viewport, cursor, navigation, gridRef } = options;
  const { rows, query, page } = table;
  const before = useRef({ rows, query, page });
  const drawn = useRef(rows);

  useLayoutEffect(() => {
    const was = before.current;
    const isOtherQuestion =
      was.page !== page ||
      was.query.search !== query.search ||
      was.query.filters !== query.filters ||
      was.query.limit !== query.limit;
    before.current = { rows, query, page };
    if (was.rows === rows) return;
    if (isOtherQuestion) viewport.scrollToTop();
    else if (was.rows.length !== rows.length) {
      const first = viewport.firstRow();
      const anchor = was.rows[first];
      const now = anchor === undefined ? -1 : rows.findIndex(({ id }) => id === anchor.id);
      // At the top of the table, new rows are shown.
      if (first > 0 && now !== -1 && now !== first) viewport.shiftRows(now - first);
    }
  }, [rows, query, page, viewport]);

  useLayoutEffect(() => {
    const wasRows = drawn.current;
    drawn.current = rows;
    const cell = cursor.get();
    if (cell === null || cell.rowId === null || navigation.placeOf(cell) !== null) return;
    const grid = gridRef.current;
    const column = Math.max(0, navigation.keys().indexOf(cell.columnKey));
    const at = wasRows.findIndex(({ id }) => id === cell.rowId);
    const row = Math.min(Math.max(at, 0), rows.length - 1);
    const isHere = grid !== null && hasFocusWithin(grid);
    // The active row is gone: the row now in its position takes the focus, so that it stays in the table.
    // In a microtask, before the next paint: React cannot render synchronously inside an effect.
    if (isHere) queueMicrotask(() => navigation.moveTo({ row, column }));
    else cursor.set({ rowId: rows[row]?.id ?? null, columnKey: navigation.keys()[column] ?? '' });
  }, [rows, table.layout, cursor, navigation, gridRef]);
}
