import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverPeriod, netCover, type SpanRange } from './cover-period.ts';

const spanCount = (ranges: readonly SpanRange[]): number =>
  ranges.reduce((sum, { days, from, to }) => sum + (to - from + 1) / days, 0);

describe('the spans of a period', () => {
  it('contain each of its days once, and are few (RS-291)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.nat(399), (from, length) => {
        const days = coverPeriod({ from, to: from + length }).flatMap((range) => {
          expect([range.from % range.days, (range.to + 1) % range.days]).toEqual([0, 0]);
          return Array.from(
            { length: range.to - range.from + 1 },
            (_, index) => range.from + index,
          );
        });
        expect(days).toEqual(Array.from({ length: length + 1 }, (_, index) => from + index));
        expect(spanCount(coverPeriod({ from, to: from + length }))).toBeLessThanOrEqual(
          7 + 7 + 7 + 7 + 6,
        );
      }),
    );
  });

  it('add up to each of its days once where some are taken away, and are fewer (RS-304)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.nat(399), (from, length) => {
        const period = { from, to: from + length };
        const ranges = netCover(period);
        const times = new Map<number, number>();
        for (const { days, from: first, to, sign } of ranges) {
          expect([first % days, (to + 1) % days]).toEqual([0, 0]);
          for (let day = first; day <= to; day += 1) times.set(day, (times.get(day) ?? 0) + sign);
        }
        const counted = [...times].filter(([, count]) => count !== 0);
        expect(counted.every(([, count]) => count === 1)).toBe(true);
        expect(counted.map(([day]) => day).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: length + 1 }, (_, index) => from + index),
        );
        expect(spanCount(ranges)).toBeLessThanOrEqual(spanCount(coverPeriod(period)));
        expect(spanCount(ranges)).toBeLessThanOrEqual(4 + 4 + 4 + 4 + 7);
      }),
    );
  });
});
