import { describe, expect, it } from 'vitest';
import { SWIPE_LEAST, kindOfDrag, stepOfSwipe } from './swipe.ts';

describe('a finger on a preview', () => {
  it('swipes when it goes sideways, and scrolls when it goes up or down', () => {
    expect(kindOfDrag({ x: 4, y: -6 })).toBeNull();
    expect(kindOfDrag({ x: 14, y: 6 })).toBe('swipe');
    expect(kindOfDrag({ x: -14, y: 6 })).toBe('swipe');
    expect(kindOfDrag({ x: 11, y: -30 })).toBe('scroll');
    expect(kindOfDrag({ x: 12, y: 12 })).toBe('scroll');
  });

  it('to the left is the next alert, to the right the one before, from 60 px on', () => {
    expect(SWIPE_LEAST).toBe(60);
    expect(stepOfSwipe({ x: -60, y: 0 })).toBe(1);
    expect(stepOfSwipe({ x: 75, y: 40 })).toBe(-1);
    expect(stepOfSwipe({ x: 59, y: 0 })).toBeNull();
  });
});
