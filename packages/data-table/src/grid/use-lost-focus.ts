import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { activeElementAt } from '@pantau/core/ui/overlay';
import type { ActiveCellStore } from '../table/active-cell.ts';
import type { GridNavigation } from './use-grid-navigation.ts';

interface LostFocusOptions {
  readonly rows: readonly { readonly id: string }[];
  readonly keys: readonly string[];
  /** Key of the column whose menu is open. */
  readonly openMenu: string | null;
  readonly cursor: ActiveCellStore;
  readonly navigation: GridNavigation;
  readonly gridRef: RefObject<HTMLElement | null>;
}

/**
 * Keeps focus in the table (DT-39): when the focused row, its last row or the focused column disappears, the
 * cell now in its place is focused; when a column menu closes, the header it belongs to.
 *
 * @returns handlers for the grid that follow whether focus is inside, also in its menus
 */
export function useLostFocus(options: LostFocusOptions) {
  const { rows, keys, openMenu, cursor, navigation, gridRef } = options;
  // Not read from the document: the focused element may already be gone when rows change.
  const isInside = useRef(false);
  const before = useRef({ rows, keys });

  useLayoutEffect(() => {
    const was = before.current;
    before.current = { rows, keys };
    const cell = cursor.get();
    if (cell === null || navigation.placeOf(cell) !== null) return;
    const rowBefore = was.rows.findIndex(({ id }) => id === cell.rowId);
    const row = cell.rowId === null ? -1 : Math.min(Math.max(rowBefore, 0), rows.length - 1);
    const column = Math.max(0, Math.min(was.keys.indexOf(cell.columnKey), keys.length - 1));
    // In a microtask, before the next paint: React cannot render synchronously inside an effect.
    if (isInside.current) queueMicrotask(() => navigation.moveTo({ row, column }));
    else cursor.set({ rowId: rows[row]?.id ?? null, columnKey: keys[column] ?? '' });
  }, [rows, keys, cursor, navigation]);

  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (openMenu !== null || grid === null) return;
    const button = activeElementAt(grid)?.closest<HTMLElement>('[data-menu]');
    button?.closest<HTMLElement>('[data-key]')?.focus({ preventScroll: true });
  }, [openMenu, gridRef]);

  return useMemo(
    () => ({
      entered: () => {
        isInside.current = true;
      },
      left: () => {
        isInside.current = false;
      },
    }),
    [],
  );
}
