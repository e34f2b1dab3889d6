import { expect, it } from 'vitest';
import { yearRange } from './year-range.ts';

it('is last year and this year where the company is (SH-23)', () => {
  const newYearInJakarta = Date.UTC(2026, 11, 31, 17, 30);
  expect(yearRange(newYearInJakarta, 'Asia/Jakarta')).toEqual([2026, 2027]);
  expect(yearRange(newYearInJakarta, 'UTC')).toEqual([2025, 2026]);
});
