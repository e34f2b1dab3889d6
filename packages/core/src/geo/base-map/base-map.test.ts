import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBaseMap } from './base-map.ts';
import { decodeLine, encodeLine } from './line-code.ts';

describe('encodeLine and decodeLine', () => {
  it('preserve every point to within 0.00025 degrees', () => {
    const degrees = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(degrees, degrees), { maxLength: 40 }), (points) => {
        const decoded = decodeLine(encodeLine(points));
        expect(decoded).toHaveLength(points.length);
        for (const [index, [longitude, latitude]] of decoded.entries()) {
          expect(Math.abs(longitude - (points[index]?.[0] ?? 0))).toBeLessThanOrEqual(0.000_251);
          expect(Math.abs(latitude - (points[index]?.[1] ?? 0))).toBeLessThanOrEqual(0.000_251);
        }
      }),
    );
  });
});

/** Whether a point is inside a ring, by casting a ray to the east. */
function isInside([x, y]: readonly [number, number], ring: readonly (readonly [number, number])[]) {
  let inside = false;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(index + ring.length - 1) % ring.length] ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

describe('the base map', () => {
  it('has land below towns and sea between islands', async () => {
    const { land } = await loadBaseMap();
    const isLand = (at: readonly [number, number]): boolean =>
      land.some(([outer = []]) => isInside(at, outer));
    expect(isLand([107.61, -6.91])).toBe(true);
    expect(isLand([98.67, 3.6])).toBe(true);
    expect(isLand([138.9, -4.1])).toBe(true);
    expect(isLand([111, -5])).toBe(false);
    expect(isLand([105.5, -10])).toBe(false);
  });

  it('lists the national capital first and provincial capitals with their positions', async () => {
    const { towns } = await loadBaseMap();
    expect(towns[0]).toMatchObject({ name: 'Jakarta', rank: 0 });
    const names = towns.filter(({ rank }) => rank === 1).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Surabaya', 'Medan', 'Makassar', 'Jayapura']));
    const surabaya = towns.find(({ name }) => name === 'Surabaya');
    expect(surabaya?.at[0]).toBeCloseTo(112.75, 1);
    expect(surabaya?.at[1]).toBeCloseTo(-7.25, 1);
  });

  it('has closed rings and roads of at least two points', async () => {
    const { land, roads } = await loadBaseMap();
    for (const rings of land) for (const ring of rings) expect(ring.at(0)).toEqual(ring.at(-1));
    expect(roads.length).toBeGreaterThan(0);
    for (const { line } of roads) expect(line.length).toBeGreaterThan(1);
  });
});
