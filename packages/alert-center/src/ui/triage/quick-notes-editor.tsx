import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Notice } from '@pantau/core/ui/notice';
import type { ReactElement } from 'react';
import { useText } from '../shared/use-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { DraftDialog } from './draft-dialog.tsx';
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
  return (
    <DraftDialog hasText={isChanged} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{t('quickNotes')}</Dialog.Title>
        <Dialog.Description>{t('quickNotesAbout')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <EditorBody {...editing} />
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Close asChild>
          <Button>{base('cancel')}</Button>
        </Dialog.Close>
        <Button
          variant="primary"
          loading={editing.busy}
          disabled={request.data === undefined}
          onClick={() => void editing.save()}
        >
          {t('quickNotesSave')}
        </Button>
      </Dialog.Footer>
    </DraftDialog>
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
