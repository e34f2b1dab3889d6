import { systemClock } from '@pantau/core/base';

export interface RowsWatch {
  /** The largest distance in px that a row has moved on the screen so far; `Infinity` for a removed row. */
  moved(): number;
  stop(): void;
}

/** Measures in every frame how far the rows under `root` are from where they were. */
export function watchRows(root: ParentNode): RowsWatch {
  const topOf = (row: Element): number => row.getBoundingClientRect().top;
  const places = [...root.querySelectorAll('[data-alert-id]')].map(
    (row) => [row, topOf(row)] as const,
  );
  let moved = 0;
  let isWatching = true;
  const measure = (): number => {
    for (const [row, top] of places) {
      moved = row.isConnected ? Math.max(moved, Math.abs(topOf(row) - top)) : Infinity;
    }
    return moved;
  };
  const look = (): void => {
    measure();
    if (isWatching) systemClock.requestFrame(look);
  };
  look();
  return {
    moved: measure,
    stop() {
      isWatching = false;
    },
  };
}
