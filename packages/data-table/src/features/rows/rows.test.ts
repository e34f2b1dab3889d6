import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterExpression } from '../filters/filter-expression.ts';
import { type Arrangement, arrangeRows } from './arrange-rows.ts';
import { type IndexedRow, createRowSets } from './row-set.ts';
import { rowTexts } from './row-texts.ts';
import { rowMatcher } from './match-rows.ts';
import { sourceId } from './unique-ids.ts';

interface Item {
  readonly id: string;
  readonly v: number | null;
}

const repeated: string[] = [];
const nextSet = createRowSets({
  getRowId: ({ id }: Item) => id,
  createRow: (id, original: Item, index): IndexedRow<Item> => ({ id, original, index }),
  onRepeat: (id) => void repeated.push(id),
});
const item = (id: string, v: number | null = 0): Item => ({ id, v });

describe('rows of new data', () => {
  const first = [item('a'), item('b'), item('c')];
  const before = nextSet(null, first);

  it('keep their identity where the data is unchanged', () => {
    const after = nextSet(before, [first[0] as Item, item('b', 1), first[2] as Item]);
    expect(after.rows.map((row, index) => row === before.rows[index])).toEqual([true, false, true]);
  });

  it('list their changes if few rows changed, and not if many did', () => {
    const many = Array.from({ length: 20 }, (_, index) => item(`r${index}`));
    const set = nextSet(null, many);
    const one = nextSet(set, many.with(3, item('r3', 9)));
    expect(one.change?.added.map(({ id }) => id)).toEqual(['r3']);
    expect(
      nextSet(
        one,
        many.map(({ id }) => item(id, 5)),
      ).change,
    ).toBeNull();
  });
});

describe('rows with the same id', () => {
  const data = [item('b'), item('a'), item('b', 1), item('b', 2)];

  it('are distinguished by position and reported (DT-200)', () => {
    repeated.length = 0;
    const { rows } = nextSet(null, data);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
    expect(rows.map(({ id }) => sourceId(id))).toEqual(['b', 'a', 'b', 'b']);
    expect(new Set(repeated)).toEqual(new Set(['b']));
  });

  it('stay apart when one of them changes, appears or disappears (DT-200)', () => {
    const first = nextSet(null, data);
    const changed = nextSet(first, data.with(2, item('b', 9)));
    expect(changed.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
    expect(changed.rows[2]?.original.v).toBe(9);
    for (const next of [data.slice(1), [...data, item('a', 3)], data.toReversed()]) {
      const { rows } = nextSet(changed, next);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(next.length);
      expect(rows.map(({ original }) => original)).toEqual(next);
      expect(rows.map(({ index }) => index)).toEqual(next.map((_, index) => index));
    }
  });

  it('are found whether the ids ascend, descend or have no order', () => {
    for (const ids of ['aab', 'bba', 'bab', 'abc', 'cba', 'bca']) {
      const { rows } = nextSet(
        null,
        Array.from(ids, (id) => item(id)),
      );
      expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    }
  });
});

describe('arranged rows', () => {
  const value = (row: IndexedRow<Item>): number | null => row.original.v;
  const arrangement: Arrangement<Item, IndexedRow<Item>> = {
    sorts: [{ key: 'v', desc: true, value }],
    matches: ({ v }) => v !== 2,
  };
  const step = fc.record({
    changed: fc.array(fc.tuple(fc.nat(39), fc.option(fc.nat(5))), { maxLength: 4 }),
    removed: fc.array(fc.nat(39), { maxLength: 2 }),
    added: fc.array(fc.option(fc.nat(5)), { maxLength: 2 }),
  });

  it('equal a fresh sort and filter after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let data = Array.from({ length: 40 }, (_, index) => item(`r${index}`, index % 5));
        let set = nextSet(null, data);
        let arranged = arrangeRows(null, set, arrangement);
        let next = 40;
        for (const { changed, removed, added } of steps) {
          for (const [at, v] of changed) {
            const old = data[at];
            if (old !== undefined) data = data.with(at, { id: old.id, v });
          }
          data = data.filter((_, index) => !removed.includes(index));
          data = [...data, ...added.map((v) => item(`r${next++}`, v))];
          set = nextSet(set, data);
          arranged = arrangeRows(arranged, set, arrangement);
          const fresh = arrangeRows(null, nextSet(null, data), arrangement);
          expect(arranged.rows.map(({ original }) => original)).toEqual(
            fresh.rows.map(({ original }) => original),
          );
        }
      }),
    );
  });
});

describe('search and filters', () => {
  const columns = [
    { key: 'name', value: ({ name }: { name: string; at: number | null }) => name },
    {
      key: 'at',
      value: ({ at }: { name: string; at: number | null }) => at,
      text: ({ at }: { name: string; at: number | null }) => (at === null ? '' : `day ${at}`),
    },
  ];
  const rows = [
    { name: 'Élan', at: 1 },
    { name: 'Budi', at: 2 },
    { name: 'Citra', at: null },
  ];
  const found = (search: string, ...filters: FilterExpression[]): string[] => {
    const matches = rowMatcher(columns, search, filters) ?? (() => true);
    return rows.filter(matches).map(({ name }) => name);
  };

  it('match the text of any column, ignoring case and accents', () => {
    expect(found(' ELAN ')).toEqual(['Élan']);
    expect(found('day 2')).toEqual(['Budi']);
  });

  it('include their bounds and exclude empty values', () => {
    expect(
      found('', { key: 'at', op: 'gte', value: 1 }, { key: 'at', op: 'lte', value: 1 }),
    ).toEqual(['Élan']);
    expect(found('', { key: 'at', op: 'lte', value: 9 })).toEqual(['Élan', 'Budi']);
  });

  it('match any value of a list, and everything if the list is empty', () => {
    expect(found('', { key: 'name', op: 'in', value: ['Budi', 'Citra'] })).toEqual([
      'Budi',
      'Citra',
    ]);
    expect(found('', { key: 'name', op: 'in', value: [] })).toHaveLength(3);
    expect(found('', { key: 'name', op: 'eq', value: 'Budi' })).toEqual(['Budi']);
  });

  it('ignore filters on unknown columns', () => {
    expect(found('', { key: 'gone', op: 'eq', value: 1 })).toHaveLength(3);
    expect(rowMatcher(columns, ' ', [])).toBeUndefined();
  });
});

describe('searched text', () => {
  it('is read once for each row, whatever is searched (DT-217)', () => {
    let reads = 0;
    const columns = [
      { key: 'id', value: ({ id }: Item) => ((reads += 1), id) },
      { key: 'v', value: ({ v }: Item) => v },
    ];
    const texts = rowTexts(columns);
    const rows = [item('first', 10), item('second', 20)];
    const found = (search: string): string[] => {
      const matches = rowMatcher(columns, search, [], texts);
      return rows.filter((row) => matches?.(row) ?? true).map(({ id }) => id);
    };
    expect([found('f'), found('fi'), found('20'), found('t1')]).toEqual([
      ['first'],
      ['first'],
      ['second'],
      [],
    ]);
    expect(reads).toBe(2);
  });
});
