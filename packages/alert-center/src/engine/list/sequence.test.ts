import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Sequence,
  addRange,
  hasGap,
  isKnownSeq,
  reopen,
  restartAt,
  unknownSequence,
} from './sequence.ts';

const at = (head: number) => ({ head, ahead: [] });

describe('known part of the sequence', () => {
  it('starts with the first known range', () => {
    expect(addRange(unknownSequence, 7, 7)).toEqual(at(7));
  });
  it('advances with a range that starts at or before its head', () => {
    expect(addRange(at(7), 7, 9)).toEqual(at(9));
    expect(addRange(at(7), 3, 9)).toEqual(at(9));
    expect(addRange(at(7), 3, 6)).toEqual(at(7));
  });
  it('has a gap before a range that starts later, until the gap is filled', () => {
    const gap = addRange(at(7), 8, 9);
    expect(hasGap(gap)).toBe(true);
    expect([isKnownSeq(gap, 8), isKnownSeq(gap, 9), isKnownSeq(gap, 7)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(addRange(gap, 7, 8)).toEqual(at(9));
  });
  it('has a gap when the head after a reconnect is greater', () => {
    expect(hasGap(addRange(at(7), 12, 12))).toBe(true);
    expect(hasGap(addRange(at(7), 7, 7))).toBe(false);
  });
  it('can mark a range as unknown, so that it is requested at least up to its end', () => {
    const open = reopen(at(9), 8, 9);
    expect(open).toEqual({ head: 8, ahead: [{ from: 9, to: 9 }] });
    expect(addRange(open, 8, 11)).toEqual(at(11));
    expect(reopen({ head: 2, ahead: [{ from: 3, to: 6 }] }, 4, 5)).toEqual({
      head: 2,
      ahead: [
        { from: 3, to: 4 },
        { from: 5, to: 6 },
      ],
    });
  });
  it('can restart at a new head and keeps ranges beyond it', () => {
    const gap = addRange(addRange(at(3), 5, 6), 9, 10);
    expect(restartAt(gap, 7)).toEqual({ head: 7, ahead: [{ from: 9, to: 10 }] });
  });

  it('contains exactly the reported numbers, in any order', () => {
    const range = fc
      .tuple(fc.nat(30), fc.nat(6))
      .map(([from, length]) => [from, from + length] as const);
    fc.assert(
      fc.property(fc.array(range, { maxLength: 20 }), (ranges) => {
        const sequence = ranges.reduce<Sequence>(
          (one, [from, to]) => addRange(one, from, to),
          at(0),
        );
        const isReported = (seq: number): boolean =>
          ranges.some(([from, to]) => from < seq && seq <= to);
        for (let seq = 1; seq <= 36; seq += 1)
          expect(isKnownSeq(sequence, seq)).toBe(isReported(seq));
        let head = 0;
        while (isReported(head + 1)) head += 1;
        expect(sequence.head).toBe(head);
      }),
    );
  });
});
