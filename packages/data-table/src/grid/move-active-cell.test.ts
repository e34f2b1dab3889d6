import { describe, expect, it } from 'vitest';
import { moveActive } from './move-active-cell.ts';

const size = { rows: 100, columns: 5, firstRow: -1, page: 10 };
const at = (row: number, column: number, key: string, isCtrl = false): string => {
  const next = moveActive({ row, column }, size, { key, ctrlKey: isCtrl, metaKey: false });
  return next === undefined ? 'stays' : `${next.row},${next.column}`;
};

describe('keys in the grid', () => {
  it('move by one cell with arrows and stop at the edges', () => {
    expect(at(5, 2, 'ArrowDown')).toBe('6,2');
    expect(at(5, 2, 'ArrowUp')).toBe('4,2');
    expect(at(5, 2, 'ArrowLeft')).toBe('5,1');
    expect(at(5, 2, 'ArrowRight')).toBe('5,3');
    expect(at(99, 4, 'ArrowDown')).toBe('99,4');
    expect(at(5, 4, 'ArrowRight')).toBe('5,4');
  });

  it('move from the first row to the header with Arrow Up, and stay there', () => {
    expect(at(0, 2, 'ArrowUp')).toBe('-1,2');
    expect(at(-1, 2, 'ArrowUp')).toBe('-1,2');
    expect(at(-1, 2, 'ArrowDown')).toBe('0,2');
  });

  it('move to the ends of the row with Home and End, and of the table with Ctrl', () => {
    expect(at(5, 2, 'Home')).toBe('5,0');
    expect(at(5, 2, 'End')).toBe('5,4');
    expect(at(5, 2, 'Home', true)).toBe('0,0');
    expect(at(5, 2, 'End', true)).toBe('99,4');
  });

  it('move by the visible rows with Page Up and Page Down', () => {
    expect(at(5, 2, 'PageDown')).toBe('15,2');
    expect(at(95, 2, 'PageDown')).toBe('99,2');
    expect(at(15, 2, 'PageUp')).toBe('5,2');
    expect(at(3, 2, 'PageUp')).toBe('0,2');
  });

  it('ignore other keys', () => {
    expect(at(5, 2, 'x')).toBe('stays');
  });

  it('stay in the header of an empty table', () => {
    const key = { key: 'End', ctrlKey: true, metaKey: false };
    expect(moveActive({ row: -1, column: 0 }, { ...size, rows: 0 }, key)).toEqual({
      row: -1,
      column: 4,
    });
  });
});
