import { type PointerEvent, type RefObject, useMemo } from 'react';
import type { ColumnActions } from '../features/columns/use-column-actions.ts';
import type { DataTableModel } from '../table/table-model.ts';
import { pointerParts, whilePressed } from './pointer-parts.ts';

export interface ColumnResize {
  /** Starts resizing if the press is on the edge of a header; returns whether it did. */
  start(event: PointerEvent): boolean;
  /** Fits the width to the rendered cells of the column. */
  autoSize(key: string): void;
}

/** Resizes columns by dragging the edge of their header (DT-19). */
export function useColumnResize(
  gridRef: RefObject<HTMLElement | null>,
  layout: RefObject<{ readonly layout: DataTableModel<unknown>['layout'] }>,
  columnActions: ColumnActions,
): ColumnResize {
  return useMemo(
    () => ({
      start(event) {
        const edge = event.target instanceof HTMLElement ? event.target : null;
        const key = edge?.dataset['resize'];
        const placed = layout.current.layout.all.find((one) => one.key === key);
        if (edge === null || placed === undefined) return false;
        event.preventDefault();
        const from = event.clientX;
        whilePressed(edge, ({ watchColumnPull }) =>
          watchColumnPull({ edge, from, placed, columnActions }),
        );
        return true;
      },
      autoSize(key) {
        pointerParts.load().then(
          ({ neededWidth }) => {
            const grid = gridRef.current;
            if (grid !== null) columnActions.resize(key, neededWidth(grid, key));
          },
          // The column keeps its width.
          () => undefined,
        );
      },
    }),
    [gridRef, layout, columnActions],
  );
}
