import { expect, test } from 'vitest';
import { panelSize } from './panel-size.ts';

test('heights of the panel: 750 pinned, otherwise 80% of the window and 720 at most (AC-11)', () => {
  expect(panelSize('pinned')).toEqual({ height: '750px', maxHeight: '100%' });
  expect(panelSize('popup')).toEqual({ height: 'min(80vh, 720px)' });
  expect(panelSize('detached')).toEqual({ height: 'min(80vh, 720px)' });
});

test('a pinned panel that fills its container has its height (AC-348)', () => {
  expect(panelSize('pinned', true)).toEqual({ height: '100%' });
  expect(panelSize('popup', true)).toEqual(panelSize('popup'));
});

test('inline fills its container, and on a phone the panel its sheet', () => {
  expect(panelSize('inline')).toEqual({ height: '100%' });
  expect(panelSize('sheet')).toEqual({ height: '100%' });
});
