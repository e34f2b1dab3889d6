import { useClock, useKeepsPage } from '@pantau/core';
import { Button, Dialog, TextArea, initialFocus } from '@pantau/core/ui';
import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import { useKnownAlerts } from '../../controllers/use-known-alerts.ts';
import { NOTE_MAX } from '../../domain/alert-action.ts';
import type { AlertId } from '../../domain/alert.ts';
import { type TextProblem, checkNote } from '../../domain/check-text.ts';
import { MeantAlerts } from '../confirm/meant-alerts.tsx';
import { useAlertTriage } from '../triage/triage-context.ts';
import { useTriageWords } from '../triage/use-triage-words.ts';
import { useWords } from '../words/use-words.ts';
import css from './note-dialog.module.css';

export interface NoteDialogProps {
  /** One or many: they get the same note. */
  readonly ids: readonly AlertId[];
  onClose(): void;
}

/** A note is judged when typing has paused this long (spec alerts §5). */
const NOTE_DEBOUNCE_MS = 500;

/** Asks for a note: at most 255 characters, not blank (spec alerts §5). */
export function NoteDialog({ ids, onClose }: NoteDialogProps): ReactElement {
  const words = useWords();
  const triageWords = useTriageWords();
  const clock = useClock();
  const triage = useAlertTriage();
  const alerts = useKnownAlerts(ids);
  const formId = useId();
  const [text, setText] = useState('');
  const [judged, setJudged] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const count = ids.length;
  const isOne = count === 1;
  useKeepsPage(text !== '');

  useEffect(() => {
    if (text === '') return undefined;
    return clock.setTimeout(() => setJudged(text), NOTE_DEBOUNCE_MS);
  }, [text, clock]);

  const errorText = (problem: TextProblem): string | undefined => {
    if (problem === null) return undefined;
    return problem === 'blank'
      ? words('fieldRequired', { field: words('note') })
      : triageWords('tooLong', { most: NOTE_MAX });
  };
  const error = judged === text ? errorText(checkNote(text)) : undefined;

  const save = async (): Promise<void> => {
    setJudged(text);
    if (checkNote(text) !== null) return;
    const saving = triage.addNote(ids, text.trim());
    // Of many the bar shows how far it has come, and what failed keeps its note for another try.
    if (!isOne) {
      onClose();
      return;
    }
    setBusy(true);
    const isSaved = await saving;
    setBusy(false);
    if (isSaved) onClose();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="narrow"
      title={isOne ? triageWords('noteTitle') : triageWords('noteMany', { count })}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {words('noteSave')}
          </Button>
        </>
      }
    >
      <MeantAlerts alerts={alerts} count={count} />
      <form id={formId} className={css.form} onSubmit={onSubmit} noValidate>
        <TextArea
          label={words('note')}
          placeholder={words('notePlaceholder')}
          value={text}
          onValueChange={setText}
          most={NOTE_MAX}
          rows={3}
          required
          {...initialFocus}
          {...(error !== undefined && { error })}
        />
      </form>
    </Dialog>
  );
}
