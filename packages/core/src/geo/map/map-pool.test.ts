import { describe, expect, it } from 'vitest';
import { LIVE_MAPS_MOST, type MapPool, type PooledMap, createMapPool } from './map-pool.ts';

interface TestMap extends PooledMap {
  readonly name: string;
}

/** Maps that say what becomes of them, and leave when they are told to. */
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

describe('live maps', () => {
  it('are at most 3: the one that was used longest ago shows its still, and only then the next is live (CO-32)', async () => {
    expect(LIVE_MAPS_MOST).toBe(3);
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

  it('take their turn when many are opened at once: the last ones stay', async () => {
    const pool = createMapPool(2);
    const { maps, log, enter, leave } = mapsOf(pool);
    const [a, b, c] = maps;
    await enter(...maps);
    expect(log.toSorted()).toEqual(['a is live', 'a retires', 'b is live', 'b retires']);
    for (const map of [a, b, c]) await leave(map);
    expect(log.slice(4)).toEqual(['c retires', 'c is live', 'd is live', 'e is live']);
    expect(pool.size).toBe(2);
  });

  it('that have gone make room; one that no longer waits takes nobody’s place', async () => {
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
