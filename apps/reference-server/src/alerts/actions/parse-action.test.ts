import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { parseAction, type ActionType } from './parse-action.ts';

const reason = (text: string): string => JSON.stringify({ isFalseAlert: true, reason: text });

function errorOf(type: ActionType, data: string | null): string | null {
  try {
    parseAction(type, data);
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.key : String(error);
  }
}

describe('the note of an action', () => {
  const noted = (type: ActionType, data: string | null, note: string) => () =>
    parseAction(type, data, note);

  it('is trimmed, and kept with a resolution (RS-620)', () => {
    expect(noted('Resolve', '{"isResolved":true}', ' Sudah dihubungi \u202e')()).toMatchObject({
      isResolved: true,
      note: 'Sudah dihubungi',
      data: '{"isResolved":true}',
    });
    expect(parseAction('Resolve', '{"isResolved":true}')).toMatchObject({ note: null });
  });

  it.each<[ActionType, string | null, string, string]>([
    ['Resolve', '{"isResolved":false}', 'x', 'noteNotAllowed'],
    ['FalseAlert', reason('x'), 'x', 'noteNotAllowed'],
    ['Read', null, 'x', 'noteNotAllowed'],
    ['Feedback', 'x', 'x', 'noteNotAllowed'],
    ['Resolve', '{"isResolved":true}', '  ', 'noteRequired'],
    ['Resolve', '{"isResolved":true}', 'x'.repeat(256), 'noteTooLong'],
    ['Resolve', '{"isResolved":true}', 'a\0b', 'textInvalid'],
  ])('with %s %s and %j is refused (RS-621)', (type, data, note, key) => {
    expect(noted(type, data, note)).toThrow(expect.objectContaining({ key }));
  });
});

describe('the data of an action', () => {
  it.each<[ActionType, string | null, string | null]>([
    ['Read', null, null],
    ['Read', 'something', 'dataNotAllowed'],
    ['Resolve', '{"isResolved":true}', null],
    ['Resolve', '{"isResolved":false}', null],
    ['Resolve', null, 'resolveDataInvalid'],
    ['Resolve', '', 'resolveDataInvalid'],
    ['Resolve', '{"isResolved":"true"}', 'resolveDataInvalid'],
    ['Resolve', '[true]', 'resolveDataInvalid'],
    ['FalseAlert', '{"isFalseAlert":false}', null],
    ['FalseAlert', '{"isFalseAlert":true}', 'reasonRequired'],
    ['FalseAlert', '{}', 'falseAlertDataInvalid'],
    ['FalseAlert', 'not JSON', 'falseAlertDataInvalid'],
    ['FalseAlert', reason('   '), 'reasonRequired'],
    ['FalseAlert', reason('x'.repeat(300)), null],
    ['FalseAlert', reason('x'.repeat(301)), 'reasonTooLong'],
    ['FalseAlert', reason('🚚'.repeat(300)), null],
    ['FalseAlert', JSON.stringify({ isFalseAlert: true, reason: 'a\0b' }), 'textInvalid'],
    ['FalseAlert', `${reason('a reason')}${' '.repeat(5_000)}`, 'falseAlertDataInvalid'],
    [
      'Resolve',
      JSON.stringify({ isResolved: true, more: 'x'.repeat(5_000) }),
      'resolveDataInvalid',
    ],
    ['Feedback', 'a\0b', 'textInvalid'],
    ['Feedback', 'a note', null],
    ['Feedback', null, 'noteRequired'],
    ['Feedback', ' \n\t', 'noteRequired'],
    ['Feedback', 'x'.repeat(255), null],
    ['Feedback', 'x'.repeat(256), 'noteTooLong'],
  ])('of %s: %s → %s (RS-36)', (type, data, expected) => {
    expect(errorOf(type, data)).toBe(expected);
  });
});
