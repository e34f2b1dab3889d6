import { useClock } from '@pantau/core';
import { useEffect, useState } from 'react';
import { NOTE_MAX } from '../../engine/alert/alert-action.ts';
import { checkNote } from '../../engine/alert/check-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { useText } from '../shared/use-text.ts';

/** Debounce of note validation. */
const NOTE_DEBOUNCE_MS = 500;

export interface NoteError {
  /** Validation error, once validated. */
  readonly error: string | undefined;
  /** Validates immediately; returns whether the note is valid. */
  validate(): boolean;
}

/** Validates a note: 1 to 255 characters, not blank. An empty note is validated only on request. */
export function useNoteError(text: string): NoteError {
  const t = useText();
  const tTriage = useTriageText();
  const clock = useClock();
  const [validatedText, setValidatedText] = useState<string | null>(null);

  useEffect(() => {
    if (text === '') return undefined;
    return clock.setTimeout(() => setValidatedText(text), NOTE_DEBOUNCE_MS);
  }, [text, clock]);

  const problem = checkNote(text);
  const errors = {
    blank: t('fieldRequired', { field: t('note') }),
    tooLong: tTriage('tooLong', { most: NOTE_MAX }),
  };
  return {
    error: validatedText === text && problem !== null ? errors[problem] : undefined,
    validate() {
      setValidatedText(text);
      return problem === null;
    },
  };
}
