import { FALSE_ALERT_REASON_MAX, NOTE_MAX } from './alert-action.ts';

/** What is wrong with a text the user typed; null when nothing is. */
export type TextProblem = 'blank' | 'tooLong' | null;

function check(text: string, max: number): TextProblem {
  if (text.trim() === '') return 'blank';
  // As people and the server count them: a character outside the basic plane is one, too.
  return Array.from(text).length > max ? 'tooLong' : null;
}

/** A false alert needs a reason of at most 300 characters (spec alerts §5). */
export function checkReason(reason: string): TextProblem {
  return check(reason, FALSE_ALERT_REASON_MAX);
}

/** A note has 1 to 255 characters and is not blank (spec alerts §5). */
export function checkNote(text: string): TextProblem {
  return check(text, NOTE_MAX);
}
