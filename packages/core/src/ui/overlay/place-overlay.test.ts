import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Placement, placeOverlay, viewportMargin } from './place-overlay.ts';

const viewport = { width: 1000, height: 700 };
const below: Placement = { side: 'bottom', align: 'start', gap: 6 };

describe('placing an overlay', () => {
  it('stands on the wished side, along the wished edge', () => {
    const anchor = { left: 100, top: 100, width: 80, height: 32 };
    const size = { width: 200, height: 120 };
    const at = (placement: Placement): string => {
      const { left, top, side } = placeOverlay(anchor, size, viewport, placement);
      return `${side} ${left} ${top}`;
    };
    expect(at(below)).toBe('bottom 100 138');
    expect(at({ ...below, align: 'end' })).toBe('bottom 8 138');
    expect(at({ ...below, align: 'center' })).toBe('bottom 40 138');
    expect(at({ side: 'right', align: 'start', gap: 6 })).toBe('right 186 100');
  });

  it('goes to the other side where there is more room', () => {
    const anchor = { left: 100, top: 640, width: 80, height: 32 };
    const placed = placeOverlay(anchor, { width: 200, height: 120 }, viewport, below);
    expect(placed.side).toBe('top');
    expect(placed.top).toBe(514);
  });

  it('stays on its side where the other has even less room, and shrinks', () => {
    const anchor = { left: 100, top: 200, width: 80, height: 32 };
    const placed = placeOverlay(anchor, { width: 200, height: 2_000 }, viewport, below);
    expect(placed.side).toBe('bottom');
    expect(placed.maxHeight).toBe(700 - 232 - 6 - viewportMargin);
  });

  it('is never outside the screen, whatever the anchor and the size', () => {
    const rect = fc.record({
      left: fc.integer({ min: -500, max: 1500 }),
      top: fc.integer({ min: -500, max: 1500 }),
      width: fc.integer({ min: 0, max: 600 }),
      height: fc.integer({ min: 0, max: 600 }),
    });
    const size = fc.record({
      width: fc.integer({ min: 1, max: 3000 }),
      height: fc.integer({ min: 1, max: 3000 }),
    });
    const placement = fc.record({
      side: fc.constantFrom('top', 'right', 'bottom', 'left'),
      align: fc.constantFrom('start', 'center', 'end'),
      gap: fc.integer({ min: 0, max: 24 }),
    });
    fc.assert(
      fc.property(rect, size, placement, (anchor, wanted, where) => {
        const placed = placeOverlay(anchor, wanted, viewport, where);
        const width = Math.min(wanted.width, placed.maxWidth);
        const height = Math.min(wanted.height, placed.maxHeight);
        expect(placed.left).toBeGreaterThanOrEqual(viewportMargin);
        expect(placed.top).toBeGreaterThanOrEqual(viewportMargin);
        expect(placed.left + width).toBeLessThanOrEqual(viewport.width - viewportMargin + 1);
        expect(placed.top + height).toBeLessThanOrEqual(viewport.height - viewportMargin + 1);
      }),
    );
  });
});
