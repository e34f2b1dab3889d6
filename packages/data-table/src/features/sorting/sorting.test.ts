import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../shared/cell-value.ts';
import type { Sort } from './sort.ts';
import { compareValues } from './compare-values.ts';
import { cycleSort } from './cycle-sort.ts';
import { type SortBy, mergeSorted, rowComparer, sortRows } from './sort-rows.ts';

describe('sorting by a header (spec shell §4)', () => {
  it('cycles ascending, descending, none', () => {
    let sorts: readonly Sort[] = [];
    const seen = [1, 2, 3, 4].map(() => {
      sorts = cycleSort(sorts, 'number', false);
      return sorts.map(({ direction }) => direction).join();
    });
    expect(seen).toEqual(['asc', 'desc', '', 'asc']);
  });

  it('sorts by the pressed column alone', () => {
    expect(cycleSort([{ key: 'status', direction: 'desc' }], 'number', false)).toEqual([
      { key: 'number', direction: 'asc' },
    ]);
  });

  it('with Shift keeps the others: a new column comes last, a known one keeps its place', () => {
    const one = cycleSort([{ key: 'status', direction: 'desc' }], 'number', true);
    expect(one.map(({ key }) => key)).toEqual(['status', 'number']);
    const two = cycleSort(one, 'status', true);
    expect(two.map(({ key }) => key)).toEqual(['number']);
    const three = cycleSort(one, 'number', true);
    expect(three[1]).toEqual({ key: 'number', direction: 'desc' });
  });
});

describe('the order of values', () => {
  const sorted = (values: CellValue[], isDescending = false): CellValue[] =>
    sortRows(values, [{ key: 'v', isDescending, value: (value) => value }]);

  it('takes numbers as numbers, words without case and accents', () => {
    expect(sorted([10, 9, 100])).toEqual([9, 10, 100]);
    expect(sorted(['élan', 'Zeta', 'Eland', 'eLAN', 'alpha'])).toEqual([
      'alpha',
      'élan',
      'eLAN',
      'Eland',
      'Zeta',
    ]);
  });

  it('has empty values last in either direction', () => {
    expect(sorted([null, 2, '', 1])).toEqual([1, 2, null, '']);
    expect(sorted([null, 2, '', 1], true)).toEqual([2, 1, null, '']);
  });

  it('is stable: equals keep their order, also descending', () => {
    const rows = [
      { id: 1, v: 'b' },
      { id: 2, v: 'a' },
      { id: 3, v: 'b' },
      { id: 4, v: 'a' },
    ];
    const by = (isDescending: boolean): number[] =>
      sortRows(rows, [{ key: 'v', isDescending, value: ({ v }) => v }]).map(({ id }) => id);
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
    { key: 'a', isDescending: first, value: (item) => item.a },
    { key: 'b', isDescending: second, value: (item) => item.b },
  ]);
const byId = (one: Item, other: Item): number => one.id - other.id;

describe('the ranked sort', () => {
  it('gives what comparing every pair gives, whatever the values', () => {
    fc.assert(
      fc.property(items, sortings, (rows, sorts) => {
        expect(sortRows(rows, sorts)).toEqual([...rows].sort(rowComparer(sorts, byId)));
      }),
    );
  });

  it('compares values by a total order', () => {
    fc.assert(
      fc.property(cell, cell, cell, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) {
          expect(compareValues(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('puts changed rows into a sorted list as a new sort would', () => {
    fc.assert(
      fc.property(items, items, sortings, fc.func(fc.boolean()), (rows, spare, sorts, pick) => {
        const compare = rowComparer(sorts, byId);
        const isGone = (item: Item): boolean => pick(item.id);
        const arrived = spare.filter(({ id }) => id >= rows.length || pick(id));
        const merged = mergeSorted(sortRows(rows, sorts), isGone, arrived, compare);
        const stays = rows.filter((item) => !isGone(item));
        expect(merged).toEqual([...stays, ...arrived].sort(compare));
      }),
    );
  });
});
