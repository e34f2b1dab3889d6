import { expect, test } from 'vitest';
import { WINDOW_LARGE_STEP, WINDOW_STEP, stepOf } from './window-steps.ts';

const key = (name: string, held: object = {}) =>
  stepOf({ key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held });

test('an arrow key moves a window by 16 px, or 64 px with Shift', () => {
  expect([WINDOW_STEP, WINDOW_LARGE_STEP]).toEqual([16, 64]);
  expect(key('ArrowLeft')).toEqual({ x: -16, y: 0 });
  expect(key('ArrowDown')).toEqual({ x: 0, y: 16 });
  expect(key('ArrowUp', { shiftKey: true })).toEqual({ x: 0, y: -64 });
});

test('other keys and those of the browser have no effect', () => {
  expect(key('Enter')).toBeNull();
  expect(key('ArrowLeft', { altKey: true })).toBeNull();
  expect(key('ArrowRight', { ctrlKey: true })).toBeNull();
});
