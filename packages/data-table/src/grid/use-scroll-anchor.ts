import { useLayoutEffect, useRef } from 'react';
import type { DataTableModel } from '../table/use-data-table.ts';
import type { GridViewport } from '../features/viewport/grid-viewport.ts';

/** Keeps the scroll position when rows are added or removed (DT-39). */
export function useScrollAnchor<Row>(table: DataTableModel<Row>, viewport: GridViewport): void {
  const { rows, shownQuery: query, page } = table;
  const before = useRef({ rows, query, page });

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
      if (first > 0 && now !== -1 && now !== first) viewport.shiftRows(first, now);
    }
  }, [rows, query, page, viewport]);
}
