import { describe, expect, it } from 'vitest';
import { scrollToCurrent } from './scroll-to-current.ts';

const at = (offset: number, viewport: number) => scrollToCurrent({ offset, height: 32, viewport });

describe('the scroll position', () => {
  it('stays for an item within the first 500 px that is in view (SH-13)', () => {
    expect(at(0, 850)).toBeNull();
    expect(at(500, 850)).toBeNull();
  });

  it('shows an item further down with the 300 px after it (SH-13)', () => {
    expect(at(501, 700)).toBe(101);
    expect(at(900, 850)).toBe(350);
  });

  it('never hides the item itself (SH-13)', () => {
    expect(at(900, 200)).toBe(900);
    expect(at(400, 300)).toBe(400);
    expect(at(510, 1000)).toBe(0);
  });
});
