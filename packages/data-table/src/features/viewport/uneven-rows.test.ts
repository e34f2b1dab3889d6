import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unevenRows } from './uneven-rows.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));

describe('places of uneven rows', () => {
  it('agree with rows that are laid out one after another (DT-342)', () => {
    const detail = fc.record({ row: fc.nat(29), height: fc.integer({ min: -30, max: 500 }) });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.array(detail), (count, details) => {
        const heights = new Map(details.map(({ row, height }) => [`r${row}`, height]));
        const places = unevenRows(rowsOf(count), 40, ({ id }) => heights.get(id) ?? 0);
        let top = 0;
        for (let index = 0; index < count; index += 1) {
          const height = 40 + (heights.get(`r${index}`) ?? 0);
          expect(places.topOf(index)).toBe(top);
          for (const px of [0, 1, height - 1]) expect(places.indexAt(top + px)).toBe(index);
          expect(places.countBefore(top)).toBe(index);
          expect(places.countBefore(top + 1)).toBe(index + 1);
          top += height;
        }
        expect(places.height).toBe(top);
        expect(places.indexAt(top)).toBeGreaterThanOrEqual(count);
        expect(places.countBefore(top)).toBe(count);
      }),
    );
  });
});
