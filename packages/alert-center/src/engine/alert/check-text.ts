import { FALSE_ALERT_REASON_MAX, NOTE_MAX } from './alert-action.ts';

/** Why a text the user entered is invalid; null when it is valid. */
export type TextProblem = 'blank' | 'tooLong' | null;

function check(text: string, max: number): TextProblem {
  if (text.trim() === '') return 'blank';
  // Counts code points, like the server, so that an emoji is one character.
  return Array.from(text).length > max ? 'tooLong' : null;
}

/** Validates the reason of a false alert (AC-38). */
export function checkReason(reason: string): TextProblem {
  return check(reason, FALSE_ALERT_REASON_MAX);
}

/** Validates a note (AC-40). */
export function checkNote(text: string): TextProblem {
  return check(text, NOTE_MAX);
}
