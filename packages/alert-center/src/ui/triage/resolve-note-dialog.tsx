import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { useCanEditQuickNotes, useQuickNotes } from '../../hooks/quick-notes.ts';
import { useKnownAlerts } from '../../hooks/triage.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useText } from '../shared/use-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { DraftDialog } from './draft-dialog.tsx';
import { OvertakenPrompt } from './overtaken-prompt.tsx';
import { QuickNotesEditor } from './quick-notes-editor.tsx';
import css from './resolve-note-dialog.module.css';
import { ResolveNoteForm } from './resolve-note-form.tsx';
import { TargetAlerts } from '../shared/target-alerts.tsx';
import { useOvertaken } from './use-overtaken.ts';
import { usePromptSubmit } from './use-prompt-submit.ts';

export interface ResolveNoteDialogProps {
  /** Ids of one or more alerts that are resolved with the same note. */
  readonly ids: readonly AlertId[];
  onClose(): void;
}

/** Resolves alerts with a note: one of the company's, or the user's own text, which also filters them. */
export function ResolveNoteDialog({ ids, onClose }: ResolveNoteDialogProps): ReactElement {
  const triage = useAlertTriage();
  const request = useQuickNotes();
  const formId = useId();
  const [isEditing, setEditing] = useState(false);
  const [text, setText] = useState('');
  const single = ids.length === 1;
  const { busy, submit } = usePromptSubmit(single, onClose);
  const overtaken = useOvertaken('resolve', ids, busy);
  const hasText = overtaken === null && text.trim() !== '';
  const resolveWith = (note: string): void => {
    if (!busy) void submit(() => triage.resolveWithNote(ids, note.trim()));
  };
  const stopEditing = (): void => {
    setEditing(false);
    request.reload();
  };
  if (isEditing) return <QuickNotesEditor onClose={stopEditing} />;
  return (
    <DraftDialog hasText={hasText} onClose={onClose}>
      {overtaken === null ? (
        <Question ids={ids} formId={formId} busy={busy} onClose={onClose}>
          <ResolveNoteForm
            id={formId}
            request={request}
            text={text}
            onChange={setText}
            onResolve={resolveWith}
          />
          <EditButton onClick={() => setEditing(true)} />
        </Question>
      ) : (
        <OvertakenPrompt alert={overtaken} focusOn="dialog" onClose={onClose} />
      )}
    </DraftDialog>
  );
}

interface QuestionProps extends ResolveNoteDialogProps {
  readonly formId: string;
  readonly busy: boolean;
  readonly children: ReactNode;
}

function Question({ ids, formId, busy, onClose, children }: QuestionProps): ReactElement {
  const base = useText();
  const t = useTriageText();
  const alerts = useKnownAlerts(ids);
  const count = ids.length;
  const single = count === 1;
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>
          {single ? t('resolveNoteTitle') : t('resolveNoteMany', { count })}
        </Dialog.Title>
        <Dialog.Description>{t(single ? 'aboutUndo' : 'aboutSettled')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <TargetAlerts alerts={alerts} count={count} />
        {children}
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{base('cancel')}</Button>
        <Button variant="primary" type="submit" form={formId} loading={busy}>
          {single ? base('resolve') : t('resolveMany', { count })}
        </Button>
      </Dialog.Footer>
    </>
  );
}

function EditButton({ onClick }: { onClick(): void }): ReactElement | null {
  const t = useTriageText();
  if (!useCanEditQuickNotes()) return null;
  return (
    <Button variant="quiet" size="dense" icon="pen" className={css.edit} onClick={onClick}>
      {t('quickNotesEdit')}
    </Button>
  );
}
