import { describe, expect, it } from 'vitest';
import { accountNoDigits, accountNoEnd, accountNoLimits, banks, findBank } from './banks.ts';

describe('the banks', () => {
  it('have codes and names of their own, and the usual lengths of account numbers (CO-219)', () => {
    expect(banks.length).toBeGreaterThanOrEqual(30);
    for (const property of ['code', 'name'] as const) {
      const values = banks.map((bank) => bank[property]);
      expect(new Set(values).size).toBe(banks.length);
    }
    for (const { code, name, usualAccountNoLengths } of banks) {
      expect(code).toMatch(/^\d{3}$/);
      for (const length of usualAccountNoLengths) {
        expect(length, name).toBeGreaterThan(accountNoLimits.min);
        expect(length, name).toBeLessThan(accountNoLimits.max);
      }
    }
    expect(findBank('Bank Mandiri')?.usualAccountNoLengths).toEqual([13]);
    expect(findBank('Bank mandiri')).toBeUndefined();
  });

  it('take account numbers with spaces and dashes, but nothing other than digits (CO-219)', () => {
    expect(accountNoDigits('137-00 1234.5678 9')).toBe('1370012345678' + '9');
    expect(accountNoDigits('137-A')).toBeNull();
    expect(accountNoDigits(' - ')).toBeNull();
    expect(accountNoDigits('١٢٣٤٥٦٧٨٩٠')).toBeNull();
  });

  it.each([
    ['54321', '21'],
    ['654321', '321'],
    ['7654321', '321'],
    ['87654321', '4321'],
    ['1370012345678', '5678'],
    ['12345678901234567890', '7890'],
  ])('show of %s at most four digits, and no more than half (CS-124)', (accountNo, end) => {
    expect(accountNoEnd(accountNo)).toBe(end);
    // A source may have cut the number already.
    expect(accountNoEnd(end)).toBe(end);
  });
});
