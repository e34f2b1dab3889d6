import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

it('formats a duration as m:ss, and as h:mm:ss from one hour', () => {
  expect([0, 4.96, 60, 750, 3_605].map(formatDuration)).toEqual([
    '0:00',
    '0:04',
    '1:00',
    '12:30',
    '1:00:05',
  ]);
  expect(formatDuration(-1)).toBe('0:00');
});
