import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import {
  isReasonBegun,
  noFalseReason,
  reasonProblem,
  reasonText,
} from '../../engine/alert/false-reason.ts';
import { DraftDialog } from '../triage/draft-dialog.tsx';
import { FalseReasonFields } from '../triage/false-reason-fields.tsx';
import { useHistoryText } from './use-history-text.ts';

export interface HistoryReasonDialogProps {
  /** Number of alerts. */
  readonly count: number;
  onReason(reason: string): void;
  onClose(): void;
}

/** Asks why alerts are false, which also confirms the change. */
export function HistoryReasonDialog(props: HistoryReasonDialogProps): ReactElement {
  const { count, onReason, onClose } = props;
  const t = useHistoryText();
  const format = useFormat();
  const formId = useId();
  const [reason, setReason] = useState(noFalseReason);
  const isValid = reasonProblem(reason) === null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isValid) onReason(reasonText(reason));
  };
  return (
    <DraftDialog
      hasText={reason.other.trim() !== ''}
      isUnsaved={isReasonBegun(reason)}
      onClose={onClose}
    >
      <Dialog.Header>
        <Dialog.Title>{t('falseTitle', { count, formatted: format.number(count) })}</Dialog.Title>
        <Dialog.Description>{t('aboutSettled')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <form id={formId} onSubmit={submit} noValidate>
          <FalseReasonFields reason={reason} onChange={setReason} hasInitialFocus />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" form={formId} disabled={!isValid}>
          {t('markFalse')}
        </Button>
      </Dialog.Footer>
    </DraftDialog>
  );
}
