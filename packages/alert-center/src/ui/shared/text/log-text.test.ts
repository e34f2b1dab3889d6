import { expect, test } from 'vitest';
import { logText } from './log-text.ts';
import { textsIn } from './preview-texts.test.setup.ts';

const texts = textsIn('en');

test.each([
  ['Resolve', '{"isResolved":true}', 'marked it resolved'],
  ['Resolve', '{"isResolved":false}', 'checked again, no longer resolved'],
  [
    'FalseAlert',
    '{"isFalseAlert":true,"reason":"Dirty lens"}',
    'marked it a false alert: Dirty lens',
  ],
  [
    'FalseAlert',
    '{"isFalseAlert":true,"reason":"no occurrences"}',
    'marked it a false alert: Not valid',
  ],
  ['FalseAlert', '{"isFalseAlert":false}', 'checked again, no longer a false alert'],
  ['FalseAlert', 'not JSON', 'marked it a false alert'],
  ['Resolve', null, 'marked it resolved'],
  ['Feedback', 'Called the driver', 'added a note: Called the driver'],
  ['Feedback', 'detected as another occurrence', 'added a note: Wrong detection'],
] as const)('%s %s', (type, data, text) => {
  expect(logText({ type, data }, texts)).toBe(text);
});
