import { describe, expect, it } from 'vitest';
import { MAX_LIVE_MAPS, type MapPool, type PooledMap, createMapPool } from './map-pool.ts';

interface TestMap extends PooledMap {
  readonly name: string;
}

/** Maps that log when they become live or are asked to retire. */
function mapsOf(pool: MapPool) {
  const log: string[] = [];
  const maps = ['a', 'b', 'c', 'd', 'e'].map((name): TestMap => ({
    name,
    retire: () => void log.push(`${name} retires`),
  })) as [TestMap, TestMap, TestMap, TestMap, TestMap];
  const enter = async (...some: readonly TestMap[]): Promise<void> => {
    for (const map of some) void pool.enter(map).then(() => log.push(`${map.name} is live`));
    await Promise.resolve();
  };
  const leave = async (map: PooledMap): Promise<void> => {
    pool.leave(map);
    await Promise.resolve();
  };
  return { maps, log, enter, leave };
}

describe('the map pool', () => {
  it('holds at most 3 live maps and retires the least recently used one before the next becomes live (CO-32)', async () => {
    expect(MAX_LIVE_MAPS).toBe(3);
    const pool = createMapPool();
    const { maps, log, enter, leave } = mapsOf(pool);
    const [a, b, c, d] = maps;
    await enter(a, b, c);
    expect(log).toEqual(['a is live', 'b is live', 'c is live']);
    pool.use(a);
    await enter(d);
    expect(log.slice(3)).toEqual(['b retires']);
    expect(pool.size).toBe(3);
    await leave(b);
    expect(log.slice(4)).toEqual(['d is live']);
    expect(pool.size).toBe(3);
  });

  it('keeps the last maps when many are opened at once', async () => {
    const pool = createMapPool(2);
    const { maps, log, enter, leave } = mapsOf(pool);
    const [a, b, c] = maps;
    await enter(...maps);
    expect(log.toSorted()).toEqual(['a is live', 'a retires', 'b is live', 'b retires']);
    for (const map of [a, b, c]) await leave(map);
    expect(log.slice(4)).toEqual(['c retires', 'c is live', 'd is live', 'e is live']);
    expect(pool.size).toBe(2);
  });

  it('frees the slot of a map that left and skips one that stopped waiting', async () => {
    const pool = createMapPool(1);
    const { maps, log, enter, leave } = mapsOf(pool);
    const [a, b, c] = maps;
    await enter(a);
    await leave(a);
    await enter(b);
    expect(log).toEqual(['a is live', 'b is live']);
    await enter(c);
    await leave(c);
    await leave(b);
    expect(log).toEqual(['a is live', 'b is live', 'b retires']);
    expect(pool.size).toBe(0);
  });
});
