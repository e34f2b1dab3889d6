import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Sequence,
  cover,
  hasGap,
  isCovered,
  reopen,
  restartAt,
  unknownSequence,
} from './sequence.ts';

const at = (head: number) => ({ head, ahead: [] });

describe('known part of the sequence', () => {
  it('starts with the first known range', () => {
    expect(cover(unknownSequence, 7, 7)).toEqual(at(7));
  });
  it('advances with a range that starts at or before its head', () => {
    expect(cover(at(7), 7, 9)).toEqual(at(9));
    expect(cover(at(7), 3, 9)).toEqual(at(9));
    expect(cover(at(7), 3, 6)).toEqual(at(7));
  });
  it('has a gap before a range that starts later, until the gap is filled', () => {
    const gap = cover(at(7), 8, 9);
    expect(hasGap(gap)).toBe(true);
    expect([isCovered(gap, 8), isCovered(gap, 9), isCovered(gap, 7)]).toEqual([false, true, true]);
    expect(cover(gap, 7, 8)).toEqual(at(9));
  });
  it('has a gap when the head after a reconnect is greater', () => {
    expect(hasGap(cover(at(7), 12, 12))).toBe(true);
    expect(hasGap(cover(at(7), 7, 7))).toBe(false);
  });
  it('can mark a range as unknown, so that it is requested at least up to its end', () => {
    const open = reopen(at(9), 8, 9);
    expect(open).toEqual({ head: 8, ahead: [{ from: 9, to: 9 }] });
    expect(cover(open, 8, 11)).toEqual(at(11));
    expect(reopen({ head: 2, ahead: [{ from: 3, to: 6 }] }, 4, 5)).toEqual({
      head: 2,
      ahead: [
        { from: 3, to: 4 },
        { from: 5, to: 6 },
      ],
    });
  });
  it('can restart at a new head and keeps ranges beyond it', () => {
    const gap = cover(cover(at(3), 5, 6), 9, 10);
    expect(restartAt(gap, 7)).toEqual({ head: 7, ahead: [{ from: 9, to: 10 }] });
  });

  it('contains exactly the reported numbers, in any order', () => {
    const stretch = fc
      .tuple(fc.nat(30), fc.nat(6))
      .map(([from, length]) => [from, from + length] as const);
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 20 }), (stretches) => {
        const sequence = stretches.reduce<Sequence>(
          (one, [from, to]) => cover(one, from, to),
          at(0),
        );
        const told = (seq: number): boolean =>
          stretches.some(([from, to]) => from < seq && seq <= to);
        for (let seq = 1; seq <= 36; seq += 1) expect(isCovered(sequence, seq)).toBe(told(seq));
        let head = 0;
        while (told(head + 1)) head += 1;
        expect(sequence.head).toBe(head);
      }),
    );
  });
});
