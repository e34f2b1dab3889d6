import { expect, test } from 'vitest';
import { shiftClearOf } from './toast-shift.ts';

const toast = { left: 400, top: 840, right: 600, bottom: 884 };
const page = 1000;

test('toasts stay where they cover no button (AC-350)', () => {
  const far = { left: 0, top: 0, right: 100, bottom: 100 };
  expect(shiftClearOf(toast, [far], page)).toEqual({ x: 0, y: 0 });
});

test('toasts rise above the buttons at the foot of a sheet (AC-350)', () => {
  const foot = { left: 0, top: 850, right: 1000, bottom: 894 };
  const above = { left: 0, top: 780, right: 1000, bottom: 840 };
  expect(shiftClearOf(toast, [foot], page)).toEqual({ x: 0, y: 884 - 850 + 8 });
  expect(shiftClearOf(toast, [foot, above], page)).toEqual({ x: 0, y: 884 - 780 + 8 });
});

test('toasts go to the side where a window is in the way (AC-350)', () => {
  const window = { left: 350, top: 0, right: 980, bottom: 900 };
  expect(shiftClearOf(toast, [window], page)).toEqual({ x: 16 - 400, y: 0 });
});

test('returns null when no place is left', () => {
  expect(shiftClearOf(toast, [{ left: 0, top: 0, right: 1000, bottom: 900 }], page)).toBeNull();
});
