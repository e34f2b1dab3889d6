import type { ReactElement } from 'react';
import type { OrderTransition } from '../../engine/orders/bulk.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { RequestedChange } from './order-change.ts';
import { StatusDialog } from './status-dialog.tsx';

export interface OrderPromptProps {
  readonly change: RequestedChange;
  /**
   * Called when the user confirms, with the transition, or `null` to delete. A promise keeps the dialog open and
   * busy until it settles.
   */
  readonly onConfirm: (transition: OrderTransition | null) => void | Promise<void>;
  readonly onClose: () => void;
}

/** Asks before orders change: their status, a cancellation with its reason, or deleting them. */
export function OrderPrompt({ change, onConfirm, onClose }: OrderPromptProps): ReactElement {
  const { to } = change;
  if (to === null) {
    return <DeleteDialog change={change} onConfirm={() => onConfirm(null)} onClose={onClose} />;
  }
  if (to === 'CANCELED') {
    return <CancelDialog change={change} onConfirm={onConfirm} onClose={onClose} />;
  }
  const confirm = () => onConfirm({ status: to });
  return <StatusDialog change={{ ...change, to }} onConfirm={confirm} onClose={onClose} />;
}
