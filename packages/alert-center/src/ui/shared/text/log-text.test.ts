import { expect, test } from 'vitest';
import type { LoggedChange } from '../../../engine/alert/alert.ts';
import { logText } from './log-text.ts';
import { textsIn } from './preview-texts.test.setup.ts';

const texts = textsIn('en');

const falseAlert = (reason: string | null): LoggedChange => ({
  type: 'falseAlert',
  falseAlert: true,
  reason,
});

test.each<readonly [string, LoggedChange]>([
  ['marked it resolved', { type: 'resolve', resolved: true }],
  ['checked again, no longer resolved', { type: 'resolve', resolved: false }],
  ['marked it a false alert: Dirty lens', falseAlert('Dirty lens')],
  ['marked it a false alert: Not valid', falseAlert('no occurrences')],
  ['marked it a false alert', falseAlert(null)],
  [
    'checked again, no longer a false alert',
    { type: 'falseAlert', falseAlert: false, reason: null },
  ],
  ['added a note: Called the driver', { type: 'note', text: 'Called the driver' }],
  ['added a note: Wrong detection', { type: 'note', text: 'detected as another occurrence' }],
])('%s', (text, change) => {
  expect(logText(change, texts)).toBe(text);
});
