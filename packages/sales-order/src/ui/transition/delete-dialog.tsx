import type { ReactElement } from 'react';
import { AffectedOrders } from './affected-orders.tsx';
import type { RequestedChange } from './order-change.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useSubmit } from './use-submit.ts';
import { useTransitionText } from './use-transition-text.ts';

export interface DeleteDialogProps {
  readonly change: RequestedChange;
  /** Called when the user confirms. A promise keeps the dialog open and busy until it settles. */
  readonly onConfirm: () => void | Promise<void>;
  readonly onClose: () => void;
}

/** Asks before orders are deleted (SO-43). */
export function DeleteDialog({ change, onConfirm, onClose }: DeleteDialogProps): ReactElement {
  const { t, counted } = useTransitionText();
  const { busy, submit } = useSubmit(onConfirm);
  const orders = counted(change.count);
  return (
    <ConfirmDialog
      title={t('deleteTitle', orders)}
      text={t('deleteText')}
      keep={t('keepUndeleted', orders)}
      action={t('deleteOrders', orders)}
      icon="trash"
      danger
      busy={busy}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <AffectedOrders change={change} />
    </ConfirmDialog>
  );
}
