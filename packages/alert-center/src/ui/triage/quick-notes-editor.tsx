import { useUnsavedWork } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Notice } from '@pantau/core/ui/notice';
import type { ReactElement } from 'react';
import { useText } from '../shared/use-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { useDiscardPrompt } from './discard-prompt.tsx';
import { QuickNoteFields } from './quick-note-fields.tsx';
import css from './quick-notes-editor.module.css';
import { useQuickNotesDraft } from './use-quick-notes-draft.ts';

export interface QuickNotesEditorProps {
  onClose(): void;
}

/** Adds, changes, orders and removes the company's quick notes. */
export function QuickNotesEditor({ onClose }: QuickNotesEditorProps): ReactElement {
  const base = useText();
  const t = useTriageText();
  const editing = useQuickNotesDraft(onClose);
  const { isChanged, request } = editing;
  useUnsavedWork(isChanged);
  const { requestClose, prompt } = useDiscardPrompt(isChanged, onClose);
  return (
    <>
      <Dialog.Root
        open
        onOpenChange={(open) => {
          if (!open) requestClose();
        }}
      >
        <Dialog.Content size="narrow">
          <Dialog.Header>
            <Dialog.Title>{t('quickNotes')}</Dialog.Title>
            <Dialog.Description>{t('quickNotesAbout')}</Dialog.Description>
          </Dialog.Header>
          <Dialog.Body>
            <EditorBody {...editing} />
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={requestClose}>{base('cancel')}</Button>
            <Button
              variant="primary"
              loading={editing.busy}
              disabled={request.data === undefined}
              onClick={() => void editing.save()}
            >
              {t('quickNotesSave')}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
      {prompt}
    </>
  );
}

function EditorBody(editing: ReturnType<typeof useQuickNotesDraft>): ReactElement {
  const { request, notes, problems, failure, change, startOver } = editing;
  const { data, error, loading, reload } = request;
  const base = useText();
  const t = useTriageText();
  const hasFailed = data === undefined && error !== null && !loading;
  return (
    <div className={css.body} aria-busy={loading}>
      {data === undefined ? (
        <p className={css.status} role="status">
          {hasFailed ? t('quickNotesFailed') : base('loading')}
        </p>
      ) : (
        <QuickNoteFields notes={notes} problems={problems} onChange={change} />
      )}
      {hasFailed && (
        <Button size="dense" icon="retry" onClick={reload}>
          {base('retry')}
        </Button>
      )}
      {failure !== null && (
        <div className={css.failure}>
          <Notice
            tone="error"
            title={t(failure === 'conflict' ? 'quickNotesChanged' : 'quickNotesNotSaved')}
          >
            {failure === 'conflict' && (
              <Button size="dense" icon="retry" onClick={startOver}>
                {t('quickNotesReload')}
              </Button>
            )}
          </Notice>
        </div>
      )}
    </div>
  );
}
