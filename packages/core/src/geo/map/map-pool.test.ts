import { describe, expect, it } from 'vitest';
import { LIVE_MAPS_MOST, type PooledMap, createMapPool } from './map-pool.ts';

function named(name: string, retired: string[]): PooledMap {
  return { retire: () => retired.push(name) };
}

describe('live maps', () => {
  it('are at most 3: the one that was used longest ago shows its still', () => {
    const retired: string[] = [];
    const pool = createMapPool();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => named(name, retired));
    for (const map of [a, b, c]) if (map !== undefined) pool.use(map);
    expect([pool.size, retired]).toEqual([LIVE_MAPS_MOST, []]);
    if (a !== undefined) pool.use(a);
    if (d !== undefined) pool.use(d);
    expect([pool.size, retired]).toEqual([3, ['b']]);
  });

  it('that have gone make room', () => {
    const retired: string[] = [];
    const pool = createMapPool(1);
    const a = named('a', retired);
    pool.use(a);
    pool.leave(a);
    pool.use(named('b', retired));
    expect([pool.size, retired]).toEqual([1, []]);
  });
});
