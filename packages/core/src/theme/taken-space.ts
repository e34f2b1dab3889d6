/** A part of the window, px from its upper left corner. */
export interface WindowArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the page's own parts take of the window, px. */
export interface TakenSpace {
  /** At the top edge, such as by a bar. */
  readonly top: number;
  /** At the left edge, such as by a menu. */
  readonly left: number;
  /** At the right edge, such as by a pinned panel. */
  readonly right: number;
  /** Parts that lie above windows, such as the bar of calls. */
  readonly above: readonly WindowArea[];
}

/** The one place that knows what of the window is free for what is placed over the page. */
export interface SpaceRegistry {
  /**
   * Declares parts of the page.
   *
   * @param measure called whenever something is placed
   * @returns withdraws them
   */
  take(measure: () => Partial<TakenSpace>): () => void;
  /** What all parts together take now: the widest at each edge. */
  taken(): TakenSpace;
  /** Calls `listener` when parts are declared or withdrawn. Returns a function that stops this. */
  subscribe(listener: () => void): () => void;
}

export function createSpaceRegistry(): SpaceRegistry {
  const parts = new Set<() => Partial<TakenSpace>>();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return {
    take(measure) {
      const part = (): Partial<TakenSpace> => measure();
      parts.add(part);
      notify();
      return () => {
        if (parts.delete(part)) notify();
      };
    },
    taken() {
      const all = [...parts].map((part) => part());
      const widest = (edge: 'top' | 'left' | 'right'): number =>
        Math.max(0, ...all.map((part) => part[edge] ?? 0));
      return {
        top: widest('top'),
        left: widest('left'),
        right: widest('right'),
        above: all.flatMap(({ above = [] }) => above),
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
