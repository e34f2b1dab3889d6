import { Icon } from '@pantau/core/ui/icon';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import type { OrderStatus as Status } from '../../engine/orders/order.ts';
import { useText } from '../shared/use-text.ts';
import { OrderStatus } from '../status/order-status.tsx';
import css from './status-change.module.css';
import { useTransitionText } from './use-transition-text.ts';

export interface StatusChangeProps {
  /** `null` if it is not known, or differs between orders. */
  readonly from: Status | null;
  readonly to: Status;
}

/** The present status, if there is one for all, and the new one (SO-40). */
export function StatusChange({ from, to }: StatusChangeProps): ReactElement {
  const { t } = useTransitionText();
  const text = useText();
  const names = { from: from === null ? '' : text(`status${from}`), to: text(`status${to}`) };
  return (
    <span className={css.change}>
      <VisuallyHidden>{t(from === null ? 'newStatus' : 'statusChange', names)}</VisuallyHidden>
      <span className={css.shown} aria-hidden="true">
        {from !== null && <OrderStatus status={from} />}
        <Icon name="arrowRight" size={12} className={css.arrow} />
        <OrderStatus status={to} />
      </span>
    </span>
  );
}
