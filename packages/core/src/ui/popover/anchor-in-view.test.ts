import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VIEWPORT_MARGIN, rectInView } from './anchor-in-view.ts';

const viewport = { width: 1000, height: 700 };

describe('rectInView', () => {
  it('leaves a rectangle inside the viewport as it is', () => {
    const rect = { left: 100, top: 640, width: 80, height: 32 };
    expect(rectInView(rect, viewport)).toEqual(rect);
  });

  it('cuts what is outside the margin of the viewport', () => {
    const rect = { left: 960, top: -20, width: 80, height: 32 };
    expect(rectInView(rect, viewport)).toEqual({ left: 960, top: 8, width: 32, height: 4 });
  });

  it('is the nearest edge for a rectangle that has been scrolled away', () => {
    const rect = { left: 100, top: -500, width: 80, height: 32 };
    expect(rectInView(rect, viewport)).toEqual({ left: 100, top: 8, width: 80, height: 0 });
  });

  it('never leaves the margin of the viewport', () => {
    const length = fc.integer({ min: 0, max: 3000 });
    const offset = fc.integer({ min: -500, max: 1500 });
    const anyRect = fc.record({ left: offset, top: offset, width: length, height: length });
    fc.assert(
      fc.property(anyRect, (rect) => {
        const { left, top, width, height } = rectInView(rect, viewport);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(0);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(VIEWPORT_MARGIN);
        expect(left + width).toBeLessThanOrEqual(viewport.width - VIEWPORT_MARGIN);
        expect(top + height).toBeLessThanOrEqual(viewport.height - VIEWPORT_MARGIN);
      }),
    );
  });
});
