import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextArea } from '@pantau/core/ui/text-area';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useKnownAlerts } from '../../hooks/triage.ts';
import { NOTE_MAX } from '../../engine/alert/alert-action.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { TargetAlerts } from '../shared/target-alerts.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './note-dialog.module.css';
import { DraftDialog } from './draft-dialog.tsx';
import { submitOnKey } from './submit-key.ts';
import { useNoteError } from './use-note-error.ts';
import { usePromptSubmit } from './use-prompt-submit.ts';

export interface NoteDialogProps {
  /** Ids of one or more alerts that get the same note. */
  readonly ids: readonly AlertId[];
  onClose(): void;
}

/** Asks for a note of at most 255 characters. */
export function NoteDialog({ ids, onClose }: NoteDialogProps): ReactElement {
  const t = useText();
  const tTriage = useTriageText();
  const triage = useAlertTriage();
  const alerts = useKnownAlerts(ids);
  const formId = useId();
  const [text, setText] = useState('');
  const { error, validate } = useNoteError(text);
  const count = ids.length;
  const single = count === 1;
  const { busy, submit } = usePromptSubmit(single, onClose);

  const save = async (): Promise<void> => {
    if (busy || !validate()) return;
    await submit(() => triage.addNote(ids, text.trim()));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };

  return (
    <DraftDialog hasText={text.trim() !== ''} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>
          {single ? tTriage('noteTitle') : tTriage('noteMany', { count })}
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <TargetAlerts alerts={alerts} count={count} />
        <form
          id={formId}
          className={css.form}
          onSubmit={onSubmit}
          onKeyDown={submitOnKey(() => void save())}
          noValidate
        >
          <TextArea
            label={t('note')}
            placeholder={t('notePlaceholder')}
            value={text}
            onValueChange={setText}
            characterLimit={NOTE_MAX}
            rows={3}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            required
            {...initialFocus}
            {...(error !== undefined && { error })}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" form={formId} loading={busy}>
          {single ? t('noteSave') : tTriage('noteSaveMany', { count })}
        </Button>
      </Dialog.Footer>
    </DraftDialog>
  );
}
