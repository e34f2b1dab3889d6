import { type PointerEvent, type RefObject, useMemo } from 'react';
import type { ColumnActions } from '../features/columns/use-column-actions.ts';
import type { DataTableModel } from '../table/use-data-table.ts';
import { isRightToLeft } from './inline-key.ts';

export interface ColumnResize {
  /** Starts resizing if the press is on the edge of a header; returns whether it did. */
  start(event: PointerEvent): boolean;
  /** Fits the width to the rendered cells of the column. */
  autoSize(key: string): void;
}

/** px between the text of a cell and its edges. */
const PADDING = 28;
/** Extra px for the icons of a header. */
const HEADER_EXTRA = 48;

function neededWidth(grid: HTMLElement, key: string): number {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-key]')].filter(
    ({ dataset }) => dataset['key'] === key,
  );
  const range = grid.ownerDocument.createRange();
  return cells.reduce((max, cell) => {
    const isHeader = cell.getAttribute('role') === 'columnheader';
    const text = isHeader ? cell.firstElementChild?.firstElementChild : cell;
    range.selectNodeContents(text ?? cell);
    const { width } = range.getBoundingClientRect();
    return Math.max(max, width + PADDING + (isHeader ? HEADER_EXTRA : 0));
  }, 0);
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
        if (edge === null || key === undefined || placed === undefined) return false;
        event.preventDefault();
        const page = edge.ownerDocument;
        const from = event.clientX;
        const isMirrored = (placed.pinned === 'end') !== isRightToLeft(edge);
        const sign = isMirrored ? -1 : 1;
        const move = ({ clientX }: globalThis.PointerEvent): void =>
          columnActions.resize(key, placed.width + sign * (clientX - from));
        const cancel = (pressed: KeyboardEvent): void => {
          if (pressed.key !== 'Escape') return;
          // Escape belongs to the pull, not to a dialog around the table.
          pressed.preventDefault();
          pressed.stopPropagation();
          columnActions.resize(key, placed.resized ? placed.width : null);
          stop();
        };
        const stop = (): void => {
          page.removeEventListener('keydown', cancel, { capture: true });
          page.removeEventListener('pointermove', move);
          page.removeEventListener('pointerup', stop);
          page.removeEventListener('pointercancel', stop);
        };
        page.addEventListener('keydown', cancel, { capture: true });
        page.addEventListener('pointermove', move);
        page.addEventListener('pointerup', stop);
        page.addEventListener('pointercancel', stop);
        return true;
      },
      autoSize(key) {
        const grid = gridRef.current;
        if (grid !== null) columnActions.resize(key, neededWidth(grid, key));
      },
    }),
    [gridRef, layout, columnActions],
  );
}
