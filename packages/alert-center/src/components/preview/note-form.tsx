import { useClock, useKeepsPage } from '@pantau/core';
import { Button, TextArea } from '@pantau/core/ui';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { NOTE_MAX } from '../../domain/alert-action.ts';
import type { AlertId } from '../../domain/alert.ts';
import { checkNote } from '../../domain/check-text.ts';
import { useAlertTriage } from '../triage/triage-context.ts';
import { useWords } from '../words/use-words.ts';
import css from './preview-content.module.css';

/** A note is judged when typing has paused this long (spec alerts §5). */
const NOTE_DEBOUNCE_MS = 500;

/** Adds a note to the alert: at most 255 characters, not blank (spec alerts §5). */
export function NoteForm({ id }: { readonly id: AlertId }): ReactElement {
  const words = useWords();
  const clock = useClock();
  const triage = useAlertTriage();
  const [text, setText] = useState('');
  const [judged, setJudged] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useKeepsPage(text !== '');

  useEffect(() => {
    if (text === '') return undefined;
    return clock.setTimeout(() => setJudged(text), NOTE_DEBOUNCE_MS);
  }, [text, clock]);

  const isBlank = judged !== null && judged === text && checkNote(judged) === 'blank';
  const error = isBlank ? words('fieldRequired', { field: words('note') }) : undefined;

  const save = async (): Promise<void> => {
    setJudged(text);
    if (checkNote(text) !== null) return;
    setBusy(true);
    const isSaved = await triage.addNote(id, text.trim());
    setBusy(false);
    if (!isSaved) return;
    setText('');
    setJudged(null);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };

  return (
    <form className={css.section} onSubmit={onSubmit} noValidate>
      <TextArea
        label={words('note')}
        placeholder={words('notePlaceholder')}
        value={text}
        onValueChange={setText}
        most={NOTE_MAX}
        rows={2}
        {...(error !== undefined && { error })}
      />
      <div className={css.noteEnd}>
        <Button type="submit" size="dense" isBusy={isBusy}>
          {words('noteSave')}
        </Button>
      </div>
    </form>
  );
}
