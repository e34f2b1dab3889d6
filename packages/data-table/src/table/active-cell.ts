import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ActiveCell, TableState } from './table-state.ts';

export type { ActiveCell } from './table-state.ts';

/** The cell that the keyboard is at; null before it has been in the grid. */
export function useActiveCell(state: TableState): ActiveCell | null {
  return useAtomValue(state.active, { store: state.store });
}

export interface Cursor {
  get(): ActiveCell | null;
  set(cell: ActiveCell): void;
}

export function useCursor(state: TableState): Cursor {
  return useMemo(
    () => ({
      get: () => state.store.get(state.active),
      set: (cell) => {
        const before = state.store.get(state.active);
        if (before?.rowId === cell.rowId && before.columnKey === cell.columnKey) return;
        state.store.set(state.active, cell);
      },
    }),
    [state],
  );
}
