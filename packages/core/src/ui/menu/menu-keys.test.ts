import { describe, expect, it } from 'vitest';
import { findByText, nextIndex } from './menu-keys.ts';

describe('moving in a menu', () => {
  it('wraps at both ends', () => {
    expect(nextIndex('ArrowDown', 2, 3)).toBe(0);
    expect(nextIndex('ArrowUp', 0, 3)).toBe(2);
  });

  it('starts at an end while no item has focus', () => {
    expect(nextIndex('ArrowDown', -1, 3)).toBe(0);
    expect(nextIndex('ArrowUp', -1, 3)).toBe(2);
  });

  it('jumps with Home and End, and ignores other keys', () => {
    expect(nextIndex('Home', 2, 3)).toBe(0);
    expect(nextIndex('End', 0, 3)).toBe(2);
    expect(nextIndex('PageDown', 0, 3)).toBeUndefined();
  });
});

describe('typing in a menu', () => {
  const texts = ['Profil', 'Pengaturan', 'Bahasa', 'Keluar', 'Pin'];

  it('finds the next item with the prefix, wrapping at the end', () => {
    expect(findByText(texts, 'b', 0)).toBe(2);
    expect(findByText(texts, 'B', 3)).toBe(2);
  });

  it('cycles through the items of a letter that is typed repeatedly', () => {
    expect(findByText(texts, 'p', 0)).toBe(1);
    expect(findByText(texts, 'pp', 1)).toBe(4);
    expect(findByText(texts, 'ppp', 4)).toBe(0);
  });

  it('stays on the item while further letters still match', () => {
    expect(findByText(texts, 'pe', 1)).toBe(1);
    expect(findByText(texts, 'pi', 1)).toBe(4);
  });

  it('finds nothing when no item matches', () => {
    expect(findByText(texts, 'x', 0)).toBeUndefined();
    expect(findByText([], 'x', -1)).toBeUndefined();
  });
});
