import { expect, it } from 'vitest';
import type { AttentionAlert } from '../../engine/source/dashboard-source.ts';
import { countChanges } from './count-changes.ts';

const rows = (ids: string): readonly AttentionAlert[] =>
  [...ids].map((id) => ({ id }) as AttentionAlert);

it.each([
  ['abc', 'abc', 0],
  ['abc', 'abcd', 1],
  ['abc', 'bc', 1],
  ['abc', 'bcd', 1],
  ['abc', 'de', 3],
  ['', 'ab', 2],
])('between %j and %j there are %i changes (AC-439)', (shown, current, changes) => {
  expect(countChanges(rows(shown), rows(current))).toBe(changes);
});
