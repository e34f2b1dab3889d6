import { expect, it } from 'vitest';
import { checkQuickNotes } from './quick-notes.ts';

it('accepts quick notes of the length of a note that are neither blank nor there twice (AC-826)', () => {
  expect(checkQuickNotes(['Aman', '🚚'.repeat(255), ''])).toEqual([null, null, 'blank']);
  expect(checkQuickNotes(['Aman', 'x'.repeat(256), ' Aman '])).toEqual([null, 'tooLong', 'twice']);
  expect(checkQuickNotes([])).toEqual([]);
});
