import { isPantauError, useReportError, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Notice } from '@pantau/core/ui/notice';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextArea } from '@pantau/core/ui/text-area';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import {
  HANDOVER_NOTE_MAX,
  type HandoverSource,
  type RecordedHandover,
} from '../../engine/handover/handover-source.port.ts';
import { DraftDialog } from '../triage/draft-dialog.tsx';
import { submitOnKey } from '../triage/submit-key.ts';
import css from './record-dialog.module.css';
import { useHandoverText } from './use-handover-text.ts';

export interface RecordDialogProps {
  readonly source: HandoverSource;
  /** The handover that the page shows. */
  readonly previous: RecordedHandover | null;
  /** Reads the handover again, also when somebody else was first. */
  onReload(): void;
  onClose(): void;
}

/** Asks for a note to the next shift, which also confirms the handover (AC-895). */
export function RecordDialog(props: RecordDialogProps): ReactElement {
  const { source, previous, onReload, onClose } = props;
  const t = useHandoverText();
  const toast = useToast();
  const report = useReportError();
  const formId = useId();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'conflict' | 'forbidden' | 'recordFailed' | null>(null);
  const isTooLong = [...note.trim()].length > HANDOVER_NOTE_MAX;

  const submit = async (): Promise<void> => {
    if (isBusy || isTooLong) return;
    setBusy(true);
    setFailure(null);
    try {
      const text = note.trim();
      await source.record({ previousId: previous?.id ?? null, note: text === '' ? null : text });
      toast.show({ kind: 'success', text: t('recorded') });
      onReload();
      onClose();
    } catch (error) {
      report(error);
      const kind = isPantauError(error) ? error.kind : 'server';
      setFailure(kind === 'conflict' || kind === 'forbidden' ? kind : 'recordFailed');
      if (kind === 'conflict') onReload();
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };

  return (
    <DraftDialog hasText={note.trim() !== ''} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{t('recordTitle')}</Dialog.Title>
        <Dialog.Description>{t('recordAbout')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        {failure !== null && (
          <div className={css.failure}>
            <Notice tone="error" title={t(failure)} />
          </div>
        )}
        <form
          id={formId}
          onSubmit={onSubmit}
          onKeyDown={submitOnKey(() => void submit())}
          noValidate
        >
          <TextArea
            label={t('note')}
            placeholder={t('notePlaceholder')}
            value={note}
            onValueChange={setNote}
            characterLimit={HANDOVER_NOTE_MAX}
            rows={5}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            {...initialFocus}
            {...(isTooLong && { error: t('tooLong', { most: HANDOVER_NOTE_MAX }) })}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" form={formId} loading={isBusy}>
          {t('confirm')}
        </Button>
      </Dialog.Footer>
    </DraftDialog>
  );
}
