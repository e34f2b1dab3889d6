/** Live maps on one page: browsers give up old ones when there are too many, and each costs memory. */
export const LIVE_MAPS_MOST = 3;

/** A map that may be live, or show a still of itself. */
export interface PooledMap {
  /** Another one needs its place: it draws its still and lets its context go. */
  retire(): void;
}

export interface MapPool {
  /** The map is in use: it is live, and the last one to be retired. */
  use(map: PooledMap): void;
  leave(map: PooledMap): void;
  readonly size: number;
}

/** Keeps the maps that were used last alive, at most three at a time. */
export function createMapPool(most = LIVE_MAPS_MOST): MapPool {
  const live = new Set<PooledMap>();
  return {
    use(map) {
      live.delete(map);
      live.add(map);
      for (const oldest of live) {
        if (live.size <= most) break;
        live.delete(oldest);
        oldest.retire();
      }
    },
    leave(map) {
      live.delete(map);
    },
    get size() {
      return live.size;
    },
  };
}

/** One for all widgets of a page. */
export const mapPool: MapPool = createMapPool();
