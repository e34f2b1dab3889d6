import { describe, expect, it } from 'vitest';
import {
  type Selection,
  everythingOf,
  headerState,
  idsBetween,
  isSelected,
  nothingSelected,
  withRows,
} from './selection.ts';
import { type SelectionRows, countSelected } from './selection-rows.ts';

const TOTAL = 100_000;
const query = { search: '', filters: [] };
const everythingSelected = everythingOf(query);
const rows: SelectionRows = {
  query,
  total: () => TOTAL,
  matching: () => null,
  existing: () => null,
};

describe('a selection', () => {
  it('holds rows by id across pages', () => {
    const one = withRows(nothingSelected, ['a', 'b'], true);
    const two = withRows(one, ['z'], true);
    expect([...two.ids]).toEqual(['a', 'b', 'z']);
    expect(countSelected(two, rows)).toBe(3);
    expect(isSelected(withRows(two, ['a'], false), 'a')).toBe(false);
  });

  it('of all rows is stored as "all except" the rows deselected since (DT-32)', () => {
    const all = everythingSelected;
    expect(all.ids.size).toBe(0);
    expect(countSelected(all, rows)).toBe(TOTAL);
    const but = withRows(all, ['a'], false);
    expect([isSelected(but, 'a'), isSelected(but, 'b')]).toEqual([false, true]);
    expect(countSelected(but, rows)).toBe(TOTAL - 1);
    expect(countSelected(withRows(but, ['a'], true), rows)).toBe(TOTAL);
  });

  it('with Shift includes both ends and everything between, in both directions', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(idsBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(idsBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(idsBetween(ids, 'gone', 'c')).toEqual(['c']);
  });
});

describe('the checkbox in the header', () => {
  const page = ['a', 'b'];
  const state = (selection: Selection): string =>
    headerState(selection, page, countSelected(selection, rows));

  it('shows none, some or all of the page', () => {
    expect(state(nothingSelected)).toBe('none');
    expect(state(withRows(nothingSelected, ['a'], true))).toBe('some');
    expect(state(withRows(nothingSelected, ['a', 'b'], true))).toBe('all');
  });

  it('shows some when only rows of other pages are selected', () => {
    expect(state(withRows(nothingSelected, ['z'], true))).toBe('some');
  });

  it('shows none without rows', () => {
    expect(headerState(nothingSelected, [], 0)).toBe('none');
  });
});
