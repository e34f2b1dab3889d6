import { describe, expect, it } from 'vitest';
import {
  type Selection,
  countSelected,
  everythingSelected,
  headerState,
  idsBetween,
  isSelected,
  nothingSelected,
  withRows,
} from './selection.ts';

const TOTAL = 100_000;

describe('a selection', () => {
  it('holds rows by id across pages', () => {
    const one = withRows(nothingSelected, ['a', 'b'], true);
    const two = withRows(one, ['z'], true);
    expect([...two.ids]).toEqual(['a', 'b', 'z']);
    expect(countSelected(two, TOTAL)).toBe(3);
    expect(isSelected(withRows(two, ['a'], false), 'a')).toBe(false);
  });

  it('of all rows is stored as "all except" the rows deselected since (DT-32)', () => {
    const all = everythingSelected;
    expect(all.ids.size).toBe(0);
    expect(countSelected(all, TOTAL)).toBe(TOTAL);
    const but = withRows(all, ['a'], false);
    expect([isSelected(but, 'a'), isSelected(but, 'b')]).toEqual([false, true]);
    expect(countSelected(but, TOTAL)).toBe(TOTAL - 1);
    expect(countSelected(withRows(but, ['a'], true), TOTAL)).toBe(TOTAL);
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
  const state = (selection: Selection): string => headerState(selection, TOTAL, page);

  it('shows none, some or all of the page', () => {
    expect(state(nothingSelected)).toBe('none');
    expect(state(withRows(nothingSelected, ['a'], true))).toBe('some');
    expect(state(withRows(nothingSelected, ['a', 'b'], true))).toBe('all');
  });

  it('shows some when only rows of other pages are selected', () => {
    expect(state(withRows(nothingSelected, ['z'], true))).toBe('some');
  });

  it('covers all rows without paging', () => {
    expect(headerState(everythingSelected, TOTAL)).toBe('all');
    expect(headerState(withRows(everythingSelected, ['a'], false), TOTAL)).toBe('some');
    expect(headerState(everythingSelected, 0)).toBe('none');
  });
});
