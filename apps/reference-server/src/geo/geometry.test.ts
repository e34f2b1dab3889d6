import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsPoint, courseDegrees, distanceMetres, type Point } from './geometry.ts';

const point = fc.tuple(
  fc.double({ min: 95, max: 141, noNaN: true }),
  fc.double({ min: -11, max: 6, noNaN: true }),
);

describe('distances', () => {
  it('are correct for known places', () => {
    const monas: Point = [106.8272, -6.1754];
    const gedungSate: Point = [107.6186, -6.9025];
    expect(distanceMetres(monas, gedungSate) / 1000).toBeCloseTo(119, 0);
    expect(courseDegrees([107, -6], [107, -5])).toBeCloseTo(0, 6);
    expect(courseDegrees([107, 0], [108, 0])).toBeCloseTo(90, 6);
  });

  it('are symmetric', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 6);
      }),
    );
  });
});

describe('a geofence', () => {
  it('contains points within the radius of a circle (RS-59)', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 2_000_000 }), (center, other, radius) => {
        expect(containsPoint({ kind: 'circle', center, radius }, other)).toBe(
          distanceMetres(center, other) <= radius,
        );
      }),
    );
  });

  it('contains points inside a polygon, excluding notches (RS-59)', () => {
    const ring: Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
      [0, 4],
    ];
    const shape = { kind: 'polygon', ring } as const;
    expect(containsPoint(shape, [1, 1])).toBe(true);
    expect(containsPoint(shape, [3.5, 3])).toBe(true);
    expect(containsPoint(shape, [2, 3])).toBe(false);
    expect(containsPoint(shape, [5, 2])).toBe(false);
  });

  it('accepts open and closed rings in both directions (RS-59)', () => {
    const ring: Point[] = [
      [106.7, -6.3],
      [106.9, -6.3],
      [106.9, -6.1],
      [106.7, -6.1],
    ];
    const near = fc.tuple(
      fc.double({ min: 106.6, max: 107, noNaN: true }),
      fc.double({ min: -6.4, max: -6, noNaN: true }),
    );
    fc.assert(
      fc.property(near, (where) => {
        const open = containsPoint({ kind: 'polygon', ring }, where);
        expect(
          containsPoint({ kind: 'polygon', ring: [...ring, [106.7, -6.3] as const] }, where),
        ).toBe(open);
        expect(containsPoint({ kind: 'polygon', ring: ring.toReversed() }, where)).toBe(open);
      }),
    );
  });

  it('without corners contains nothing', () => {
    expect(containsPoint({ kind: 'polygon', ring: [] }, [0, 0])).toBe(false);
  });
});
