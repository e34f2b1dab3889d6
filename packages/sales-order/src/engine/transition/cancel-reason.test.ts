import { describe, expect, it } from 'vitest';
import { cancelNoteMax, cancelReasonMax } from '../orders/order-limits.ts';
import { cancelProblem, noDraft, reasonOf, textMax } from './cancel-reason.ts';

describe('the reason of a cancellation', () => {
  it.each([
    ['Stok habis', null, '  Stok habis '],
    ['No unit available', 'No unit available', ' '],
    ['No unit available: rebooked', 'No unit available', 'rebooked'],
  ])('is the chosen reason, own text, or both: %s', (reason, preset, text) => {
    expect(reasonOf({ ...noDraft, preset, text })).toBe(reason);
  });

  it('is required and limited, the note is limited (SO-42)', () => {
    const long = '😀'.repeat(cancelReasonMax);
    expect(cancelProblem({ ...noDraft, text: ' ' })).toBe('missing');
    expect(cancelProblem({ ...noDraft, text: long })).toBeNull();
    expect(cancelProblem({ ...noDraft, text: `${long}a` })).toBe('reasonTooLong');
    const note = 'n'.repeat(cancelNoteMax);
    expect(cancelProblem({ preset: null, text: 'x', note })).toBeNull();
    expect(cancelProblem({ preset: null, text: 'x', note: `${note}n` })).toBe('noteTooLong');
  });

  it('leaves room for the chosen reason', () => {
    const draft = { ...noDraft, preset: 'Duplicate order' };
    const text = 'w'.repeat(textMax(draft));
    expect(cancelProblem({ ...draft, text })).toBeNull();
    expect(cancelProblem({ ...draft, text: `${text}w` })).toBe('reasonTooLong');
  });
});
