import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalLine, canonicalText, isStorable } from './user-text.ts';

describe('text of users', () => {
  it.each([
    ['a right-to-left override', 'B 1\u202E4321 XYZ', 'B 14321 XYZ'],
    ['isolates and marks', '\u2066a\u2069\u200E\u061Cb', 'ab'],
    ['an escape sequence', '\u001B[31mred\u001B[0m', '[31mred[0m'],
    ['other control characters', 'a\u0008\u0007\u007F\u009Bb', 'ab'],
    ['zero-width characters', 'PT\u200B Ma\u2060ju\uFEFF \u00ADJaya\u200C', 'PT Maju Jaya'],
    ['a joiner between letters', 'a\u200Db\u200D', 'ab'],
    ['blank fillers and tags', 'a\u3164\u115F\u{E0041}b', 'ab'],
    ['decomposed letters', 'Jose\u0301', 'Jos\u00E9'],
    ['line ends of all kinds', ' a\r\nb\rc\u2028d\u2029e\u0085f\n', 'a\nb\nc\nd\ne\nf'],
  ])('is stored without %s (RS-382)', (_, given, stored) => {
    expect(canonicalText(given)).toBe(stored);
  });

  it('keeps what is seen: scripts, emoji, lines and tabs (RS-382)', () => {
    for (const text of ['Ñandú, 東京, ไทย, عربي', '👩‍🚒 👨‍👩‍👧‍👦 🏳️‍🌈 👍🏽', 'one\n\ttwo', 'x'.repeat(5_000)]) {
      expect(canonicalText(text)).toBe(text);
    }
    expect(canonicalText('👩🏽‍🚒')).toBe('👩🏽‍🚒');
  });

  it('of one line has no line breaks (RS-382)', () => {
    expect(canonicalLine('PT Maju\r\n\tJaya\u2028')).toBe('PT Maju Jaya');
  });

  it('has one stored form, which does not change again (RS-382)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const store of [canonicalText, canonicalLine]) {
          const stored = store(text);
          expect(store(stored)).toBe(stored);
        }
      }),
    );
  });

  it('that no database stores is recognised', () => {
    expect(isStorable('a\0b')).toBe(false);
    expect(isStorable('\uD83D')).toBe(false);
    expect(isStorable('👍')).toBe(true);
  });
});
