/** Live maps on one page: browsers give up old ones when there are too many, and each costs memory. */
export const LIVE_MAPS_MOST = 3;

/** A map that may be live, or show a still of itself. */
export interface PooledMap {
  /** Another one needs its place: it draws its still, lets its context go, and leaves. */
  retire(): void;
}

export interface MapPool {
  /** Resolves once there is room for its context: the one that was used longest ago has left. */
  enter(map: PooledMap): Promise<void>;
  /** The map is in use: it is the last one to be retired. */
  use(map: PooledMap): void;
  /** Its context has gone, or it no longer waits for one. */
  leave(map: PooledMap): void;
  readonly size: number;
}

/** Keeps the maps that were used last alive, at no moment more than three. */
export function createMapPool(most = LIVE_MAPS_MOST): MapPool {
  /** Used longest ago first. */
  const live = new Set<PooledMap>();
  const retiring = new Set<PooledMap>();
  const waiting = new Map<PooledMap, () => void>();
  const makeRoom = (): void => {
    for (const [map, admit] of waiting) {
      if (live.size >= most) break;
      waiting.delete(map);
      live.add(map);
      admit();
    }
    for (const oldest of [...live]) {
      if (retiring.size >= waiting.size) break;
      if (retiring.has(oldest)) continue;
      retiring.add(oldest);
      oldest.retire();
    }
  };
  return {
    enter: (map) =>
      new Promise((admit) => {
        waiting.set(map, admit);
        makeRoom();
      }),
    use(map) {
      if (live.delete(map)) live.add(map);
    },
    leave(map) {
      waiting.delete(map);
      retiring.delete(map);
      live.delete(map);
      makeRoom();
    },
    get size() {
      return live.size;
    },
  };
}

/** One for all widgets of a page. */
export const mapPool: MapPool = createMapPool();
