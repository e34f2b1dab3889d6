import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIds, compareNewestFirst, isBelow } from './alert-order.ts';

describe('alert order', () => {
  it('puts the newest first, and the greater id first within a millisecond (AC-22, AC-91)', () => {
    const keys = [
      { createdOn: 5, id: '9' },
      { createdOn: 7, id: '1' },
      { createdOn: 5, id: '10' },
    ];
    const ids = keys.sort(compareNewestFirst).map((key) => key.id);
    expect(ids).toEqual(['1', '10', '9']);
  });

  it('compares numeric ids of any length by value, like the server’s bigint', () => {
    expect(compareIds('9', '10')).toBeLessThan(0);
    expect(compareIds('9007199254740993', '9007199254740992')).toBeGreaterThan(0);
    expect(compareIds('7', 'a1')).toBeLessThan(0);
    expect(compareIds('b', 'a')).toBeGreaterThan(0);
  });

  it('is a total order for any ids', () => {
    const id = fc.oneof(fc.nat().map(String), fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(id, id, id, (a, b, c) => {
        expect(Math.sign(compareIds(a, b)) + Math.sign(compareIds(b, a))).toBe(0);
        expect(compareIds(a, b) === 0).toBe(a === b);
        if (compareIds(a, b) <= 0 && compareIds(b, c) <= 0) {
          expect(compareIds(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('places only older alerts below the last row', () => {
    const floor = { createdOn: 5, id: '10' };
    expect(isBelow({ createdOn: 5, id: '9' }, floor)).toBe(true);
    expect(isBelow(floor, floor)).toBe(false);
    expect(isBelow({ createdOn: 6, id: '1' }, floor)).toBe(false);
  });
});
