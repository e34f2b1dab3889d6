import type { ReactElement } from 'react';
import type { OrderStatus as Status } from '../../engine/orders/order.ts';
import { useText } from '../shared/use-text.ts';
import css from './order-status.module.css';
import { OrderStatusGlyph } from '@pantau/core/ui/order-status-glyph';

/** A status as glyph and name. */
export function OrderStatus({ status }: { readonly status: Status }): ReactElement {
  const t = useText();
  return (
    <span className={css.status} data-status={status}>
      <OrderStatusGlyph status={status} />
      <span className={css.name}>{t(`status${status}`)}</span>
    </span>
  );
}
