import { describe, expect, it } from 'vitest';
import { MIN_SWIPE_PX, classifyDrag, swipeStep } from './swipe.ts';

describe('a finger on a preview', () => {
  it('swipes on a horizontal move, and scrolls on a vertical one', () => {
    expect(classifyDrag({ x: 4, y: -6 })).toBeNull();
    expect(classifyDrag({ x: 14, y: 6 })).toBe('swipe');
    expect(classifyDrag({ x: -14, y: 6 })).toBe('swipe');
    expect(classifyDrag({ x: 11, y: -30 })).toBe('scroll');
    expect(classifyDrag({ x: 12, y: 12 })).toBe('scroll');
  });

  it('to the left is the next alert, to the right the one before, from 60 px on', () => {
    expect(MIN_SWIPE_PX).toBe(60);
    expect(swipeStep({ x: -60, y: 0 })).toBe(1);
    expect(swipeStep({ x: 75, y: 40 })).toBe(-1);
    expect(swipeStep({ x: 59, y: 0 })).toBeNull();
  });
});
