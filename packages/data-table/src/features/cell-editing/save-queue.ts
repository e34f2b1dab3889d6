import type { CellPlace } from './edited-cells.ts';

/** Runs the saves of each cell one after another, in order; different cells do not wait for each other. */
export function createSaveQueue() {
  const last = new Map<string, Promise<void>>();
  return (cell: CellPlace, save: () => Promise<void>): void => {
    const key = JSON.stringify([cell.rowId, cell.columnKey]);
    const before = last.get(key);
    const next = before === undefined ? save() : before.then(save);
    last.set(key, next);
    void next.then(() => {
      if (last.get(key) === next) last.delete(key);
    });
  };
}
