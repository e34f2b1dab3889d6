import { useLayoutEffect, useRef } from 'react';
import type { DataTableModel } from '../table/table-model.ts';
import type { GridViewport } from '../features/viewport/grid-viewport.ts';
import type { RowPlaces } from '../features/viewport/row-places.ts';

/** Keeps the rows in view where they are when rows or details above them appear, disappear or grow (DT-39). */
export function useScrollAnchor<Row>(
  table: DataTableModel<Row>,
  rows: readonly { readonly id: string }[],
  places: RowPlaces,
  viewport: GridViewport,
): void {
  const { shownQuery: query } = table;
  const isEndless = table.endless !== null;
  const page = isEndless ? 1 : table.page;
  const before = useRef({ rows, query, page, places });

  useLayoutEffect(() => {
    const was = before.current;
    const isOtherQuestion =
      was.page !== page ||
      was.query.search !== query.search ||
      was.query.filters !== query.filters ||
      was.query.limit !== query.limit ||
      // Of the rows sorted differently, only the first ones are loaded.
      (isEndless && was.query.sorts !== query.sorts);
    before.current = { rows, query, page, places };
    if (isOtherQuestion) {
      if (was.rows !== rows) viewport.scrollToTop();
      return;
    }
    if (was.places === places || was.query.sorts !== query.sorts) return;
    const first = was.places.indexAt(viewport.top());
    const anchor = was.rows[first];
    // At the top of the table, new rows are shown.
    if (first <= 0 || anchor === undefined) return;
    const now = was.rows === rows ? first : rows.findIndex(({ id }) => id === anchor.id);
    const moved = now === -1 ? 0 : places.topOf(now) - was.places.topOf(first);
    if (moved !== 0) viewport.shiftBy(moved);
  }, [rows, query, page, places, viewport, isEndless]);
}
