import { describe, expect, it } from 'vitest';
import { daysIn, isPeriod, periodOf } from './period.ts';

const today = '2026-11-20';

describe('a period', () => {
  it.each([
    ['7days', '2026-11-14', '2026-11-20', 7],
    ['30days', '2026-10-22', '2026-11-20', 30],
    ['thisMonth', '2026-11-01', '2026-11-20', 20],
    ['lastMonth', '2026-10-01', '2026-10-31', 31],
    ['12months', '2025-11-21', '2026-11-20', 365],
  ] as const)(
    '%s has whole days that end today or with a month (DS-10)',
    (name, first, last, days) => {
      const period = periodOf(name, today);
      expect(period).toEqual({ startDate: first, endDate: last });
      expect(daysIn(period)).toBe(days);
    },
  );

  it('starts in the year before in January (DS-10)', () => {
    expect(periodOf('lastMonth', '2026-01-15')).toEqual({
      startDate: '2025-12-01',
      endDate: '2025-12-31',
    });
  });

  it.each([
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', false],
    ['2025-10-17', '2026-11-20', true],
    ['2025-10-16', '2026-11-20', false],
    ['2026-02-30', '2026-11-20', false],
  ])('from %s to %s is valid: %s (DS-12)', (startDate, endDate, valid) => {
    expect(isPeriod({ startDate, endDate })).toBe(valid);
  });
});
