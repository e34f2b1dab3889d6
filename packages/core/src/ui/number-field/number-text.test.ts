import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumberText, separatorSample, separatorsOf, typedNumber } from './number-text.ts';

const indonesian = separatorsOf('12.345,6');
const english = separatorsOf('12,345.6');

describe('typed numbers', () => {
  it.each([
    ['14850000', 14_850_000],
    ['14.850.000', 14_850_000],
    ['1.500.000', 1_500_000],
    ['1.500', 1_500],
    ['1.500,5', 1_500.5],
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 12 ', 12],
    ['14 850 000', 14_850_000],
    [',5', 0.5],
    ['0', 0],
    ['-3', -3],
    ['\u22123', -3],
  ])('in Indonesian %s is %d', (text, value) => {
    expect(parseNumberText(text, indonesian)).toBe(value);
  });

  it.each([
    ['1,500', 1_500],
    ['1.500', 1.5],
    ['14,850,000.25', 14_850_000.25],
  ])('in English %s is %d', (text, value) => {
    expect(parseNumberText(text, english)).toBe(value);
  });

  it('are shown with the hyphen of keyboards (CO-247)', () => {
    expect(typedNumber('\u22121.500,5')).toBe('-1.500,5');
  });

  it.each(['', '.', '-', 'abc', '12kg', '1.2.3', '1e5', '0x10', 'NaN', 'Infinity', '9'.repeat(20)])(
    '%s is no number',
    (text) => {
      expect(parseNumberText(text, english)).toBeNull();
    },
  );

  it('follow the separators of any language', () => {
    const german = separatorsOf(new Intl.NumberFormat('de').format(separatorSample));
    expect(parseNumberText('1.500.000,25', german)).toBe(1_500_000.25);
  });

  it('never throw, whatever is typed', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,+ -]*$/));
    fc.assert(
      fc.property(text, fc.constantFrom(indonesian, english), (typed, language) => {
        const read = parseNumberText(typed, language);
        expect(read === null || Number.isFinite(read)).toBe(true);
      }),
    );
  });
});
