import { describe, expect, it } from 'vitest';
import { type UncoveredPlaceOptions, uncoveredPlace } from './uncovered-place.ts';

const options: UncoveredPlaceOptions = {
  near: { x: 24, y: 72 },
  size: { width: 400, height: 320 },
  barHeight: 52,
  page: { width: 1_440, height: 900 },
  above: [],
  keepClear: [],
};

describe('the place of a window whose bar must be uncovered', () => {
  it('stays where it is when nothing is in the way (AC-230)', () => {
    expect(uncoveredPlace(options)).toEqual({ x: 24, y: 72 });
    const below = { x: 24, y: 124, width: 400, height: 700 };
    expect(uncoveredPlace({ ...options, above: [below] })).toEqual({ x: 24, y: 72 });
  });

  it('moves to the nearest place where nothing covers the bar (AC-230)', () => {
    const above = [{ x: 0, y: 60, width: 500, height: 700 }];
    expect(uncoveredPlace({ ...options, above })).toEqual({ x: 24, y: 8 });
  });

  it('keeps the whole window off a control in use (AC-230)', () => {
    const keepClear = [{ x: 0, y: 300, width: 600, height: 40 }];
    expect(uncoveredPlace({ ...options, keepClear })).toEqual({ x: 24, y: 348 });
  });

  it('finds none when the whole page is covered', () => {
    const above = [{ x: 0, y: 0, width: 1_440, height: 900 }];
    expect(uncoveredPlace({ ...options, above })).toBeNull();
  });
});
