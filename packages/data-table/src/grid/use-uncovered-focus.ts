import { hasFocusWithin } from '@pantau/core/ui/overlay';
import { type RefObject, useLayoutEffect } from 'react';
import type { ActiveCellStore } from '../table/active-cell.ts';
import type { GridNavigation } from './use-grid-navigation.ts';

interface UncoveredOptions {
  /** px at the bottom of the table that something covers. */
  readonly cover: number;
  readonly cursor: ActiveCellStore;
  readonly navigation: GridNavigation;
  readonly gridRef: RefObject<HTMLElement | null>;
}

/** Scrolls the focused cell out from under a bar that appears, such as that of the bulk actions. */
export function useUncoveredFocus(options: UncoveredOptions): void {
  const { cover, cursor, navigation, gridRef } = options;
  useLayoutEffect(() => {
    const grid = gridRef.current;
    const cell = cursor.get();
    if (cover === 0 || cell?.rowId == null || grid === null || !hasFocusWithin(grid)) return;
    // In a microtask: React cannot render synchronously inside an effect.
    queueMicrotask(() => navigation.reveal(cell));
  }, [cover, cursor, navigation, gridRef]);
}
