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
  standOf,
} from './display.ts';

const shown: readonly ShownDisplay[] = ['popup', 'pinned', 'detached'];

test('a detached window stands at 100,100 at first; pinned leaves 420 px (AC-13)', () => {
  expect(DEFAULT_POSITION).toEqual({ x: 100, y: 100 });
  expect(PINNED_WIDTH).toBe(420);
  expect([SHEET_BELOW, PINNED_FROM]).toEqual([640, 1024]);
});

describe('who may choose which display (spec alerts §2)', () => {
  test('with the main scope all three, without it the popup alone (AC-1)', () => {
    expect(allowedDisplays(undefined, true)).toEqual(shown);
    expect(allowedDisplays(undefined, false)).toEqual(['popup']);
  });

  test('the host offers less, never more', () => {
    expect(allowedDisplays(['detached', 'popup'], true)).toEqual(['popup', 'detached']);
    expect(allowedDisplays(['pinned'], false)).toEqual([]);
  });

  test('what there is no room for is no choice', () => {
    expect(displayChoices(shown, 'wide')).toEqual(shown);
    expect(displayChoices(shown, 'narrow')).toEqual(['popup', 'detached']);
    expect(displayChoices(shown, 'phone')).toEqual([]);
  });
});

describe('how it is shown', () => {
  test('as wanted where that is allowed and there is room (AC-7)', () => {
    for (const display of shown) expect(standOf(display, shown, 'wide')).toBe(display);
  });

  test('on a phone every display is a sheet', () => {
    for (const display of shown) expect(standOf(display, shown, 'phone')).toBe('sheet');
  });

  test('pinned without room beside the page is a popup; a window still has room', () => {
    expect(standOf('pinned', shown, 'narrow')).toBe('popup');
    expect(standOf('detached', shown, 'narrow')).toBe('detached');
  });

  test('pinned and detached without the scope are a popup (AC-8)', () => {
    expect(standOf('pinned', ['popup'], 'wide')).toBe('popup');
    expect(standOf('detached', [], 'wide')).toBe('popup');
  });

  test('what the host no longer offers becomes the first that it does', () => {
    expect(standOf('popup', ['pinned', 'detached'], 'wide')).toBe('pinned');
  });

  test('hidden stays hidden (AC-7)', () => {
    const widths = ['phone', 'narrow', 'wide'] as const;
    const hidden: AlertCenterDisplay = 'hidden';
    for (const width of widths) expect(standOf(hidden, shown, width)).toBe('hidden');
  });
});

describe('a window stays inside the page (spec alerts §2)', () => {
  const window = { width: 420, height: 640 };

  test('where it fits it stands as wanted', () => {
    expect(clampPosition({ x: 100, y: 100 }, window, { width: 1440, height: 900 })).toEqual({
      x: 100,
      y: 100,
    });
  });

  test('a page that has shrunk moves it in; one that is too small shows its upper left corner', () => {
    expect(clampPosition({ x: 1200, y: 500 }, window, { width: 1000, height: 700 })).toEqual({
      x: 580,
      y: 60,
    });
    expect(clampPosition({ x: 300, y: 300 }, window, { width: 400, height: 500 })).toEqual({
      x: 0,
      y: 0,
    });
  });

  test('wherever it is dragged, no part of it leaves a page that is large enough (AC-12)', () => {
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
