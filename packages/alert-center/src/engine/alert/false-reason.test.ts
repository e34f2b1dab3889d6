import { describe, expect, test } from 'vitest';
import { FALSE_ALERT_REASON_MAX } from './alert-action.ts';
import { noFalseReason, isReasonBegun, reasonProblem, reasonText } from './false-reason.ts';

describe('reason of a false alert', () => {
  test('stores the text of a preset, regardless of what was typed', () => {
    expect(reasonText({ choice: 'notValid', other: 'x' })).toBe('no occurrences');
    expect(reasonText({ choice: 'wrongDetection', other: '' })).toBe(
      'detected as another occurrence',
    );
  });

  test('requires 1 to 300 characters for another reason, after trimming', () => {
    const other = (text: string) => ({ choice: 'other', other: text }) as const;
    expect(reasonText(other('  jalan rusak '))).toBe('jalan rusak');
    expect(reasonProblem(other(' \n '))).toBe('blank');
    expect(reasonProblem(other('x'.repeat(FALSE_ALERT_REASON_MAX)))).toBeNull();
    expect(reasonProblem(other('x'.repeat(FALSE_ALERT_REASON_MAX + 1)))).toBe('tooLong');
    expect(reasonProblem({ choice: 'notValid', other: '' })).toBeNull();
  });

  test('is missing until the user chooses one (AC-294)', () => {
    expect(reasonText(noFalseReason)).toBe('');
    expect(reasonProblem(noFalseReason)).toBe('blank');
  });

  test('counts as started once it differs from the initial reason', () => {
    expect(isReasonBegun(noFalseReason)).toBe(false);
    expect(isReasonBegun({ ...noFalseReason, choice: 'other' })).toBe(true);
    expect(isReasonBegun({ ...noFalseReason, other: 'x' })).toBe(true);
  });
});
