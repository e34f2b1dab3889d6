import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AlertCenterDisplay,
  DEFAULT_POSITION,
  PINNED_FROM,
  PINNED_WIDTH,
  SHEET_BELOW,
  type ShownDisplay,
  allowedDisplays,
  clampPosition,
  displayChoices,
  placementOf,
} from './display.ts';

const shown: readonly ShownDisplay[] = ['popup', 'pinned', 'detached'];

test('a detached window starts at 100, 100; a pinned panel is 420 px wide (AC-13)', () => {
  expect(DEFAULT_POSITION).toEqual({ x: 100, y: 100 });
  expect(PINNED_WIDTH).toBe(420);
  expect([SHEET_BELOW, PINNED_FROM]).toEqual([640, 1024]);
});

describe('displays to choose from', () => {
  test('are all three with the main scope, only the popup without it (AC-1)', () => {
    expect(allowedDisplays(undefined, true)).toEqual(shown);
    expect(allowedDisplays(undefined, false)).toEqual(['popup']);
  });

  test('can be restricted by the host, never extended', () => {
    expect(allowedDisplays(['detached', 'popup'], true)).toEqual(['popup', 'detached']);
    expect(allowedDisplays(['pinned'], false)).toEqual([]);
  });

  test('leave out those that do not fit the page', () => {
    expect(displayChoices(shown, 'wide')).toEqual(shown);
    expect(displayChoices(shown, 'narrow')).toEqual(['popup', 'detached']);
    expect(displayChoices(shown, 'phone')).toEqual([]);
  });
});

describe('resolved display', () => {
  test('is the requested one when it is allowed and fits (AC-7)', () => {
    for (const display of shown) expect(placementOf(display, shown, 'wide')).toBe(display);
  });

  test('is a sheet on a phone', () => {
    for (const display of shown) expect(placementOf(display, shown, 'phone')).toBe('sheet');
  });

  test('is a popup when a pinned sidebar does not fit; a window still fits', () => {
    expect(placementOf('pinned', shown, 'narrow')).toBe('popup');
    expect(placementOf('detached', shown, 'narrow')).toBe('detached');
  });

  test('is a popup for pinned and detached without the main scope (AC-8)', () => {
    expect(placementOf('pinned', ['popup'], 'wide')).toBe('popup');
    expect(placementOf('detached', [], 'wide')).toBe('popup');
  });

  test('is the first one offered when the requested one no longer is', () => {
    expect(placementOf('popup', ['pinned', 'detached'], 'wide')).toBe('pinned');
  });

  test('stays hidden (AC-7)', () => {
    const widths = ['phone', 'narrow', 'wide'] as const;
    const hidden: AlertCenterDisplay = 'hidden';
    for (const width of widths) expect(placementOf(hidden, shown, width)).toBe('hidden');
  });
});

describe('window position', () => {
  const window = { width: 420, height: 640 };

  test('is unchanged when the window fits', () => {
    expect(clampPosition({ x: 100, y: 100 }, window, { width: 1440, height: 900 })).toEqual({
      x: 100,
      y: 100,
    });
  });

  test('is moved into a smaller page, and to the upper left corner of one that is too small', () => {
    expect(clampPosition({ x: 1200, y: 500 }, window, { width: 1000, height: 700 })).toEqual({
      x: 580,
      y: 60,
    });
    expect(clampPosition({ x: 300, y: 300 }, window, { width: 400, height: 500 })).toEqual({
      x: 0,
      y: 0,
    });
  });

  test('keeps the whole window inside a page that is large enough, wherever it is dragged (AC-12)', () => {
    const far = fc.integer({ min: -10_000, max: 10_000 });
    const side = fc.integer({ min: 640, max: 4_000 });
    fc.assert(
      fc.property(far, far, side, side, (x, y, width, height) => {
        const at = clampPosition({ x, y }, window, { width, height });
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.x + window.width).toBeLessThanOrEqual(width);
        expect(at.y + window.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});
