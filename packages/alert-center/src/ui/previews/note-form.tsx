import { Button } from '@pantau/core/ui/button';
import { TextArea } from '@pantau/core/ui/text-area';
import { type FormEvent, type ReactElement, useState } from 'react';
import { usePreviewDraft } from '../../hooks/previews.ts';
import { useCanResolveWithNote } from '../../hooks/quick-notes.ts';
import { NOTE_MAX } from '../../engine/alert/alert-action.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { submitOnKey } from '../triage/submit-key.ts';
import { useNoteError } from '../triage/use-note-error.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useText } from '../shared/use-text.ts';
import css from './preview-content.module.css';

export interface NoteFormProps {
  readonly id: AlertId;
  /** Offers to resolve the alert with a note as well, to those who may. Defaults to `false`. */
  readonly unresolved?: boolean | undefined;
}

/** Adds a note of at most 255 characters. Ctrl+Enter or Cmd+Enter saves. */
export function NoteForm({ id, unresolved = false }: NoteFormProps): ReactElement {
  const t = useText();
  const triage = useAlertTriage();
  const [{ note }, changeDraft] = usePreviewDraft(id);
  const { error, validate } = useNoteError(note);
  const [isBusy, setBusy] = useState(false);
  const canResolve = useCanResolveWithNote();
  const keys = useKeyShortcuts();

  const save = async (): Promise<void> => {
    if (isBusy || !validate()) return;
    setBusy(true);
    const isSaved = await triage.addNote(id, note.trim());
    setBusy(false);
    if (isSaved) changeDraft({ note: '' });
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };

  return (
    <form className={css.section} onSubmit={onSubmit} noValidate>
      <TextArea
        label={t('note')}
        placeholder={t('notePlaceholder')}
        value={note}
        onValueChange={(text) => changeDraft({ note: text })}
        onKeyDown={submitOnKey(() => void save())}
        readOnly={isBusy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        characterLimit={NOTE_MAX}
        counterPosition="label"
        rows={2}
        {...(error !== undefined && { error })}
      />
      <div className={css.noteEnd} data-error={error !== undefined || undefined}>
        {/* An error takes its place. */}
        {unresolved && canResolve && error === undefined && (
          <Button
            size="dense"
            variant="quiet"
            icon="checkCircle"
            aria-haspopup="dialog"
            {...keys('resolveWithNote')}
            onClick={() => triage.promptResolveNote(id)}
          >
            {t('resolveWithNote')}
          </Button>
        )}
        <Button type="submit" size="dense" loading={isBusy}>
          {t('noteSave')}
        </Button>
      </div>
    </form>
  );
}
