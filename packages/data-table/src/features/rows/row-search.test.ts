import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Slices } from '../../shared/slices.ts';
import { defaultQuery } from './query.ts';
import { rowMatcher } from './match-rows.ts';
import { type RowsInMemory, createRowSearch } from './row-search.ts';
import { rowTexts } from './row-texts.ts';

interface Item {
  readonly id: number;
  readonly text: string;
}

/** 1,000 rows of 40 columns are more than can be read at once. */
const COLUMNS = 40;
const ROWS = 1_000;

const makeRows = (count = ROWS, text = 'row'): readonly Item[] =>
  Array.from({ length: count }, (_, id) => ({ id, text: `${text} ${id}` }));

/** A search whose slices run when the test says so. Reading a row takes `cost` ms. */
function setUp(cost = 1) {
  let now = 0;
  let reads = 0;
  const waiting: { readonly kind: 'soon' | 'idle'; readonly run: () => void }[] = [];
  const add = (kind: 'soon' | 'idle') => (run: () => void) => {
    const slice = { kind, run };
    waiting.push(slice);
    return () => void (waiting.includes(slice) && waiting.splice(waiting.indexOf(slice), 1));
  };
  const slices: Slices = { now: () => now, soon: add('soon'), idle: add('idle') };
  const columns = Array.from({ length: COLUMNS }, (_, at) => ({
    key: `c${at}`,
    value(row: Item) {
      if (at > 0) return null;
      reads += 1;
      now += cost;
      return row.text;
    },
  }));
  const texts = rowTexts(columns);
  let rendered = 0;
  const search = createRowSearch<Item>(slices, () => void (rendered += 1));
  const wantedFor = (data: readonly Item[], text: string, page = 1): RowsInMemory<Item> => ({
    data,
    query: { ...defaultQuery, search: text, page },
    texts,
  });
  return {
    ...{ search, slices, texts, wantedFor, waiting },
    reads: () => reads,
    rendered: () => rendered,
    /** As a table does: shows what it can, and follows what it wants. */
    render(data: readonly Item[], text: string, page = 1) {
      const wanted = wantedFor(data, text, page);
      const shown = search.show(wanted);
      search.follow(wanted);
      return shown;
    },
    /** Runs one slice; returns how long it took, ms. */
    slice() {
      const start = now;
      waiting.shift()?.run();
      return now - start;
    },
    /** Runs all slices; returns the longest, ms. */
    finish() {
      let longest = 0;
      while (waiting.length > 0) longest = Math.max(longest, this.slice());
      return longest;
    },
    found: (shown: RowsInMemory<Item> | null) => {
      const matches = rowMatcher(columns, shown?.query.search ?? '', [], shown?.texts);
      return (shown?.data ?? []).filter((row) => matches?.(row) ?? true).map(({ text }) => text);
    },
  };
}

describe('a search of many rows', () => {
  it('reads and compares in slices of 8 ms and keeps the rows shown before (DT-440)', () => {
    const table = setUp(0.1);
    const rows = makeRows();
    const first = table.render(rows, '');
    const shown = table.render(rows, 'row 42');
    expect([shown, table.reads()]).toEqual([first, 0]);
    // One look at the clock every 64 rows.
    expect(table.finish()).toBeLessThanOrEqual(8 + 6.4);
    expect(table.rendered()).toBe(1);
    expect(table.found(table.render(rows, 'row 42'))).toEqual(['row 42', ...tens('row 42')]);
    expect(table.reads()).toBe(ROWS);
  });

  it('ends a slice also if the clock stands still (DT-440)', () => {
    const table = setUp(0);
    table.render(makeRows(20_000), 'row');
    table.slice();
    expect(table.waiting).toHaveLength(1);
    expect(table.reads()).toBeLessThan(20_000);
  });

  it('shows few rows immediately (DT-440)', () => {
    const table = setUp();
    const rows = makeRows(500);
    expect(table.found(table.render(rows, 'row 42'))).toContain('row 42');
    expect(table.waiting).toEqual([]);
  });

  it('shows nothing before the first search is done, and then its rows (DT-440)', () => {
    const table = setUp();
    const rows = makeRows();
    expect(table.render(rows, 'row 999')).toBeNull();
    table.finish();
    expect(table.found(table.render(rows, 'row 999'))).toEqual(['row 999']);
  });

  it('is given up for a newer one (DT-441)', () => {
    const table = setUp();
    const rows = makeRows();
    table.render(rows, '');
    table.render(rows, 'row 1');
    table.slice();
    table.render(rows, 'row 999');
    expect(table.waiting).toHaveLength(1);
    table.finish();
    expect(table.rendered()).toBe(1);
    const shown = table.render(rows, 'row 999');
    expect([shown?.query.search, table.found(shown)]).toEqual(['row 999', ['row 999']]);
    table.render(rows, 'row 1');
    expect(table.render(rows, '')?.query.search).toBe('');
    expect(table.waiting).toEqual([]);
  });

  it('includes rows that change while it runs (DT-441)', () => {
    const table = setUp();
    const rows = makeRows();
    table.render(rows, '');
    table.render(rows, 'new');
    table.slice();
    const changed = rows.with(3, { id: 3, text: 'new 3' });
    table.render(changed, 'new');
    table.finish();
    table.render(changed, 'new');
    table.finish();
    expect(table.found(table.render(changed, 'new'))).toEqual(['new 3']);
  });

  it('follows a few changed rows at once and many in slices (DT-441)', () => {
    const table = setUp();
    const rows = makeRows();
    table.render(rows, '4');
    table.finish();
    table.render(rows, '4');
    const changed = rows.with(4, { id: 4, text: 'five' });
    expect(table.found(table.render(changed, '4'))).not.toContain('row 4');
    const replaced = makeRows(ROWS, 'other');
    expect(table.render(replaced, '4')?.data).toBe(changed);
    table.finish();
    expect(table.found(table.render(replaced, '4'))).toContain('other 4');
  });

  it('is not delayed by rows that are all replaced again and again (DT-441)', () => {
    const table = setUp();
    table.render(makeRows(), '');
    const data = makeRows(ROWS, 'first');
    table.render(data, 'first 7');
    for (let count = 0; table.rendered() === 0; count += 1) {
      table.slice();
      table.render(makeRows(ROWS, `later ${count}`), 'first 7');
    }
    expect(table.found(table.render(makeRows(ROWS, 'last'), 'first 7'))).toContain('first 7');
  });

  it('goes to other pages at once while newer rows are searched (DT-441)', () => {
    const table = setUp();
    const rows = makeRows();
    table.render(rows, 'row');
    table.finish();
    table.render(rows, 'row');
    const shown = table.render(makeRows(ROWS, 'row'), 'row', 7);
    expect([shown?.data, shown?.query.page]).toEqual([rows, 7]);
  });

  it('stops when the table is gone', () => {
    const table = setUp();
    table.render(makeRows(), 'row');
    table.search.stop();
    expect(table.waiting).toEqual([]);
  });

  it('finds what a search of all rows at once finds, whatever happens meanwhile (DT-441)', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('search' as const),
        text: fc.constantFrom('', '1', '12', 'new', 'zz'),
      }),
      fc.record({ kind: fc.constant('change' as const), at: fc.nat(ROWS - 1) }),
      fc.record({ kind: fc.constant('replace' as const) }),
      fc.record({ kind: fc.constant('slice' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const table = setUp();
        let data = makeRows();
        let text = '';
        for (const one of steps) {
          if (one.kind === 'search') text = one.text;
          if (one.kind === 'change')
            data = data.with(one.at, { id: one.at, text: `new ${one.at}` });
          if (one.kind === 'replace') data = data.map((row) => ({ ...row }));
          if (one.kind === 'slice') table.slice();
          const shown = table.render(data, text);
          // Whatever is shown agrees with itself.
          const needle = shown?.query.search ?? '';
          expect(table.found(shown)).toEqual(
            (shown?.data ?? []).map((row) => row.text).filter((one) => one.includes(needle)),
          );
        }
        for (let round = 0; round < 3; round += 1) {
          table.finish();
          table.render(data, text);
        }
        const shown = table.render(data, text);
        expect([shown?.data, shown?.query.search, table.waiting.length]).toEqual([data, text, 0]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('rows that are prepared', () => {
  it('are read while the page is idle, and not again by the search (DT-442)', () => {
    const table = setUp();
    const rows = makeRows();
    table.render(rows, '');
    table.search.prepare(table.wantedFor(rows, ''));
    expect(table.waiting.map(({ kind }) => kind)).toEqual(['idle']);
    table.render(rows, '');
    table.finish();
    expect([table.reads(), table.rendered()]).toEqual([ROWS, 0]);
    table.render(rows, 'row 42');
    expect(table.finish()).toBe(0);
    expect(table.found(table.render(rows, 'row 42'))).toContain('row 42');
    expect(table.reads()).toBe(ROWS);
  });

  it('are searched at once when a search starts before all are read (DT-442)', () => {
    const table = setUp();
    const rows = makeRows();
    table.render(rows, '');
    table.search.prepare(table.wantedFor(rows, ''));
    table.slice();
    table.render(rows, 'row 42');
    expect(table.waiting.map(({ kind }) => kind)).toEqual(['soon']);
    table.finish();
    expect(table.reads()).toBe(ROWS);
  });
});

function tens(text: string): readonly string[] {
  return Array.from({ length: 10 }, (_, digit) => `${text}${digit}`);
}
