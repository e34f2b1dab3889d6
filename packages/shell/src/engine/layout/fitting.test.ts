import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingCount } from './fitting.ts';

const sum = (widths: readonly number[]): number => widths.reduce((all, one) => all + one, 0);
const width = fc.integer({ min: 1, max: 300 });

describe('the entries of a menu at the top', () => {
  it('are all shown if they fit, without the button for the others (SH-84)', () => {
    expect(fittingCount([100, 100, 100], 300, 80)).toBe(3);
    expect(fittingCount([], 0, 80)).toBe(0);
  });

  it('leave room for the button of those that do not fit (SH-84)', () => {
    expect(fittingCount([100, 100, 100], 299, 80)).toBe(2);
    expect(fittingCount([100, 100, 100], 279, 80)).toBe(1);
    expect(fittingCount([100, 100, 100], 90, 80)).toBe(0);
  });

  it('are as many as fit, and never more (SH-84)', () => {
    fc.assert(
      fc.property(fc.array(width), fc.nat(4000), width, (widths, available, more) => {
        const count = fittingCount(widths, available, more);
        const needed = (shown: number): number =>
          sum(widths.slice(0, shown)) + (shown < widths.length ? more : 0);
        if (count > 0) expect(needed(count)).toBeLessThanOrEqual(available);
        if (count < widths.length) expect(needed(count + 1)).toBeGreaterThan(available);
      }),
    );
  });
});
