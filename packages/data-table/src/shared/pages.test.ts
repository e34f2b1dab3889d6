import { describe, expect, it } from 'vitest';
import { pageButtons, pageCount, pageRange } from './pages.ts';

const buttons = (page: number, count: number): string =>
  pageButtons(page, count)
    .map((one) => (one === 'gap' ? '…' : String(one)))
    .join(' ');

describe('pages', () => {
  it('hold as many rows as the page size, and the last page holds the rest (DT-10)', () => {
    expect([pageCount(0, 10), pageCount(10, 10), pageCount(1_284, 25)]).toEqual([1, 1, 52]);
    expect(pageRange(52, 25, 1_284)).toEqual({ start: 1_275, end: 1_284 });
    expect(pageRange(60, 25, 1_284)).toEqual({ start: 1_284, end: 1_284 });
  });

  it('show the first, the last and the current page with its neighbours', () => {
    expect(buttons(1, 52)).toBe('1 2 3 … 52');
    expect(buttons(26, 52)).toBe('1 … 25 26 27 … 52');
    expect(buttons(52, 52)).toBe('1 … 50 51 52');
    expect(buttons(1, 1)).toBe('1');
  });

  it('leave no gap where a single button fits', () => {
    expect(buttons(4, 8)).toBe('1 2 3 4 5 … 8');
    expect(buttons(2, 4)).toBe('1 2 3 4');
  });
});
