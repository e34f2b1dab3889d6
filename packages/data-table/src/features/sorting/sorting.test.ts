import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../shared/cell-value.ts';
import { compareValues } from './compare-values.ts';
import { compareNatural, sortNaturally } from './natural-order.ts';
import { type SortBy, mergeSorted, rowComparer, sortRows, withoutRows } from './sort-rows.ts';

describe('the order of values', () => {
  const sorted = (values: CellValue[], desc = false): CellValue[] =>
    sortRows(values, [{ key: 'v', desc, value: (value) => value }]);

  it('compares numbers numerically, and text without case and accents', () => {
    expect(sorted([10, 9, 100])).toEqual([9, 10, 100]);
    expect(sorted(['élan', 'Zeta', 'Eland', 'eLAN', 'alpha'])).toEqual([
      'alpha',
      'élan',
      'eLAN',
      'Eland',
      'Zeta',
    ]);
  });

  it('compares the numbers in texts: SO-2 before SO-10 (DT-216)', () => {
    expect(sorted(['SO-10', 'SO-2', 'so-1', 'SO-0002', 'SO', 'SO-2 b'])).toEqual([
      'SO',
      'so-1',
      'SO-0002',
      'SO-2',
      'SO-2 b',
      'SO-10',
    ]);
    expect(sorted(['B 1234 XY', 'B 99 ZZ', 'AB 5 C'])).toEqual(['AB 5 C', 'B 99 ZZ', 'B 1234 XY']);
  });

  it('agrees for texts with digits in the same places and in any places (DT-216)', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '-', '0', '1', '9'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const expected = texts.toSorted(compareNatural);
        expect(sortNaturally(texts)).toEqual(expected);
      }),
    );
  });

  it('follows the comparator of a column, with empty values last (DT-216)', () => {
    const steps = ['draft', 'confirmed', 'done'];
    const compare = (a: unknown, b: unknown): number =>
      steps.indexOf(String(a)) - steps.indexOf(String(b));
    const values = ['done', null, 'draft', 'confirmed', 'draft'];
    const by = (desc: boolean): SortBy<string | null>[] => [
      { key: 'v', desc, value: (value) => value, compare },
    ];
    expect(sortRows(values, by(false))).toEqual(['draft', 'draft', 'confirmed', 'done', null]);
    expect(sortRows(values, by(true))).toEqual(['done', 'confirmed', 'draft', 'draft', null]);
    expect(values.toSorted(rowComparer(by(true), () => 0))).toEqual(sortRows(values, by(true)));
  });

  it('puts empty values last in both directions', () => {
    expect(sorted([null, 2, '', 1])).toEqual([1, 2, null, '']);
    expect(sorted([null, 2, '', 1], true)).toEqual([2, 1, null, '']);
  });

  it('keeps the order of equal values, also when descending', () => {
    const rows = [
      { id: 1, v: 'b' },
      { id: 2, v: 'a' },
      { id: 3, v: 'b' },
      { id: 4, v: 'a' },
    ];
    const by = (desc: boolean): number[] =>
      sortRows(rows, [{ key: 'v', desc, value: ({ v }) => v }]).map(({ id }) => id);
    expect(by(false)).toEqual([2, 4, 1, 3]);
    expect(by(true)).toEqual([1, 3, 2, 4]);
  });
});

interface Item {
  readonly id: number;
  readonly a: CellValue;
  readonly b: CellValue;
}

const cell: fc.Arbitrary<CellValue> = fc.oneof(
  fc.constantFrom(null, '', 'a', 'A', 'ä', 'b'),
  fc.integer({ min: -3, max: 3 }),
  fc.double(),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
  fc.boolean(),
);
const items: fc.Arbitrary<Item[]> = fc
  .array(fc.record({ a: cell, b: cell }), { maxLength: 40 })
  .map((list) => list.map((item, id) => ({ ...item, id })));
const sortings: fc.Arbitrary<SortBy<Item>[]> = fc
  .tuple(fc.boolean(), fc.boolean())
  .map(([first, second]) => [
    { key: 'a', desc: first, value: (item) => item.a },
    { key: 'b', desc: second, value: (item) => item.b },
  ]);
const byId = (one: Item, other: Item): number => one.id - other.id;

describe('the ranked sort', () => {
  it('gives the same order as comparing every pair, for any values', () => {
    fc.assert(
      fc.property(items, sortings, (rows, sorts) => {
        expect(sortRows(rows, sorts)).toEqual([...rows].sort(rowComparer(sorts, byId)));
      }),
    );
  });

  it('uses a total order', () => {
    fc.assert(
      fc.property(cell, cell, cell, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) {
          expect(compareValues(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('merges changed rows into the same order as sorting again', () => {
    fc.assert(
      fc.property(items, items, sortings, fc.func(fc.boolean()), (rows, spare, sorts, pick) => {
        const compare = rowComparer(sorts, byId);
        const isGone = (item: Item): boolean => pick(item.id);
        const arrived = spare.filter(({ id }) => id >= rows.length || pick(id));
        const kept = withoutRows(sortRows(rows, sorts), rows.filter(isGone), compare);
        const stays = rows.filter((item) => !isGone(item));
        expect(kept).toEqual(stays.toSorted(compare));
        const merged = mergeSorted(kept ?? [], arrived, compare);
        expect(merged).toEqual([...stays, ...arrived].sort(compare));
      }),
    );
  });
});
