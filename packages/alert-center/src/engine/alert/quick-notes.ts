import { type TextProblem, checkNote } from './check-text.ts';

/** Quick notes of a company: a list that is read at a glance. */
export const QUICK_NOTES_MAX = 20;

/** What a company offers as notes when somebody resolves alerts. */
export interface QuickNotes {
  /** Rises with every change; 0 until the first one. */
  readonly revision: number;
  /** In the order in which they are offered. */
  readonly notes: readonly string[];
}

/** Why a quick note is not accepted; `twice` for one that is above it in the list as well. */
export type QuickNoteProblem = TextProblem | 'twice';

/** What is wrong with each of the notes, which are compared as they are stored: trimmed. */
export function checkQuickNotes(notes: readonly string[]): readonly QuickNoteProblem[] {
  const stored = notes.map((note) => note.trim());
  return stored.map((note, index) => {
    const problem = checkNote(note);
    return problem ?? (stored.indexOf(note) < index ? 'twice' : null);
  });
}
