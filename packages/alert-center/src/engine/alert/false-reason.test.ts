import { describe, expect, test } from 'vitest';
import { FALSE_ALERT_REASON_MAX } from './alert-action.ts';
import { firstFalseReason, isReasonBegun, reasonProblem, reasonText } from './false-reason.ts';

describe('the reason of a false alert', () => {
  test('the two known ones are stored by their own words, whatever was typed beside them', () => {
    expect(reasonText({ choice: 'notValid', other: 'x' })).toBe('no occurrences');
    expect(reasonText({ choice: 'wrongDetection', other: '' })).toBe(
      'detected as another occurrence',
    );
  });

  test('another one is not blank after trimming and has 300 characters at most', () => {
    const other = (text: string) => ({ choice: 'other', other: text }) as const;
    expect(reasonText(other('  jalan rusak '))).toBe('jalan rusak');
    expect(reasonProblem(other(' \n '))).toBe('blank');
    expect(reasonProblem(other('x'.repeat(FALSE_ALERT_REASON_MAX)))).toBeNull();
    expect(reasonProblem(other('x'.repeat(FALSE_ALERT_REASON_MAX + 1)))).toBe('tooLong');
    expect(reasonProblem({ choice: 'notValid', other: '' })).toBeNull();
  });

  test('what differs from the first choice has been begun', () => {
    expect(isReasonBegun(firstFalseReason)).toBe(false);
    expect(isReasonBegun({ ...firstFalseReason, choice: 'other' })).toBe(true);
    expect(isReasonBegun({ ...firstFalseReason, other: 'x' })).toBe(true);
  });
});
