/** Maximum number of live maps on a page. Browsers drop WebGL contexts beyond their limit, and each uses memory. */
export const MAX_LIVE_MAPS = 3;

/** A map that is either live or shows a still image of itself. */
export interface PooledMap {
  /** Called when another map needs the slot: draw the still image, release the WebGL context and leave the pool. */
  retire(): void;
}

export interface MapPool {
  /** Resolves as soon as there is a free slot, if necessary after the least recently used map has left. */
  enter(map: PooledMap): Promise<void>;
  /** Marks a map as most recently used. */
  use(map: PooledMap): void;
  /** Frees the slot of a map, or stops waiting for one. */
  leave(map: PooledMap): void;
  readonly size: number;
}

/** Creates a pool that keeps the most recently used maps live (CO-32). */
export function createMapPool(maxLive = MAX_LIVE_MAPS): MapPool {
  /** Least recently used first. */
  const live = new Set<PooledMap>();
  const retiring = new Set<PooledMap>();
  const waiting = new Map<PooledMap, () => void>();
  const makeRoom = (): void => {
    for (const [map, admit] of waiting) {
      if (live.size >= maxLive) break;
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

/** Shared by all widgets on a page. */
export const mapPool: MapPool = createMapPool();
