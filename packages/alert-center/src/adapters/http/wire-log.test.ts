import { expect, it } from 'vitest';
import { readLoggedChange } from './wire-log.ts';

it.each([
  ['Resolve', '{"isResolved":true}', { type: 'resolve', resolved: true }],
  ['Resolve', '{"isResolved":false}', { type: 'resolve', resolved: false }],
  [
    'FalseAlert',
    '{"isFalseAlert":true,"reason":"Dirty lens"}',
    { type: 'falseAlert', falseAlert: true, reason: 'Dirty lens' },
  ],
  ['FalseAlert', '{"isFalseAlert":false}', { type: 'falseAlert', falseAlert: false, reason: null }],
  ['Feedback', 'Called the driver', { type: 'note', text: 'Called the driver' }],
] as const)('reads a log entry of type %s with %s (AC-42)', (type, data, change) => {
  expect(readLoggedChange(type, data)).toEqual(change);
});

it.each(['not JSON', '[]', 'null', '{"reason":7,"isResolved":"yes"}', null])(
  'reads an entry whose data is %s as the action itself',
  (data) => {
    expect(readLoggedChange('Resolve', data)).toEqual({ type: 'resolve', resolved: true });
    expect(readLoggedChange('FalseAlert', data)).toEqual({
      type: 'falseAlert',
      falseAlert: true,
      reason: null,
    });
  },
);
