import { type createStore, atom } from 'jotai';
import { useSyncExternalStore } from 'react';

/** A cell of the grid by row id and column key; the header row has no id. */
export interface ActiveCell {
  readonly rowId: string | null;
  readonly columnKey: string;
}

/** The cell that keyboard navigation starts from; `null` before the grid was focused. */
export interface ActiveCellStore {
  get(): ActiveCell | null;
  set(cell: ActiveCell): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export function createActiveCell(store: ReturnType<typeof createStore>): ActiveCellStore {
  const active = atom<ActiveCell | null>(null);
  return {
    get: () => store.get(active),
    set(cell) {
      const before = store.get(active);
      if (before?.rowId === cell.rowId && before.columnKey === cell.columnKey) return;
      store.set(active, cell);
    },
    subscribe: (listener) => store.sub(active, listener),
  };
}

export function useActiveCell(activeCell: ActiveCellStore): ActiveCell | null {
  return useSyncExternalStore(activeCell.subscribe, activeCell.get, activeCell.get);
}
