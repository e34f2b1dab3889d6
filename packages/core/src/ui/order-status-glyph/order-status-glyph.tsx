import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import css from './order-status-glyph.module.css';

export interface OrderStatusGlyphProps {
  readonly status: 'DRAFT' | 'CONFIRMED' | 'ASSIGNED' | 'COMPLETED' | 'CANCELED';
}

/** The progress of an order: dashed ring, quarter, half, check, cross. Decorative beside the status's name. */
export function OrderStatusGlyph({ status }: OrderStatusGlyphProps): ReactElement {
  return (
    <span className={css.glyph} data-status={status} aria-hidden="true">
      {status === 'COMPLETED' && <Icon name="check" size={12} />}
      {status === 'CANCELED' && <Icon name="close" size={12} />}
    </span>
  );
}
