import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { OrderStatus } from '../../engine/orders/order.ts';
import css from './status-glyph.module.css';

/** The progress of an order: dashed ring, quarter, half, check, cross. Decorative beside the status's name. */
export function StatusGlyph({ status }: { readonly status: OrderStatus }): ReactElement {
  return (
    <span className={css.glyph} data-status={status} aria-hidden="true">
      {status === 'COMPLETED' && <Icon name="check" size={12} />}
      {status === 'CANCELED' && <Icon name="close" size={12} />}
    </span>
  );
}
