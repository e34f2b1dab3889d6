import { useUnsavedWork } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextArea } from '@pantau/core/ui/text-area';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useKnownAlerts } from '../../hooks/use-known-alerts.ts';
import { NOTE_MAX } from '../../engine/alert/alert-action.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { MeantAlerts } from './target-alerts.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useTriageWords } from '../shared/use-triage-text.ts';
import { useWords } from '../shared/use-text.ts';
import css from './note-dialog.module.css';
import { useNoteError } from './use-note-error.ts';

export interface NoteDialogProps {
  /** One or many: they get the same note. */
  readonly ids: readonly AlertId[];
  onClose(): void;
}

/** Asks for a note: at most 255 characters, not blank (spec alerts §5). */
export function NoteDialog({ ids, onClose }: NoteDialogProps): ReactElement {
  const words = useWords();
  const triageWords = useTriageWords();
  const triage = useAlertTriage();
  const alerts = useKnownAlerts(ids);
  const formId = useId();
  const [text, setText] = useState('');
  const { error, judge } = useNoteError(text);
  const [isBusy, setBusy] = useState(false);
  const count = ids.length;
  const isOne = count === 1;
  useUnsavedWork(text !== '');

  const save = async (): Promise<void> => {
    if (!judge()) return;
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
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>
            {isOne ? triageWords('noteTitle') : triageWords('noteMany', { count })}
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <MeantAlerts alerts={alerts} count={count} />
          <form id={formId} className={css.form} onSubmit={onSubmit} noValidate>
            <TextArea
              label={words('note')}
              placeholder={words('notePlaceholder')}
              value={text}
              onValueChange={setText}
              characterLimit={NOTE_MAX}
              rows={3}
              required
              {...initialFocus}
              {...(error !== undefined && { error })}
            />
          </form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isBusy}>
            {words('noteSave')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
