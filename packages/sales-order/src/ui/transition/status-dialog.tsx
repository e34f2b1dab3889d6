import type { ReactElement } from 'react';
import type { OrderStatus } from '../../engine/orders/order.ts';
import { useText } from '../shared/use-text.ts';
import { AffectedOrders } from './affected-orders.tsx';
import type { RequestedChange } from './order-change.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useSubmit } from './use-submit.ts';
import { useTransitionText } from './use-transition-text.ts';

export interface StatusDialogProps {
  readonly change: RequestedChange & { readonly to: OrderStatus };
  /** Called when the user confirms. A promise keeps the dialog open and busy until it settles. */
  readonly onConfirm: () => void | Promise<void>;
  readonly onClose: () => void;
}

/** Asks before orders get another status (SO-40). */
export function StatusDialog({ change, onConfirm, onClose }: StatusDialogProps): ReactElement {
  const { t, counted } = useTransitionText();
  const status = useText()(`status${change.to}`);
  const { busy, submit } = useSubmit(onConfirm);
  return (
    <ConfirmDialog
      title={t('statusTitle', { ...counted(change.count), status })}
      text={t('statusText')}
      keep={t('keepStatus')}
      action={t('changeTo', { status })}
      busy={busy}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <AffectedOrders change={change} />
    </ConfirmDialog>
  );
}
