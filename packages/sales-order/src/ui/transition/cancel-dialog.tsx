import { useToast, useUnsavedWork } from '@pantau/core';
import { type ReactElement, useRef, useState } from 'react';
import type { OrderTransition } from '../../engine/orders/bulk.ts';
import { cancelProblem, noDraft, reasonOf } from '../../engine/transition/cancel-reason.ts';
import { AffectedOrders } from './affected-orders.tsx';
import { CancelFields } from './cancel-fields.tsx';
import type { RequestedChange } from './order-change.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useSubmit } from './use-submit.ts';
import { useTransitionText } from './use-transition-text.ts';

export interface CancelDialogProps {
  readonly change: RequestedChange;
  /** Called with the reason. A promise keeps the dialog open and busy until it settles. */
  readonly onConfirm: (transition: OrderTransition) => void | Promise<void>;
  readonly onClose: () => void;
}

/** Asks why orders are canceled (SO-41, SO-42). */
export function CancelDialog({ change, onConfirm, onClose }: CancelDialogProps): ReactElement {
  const { t, counted } = useTransitionText();
  const toast = useToast();
  const [draft, setDraft] = useState(noDraft);
  const [isChecked, setChecked] = useState(false);
  const { busy, submit } = useSubmit(onConfirm);
  const reasonRef = useRef<HTMLTextAreaElement>(null);
  const noteRef = useRef<HTMLTextAreaElement>(null);
  useUnsavedWork(draft !== noDraft);
  const orders = counted(change.count);
  const problem = cancelProblem(draft);
  const confirm = (): void => {
    setChecked(true);
    if (problem === null) {
      const note = draft.note.trim();
      submit({ status: 'CANCELED', reason: reasonOf(draft), ...(note !== '' && { note }) });
      return;
    }
    toast.show({ kind: 'error', text: t('inputFormatError') });
    (problem === 'noteTooLong' ? noteRef : reasonRef).current?.focus();
  };
  return (
    <ConfirmDialog
      title={t('cancelTitle', orders)}
      text={t('cancelText', orders)}
      keep={t('keepOrders', orders)}
      action={t('cancelOrders', orders)}
      icon="closeCircle"
      danger
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <AffectedOrders change={change} />
      <CancelFields
        draft={draft}
        problem={isChecked ? problem : null}
        reasonRef={reasonRef}
        noteRef={noteRef}
        onChange={setDraft}
      />
    </ConfirmDialog>
  );
}
