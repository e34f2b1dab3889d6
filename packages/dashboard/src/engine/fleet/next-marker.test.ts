import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlacedMarker, firstMarker, nextMarker } from './next-marker.ts';

const at = (key: string, x: number, y: number): PlacedMarker => ({ key, x, y });
const middle = at('middle', 100, 100);
const markers = [
  middle,
  at('left', 40, 110),
  at('right', 180, 90),
  at('far right', 300, 100),
  at('above', 110, 20),
  at('below', 90, 190),
];

describe('the keys on the map', () => {
  it.each([
    ['ArrowRight', 'right'],
    ['ArrowLeft', 'left'],
    ['ArrowUp', 'above'],
    ['ArrowDown', 'below'],
    ['Home', 'left'],
    ['End', 'far right'],
    ['Enter', undefined],
  ])('%s leads to the marker %s (DB-21)', (key, expected) => {
    expect(nextMarker(markers, middle, key)?.key).toBe(expected);
  });

  it('end at the edge (DB-21)', () => {
    expect(nextMarker(markers, at('far right', 300, 100), 'ArrowRight')).toBeUndefined();
    expect(nextMarker([], middle, 'ArrowRight')).toBeUndefined();
    expect(firstMarker([])).toBeUndefined();
  });

  it('never lead to where they came from, nor backwards (DB-21)', () => {
    const place = fc.record({
      x: fc.integer({ min: 0, max: 500 }),
      y: fc.integer({ min: 0, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 2 }), (places) => {
        const all = places.map(({ x, y }, index) => at(String(index), x, y));
        const from = all[0] as PlacedMarker;
        const next = nextMarker(all, from, 'ArrowRight');
        if (next === undefined) expect(all.every(({ x }) => x <= from.x)).toBe(true);
        else expect(next.x).toBeGreaterThan(from.x);
      }),
    );
  });
});
