import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { ActiveCell, ActiveCellStore } from '../table/active-cell.ts';
import type { DataTableModel } from '../table/table-model.ts';
import { type GridPlace, moveActive } from './move-active-cell.ts';
import { controlsIn, findCell } from './cell-elements.ts';
import { inlineKey } from './inline-key.ts';
import type { GridViewport } from '../features/viewport/grid-viewport.ts';

/** The current state that navigation needs. */
export interface NavigationTable {
  readonly rows: readonly { readonly id: string }[];
  readonly layout: DataTableModel<unknown>['layout'];
  /** Keys of the cells of a row, in order, including the checkbox. */
  readonly keys: readonly string[];
  /** Whether there are headers above the rows. */
  readonly hasHeader: boolean;
}

export interface GridNavigation {
  /** Column keys in order, including the checkbox column. */
  keys(): readonly string[];
  /** Current position of a cell, or `null` if it no longer exists. */
  placeOf(cell: ActiveCell): GridPlace | null;
  /** Scrolls to a cell. */
  reveal(cell: ActiveCell): void;
  /** Scrolls to a cell and focuses it. */
  moveTo(place: GridPlace): void;
  /** Moves by rows and columns from a cell; without a step, focuses the cell itself. */
  moveFrom(cell: ActiveCell, step: { readonly rows: number; readonly columns: number }): void;
  /** Returns whether the key was handled. */
  handleMove(event: KeyboardEvent): boolean;
  /** Focuses the first control of a cell; returns `false` if there is none. */
  enter(cell: ActiveCell): boolean;
}

export function useGridNavigation(
  gridRef: RefObject<HTMLElement | null>,
  viewport: GridViewport,
  cursor: ActiveCellStore,
  table: RefObject<NavigationTable>,
): GridNavigation {
  return useMemo(() => {
    const keys = (): readonly string[] => table.current.keys;
    const placeOf = ({ rowId, columnKey }: ActiveCell): GridPlace | null => {
      const column = keys().indexOf(columnKey);
      const row = rowId === null ? -1 : table.current.rows.findIndex(({ id }) => id === rowId);
      return column === -1 || (rowId !== null && row === -1) ? null : { row, column };
    };
    const scrollTo = ({ row, column }: GridPlace): void => {
      const { columns } = table.current.layout.center;
      const key = keys()[column];
      const center = columns.findIndex((one) => one.key === key);
      // The first column may be pinned; the columns after it then show their start, too.
      const target = center === -1 ? (column === 0 ? 0 : null) : center;
      viewport.scrollTo({ row: row === -1 ? null : row, column: target });
    };
    const moveTo = (place: GridPlace): void => {
      const columnKey = keys()[place.column];
      if (columnKey === undefined) return;
      const cell = { rowId: table.current.rows[place.row]?.id ?? null, columnKey };
      flushSync(() => cursor.set(cell));
      scrollTo(place);
      const grid = gridRef.current;
      if (grid === null) return;
      // Without any cell, focus goes to what is shown instead, or to the bar above it.
      (findCell(grid, cell) ?? controlsIn(grid)[0])?.focus({ preventScroll: true });
    };
    return {
      keys,
      placeOf,
      moveTo,
      reveal(cell) {
        const place = placeOf(cell);
        if (place !== null) scrollTo(place);
      },
      moveFrom(cell, step) {
        const place = placeOf(cell);
        if (place === null) return;
        const last = { row: table.current.rows.length - 1, column: keys().length - 1 };
        const row = Math.max(0, Math.min(place.row + step.rows, last.row));
        const column = Math.max(0, Math.min(place.column + step.columns, last.column));
        moveTo({ row, column });
      },
      handleMove(event) {
        const cell = cursor.get();
        const columns = keys();
        const place = (cell && placeOf(cell)) ?? {
          row: table.current.hasHeader ? -1 : 0,
          column: 0,
        };
        const size = {
          rows: table.current.rows.length,
          firstRow: table.current.hasHeader ? -1 : 0,
          columns: columns.length,
          page: viewport.pageSize(),
        };
        const { ctrlKey, metaKey } = event;
        const next = moveActive(place, size, { key: inlineKey(event), ctrlKey, metaKey });
        if (next === undefined) return false;
        moveTo(next);
        return true;
      },
      enter(cell) {
        const grid = gridRef.current;
        const element = grid === null ? undefined : findCell(grid, cell);
        const control = element === undefined ? undefined : controlsIn(element)[0];
        control?.focus();
        return control !== undefined;
      },
    };
  }, [gridRef, viewport, cursor, table]);
}
