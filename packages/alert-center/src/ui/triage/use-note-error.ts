import { useClock } from '@pantau/core';
import { useEffect, useState } from 'react';
import { NOTE_MAX } from '../../engine/alert/alert-action.ts';
import { checkNote } from '../../engine/alert/check-text.ts';
import { useTriageWords } from '../shared/use-triage-text.ts';
import { useWords } from '../shared/use-text.ts';

/** A note is judged when typing has paused this long (spec alerts §5). */
const NOTE_DEBOUNCE_MS = 500;

export interface NoteError {
  /** What is wrong with the note, once it has been judged. */
  readonly error: string | undefined;
  /** Judges it now; true when nothing is wrong. */
  judge(): boolean;
}

/** Judges a note: 1 to 255 characters, not blank (spec alerts §5). An empty one is judged only when asked. */
export function useNoteError(text: string): NoteError {
  const words = useWords();
  const triageWords = useTriageWords();
  const clock = useClock();
  const [judged, setJudged] = useState<string | null>(null);

  useEffect(() => {
    if (text === '') return undefined;
    return clock.setTimeout(() => setJudged(text), NOTE_DEBOUNCE_MS);
  }, [text, clock]);

  const problem = checkNote(text);
  const errors = {
    blank: words('fieldRequired', { field: words('note') }),
    tooLong: triageWords('tooLong', { most: NOTE_MAX }),
  };
  return {
    error: judged === text && problem !== null ? errors[problem] : undefined,
    judge() {
      setJudged(text);
      return problem === null;
    },
  };
}
