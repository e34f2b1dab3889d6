import { useClock } from '@pantau/core';
import type { ReactElement, ReactNode } from 'react';
import type { OrderDetail } from '../../engine/orders/order.ts';
import { orderTone } from '../list/order-tone.ts';
import { useFieldTexts } from '../shared/use-field-texts.ts';
import { useText } from '../shared/use-text.ts';
import { OrderStatus } from '../status/order-status.tsx';
import { Facts } from './facts.tsx';
import css from './order-head.module.css';

export interface OrderHeadProps {
  readonly order: OrderDetail;
  readonly level: 1 | 2;
  /** Buttons. */
  readonly actions: ReactNode;
}

/** What identifies an order, and what matters most about it (SO-70). */
export function OrderHead({ order, level, actions }: OrderHeadProps): ReactElement {
  const t = useText();
  const texts = useFieldTexts();
  const clock = useClock();
  const Heading = `h${level}` as const;
  const isOverdue = orderTone(t, clock.now())(order)?.tone === 'urgent';
  const shown = [
    ['total_price', order.totalPrice],
    ['target.picked_on', order.pickedOn],
    ['target.delivered_on', order.deliveredOn],
    ['total_weight', order.totalWeight],
    ['total_volume', order.totalVolume],
  ] as const;
  return (
    <header className={css.head}>
      <div className={css.top}>
        <div className={css.identity}>
          <div className={css.titleLine}>
            <Heading className={css.title}>{order.number}</Heading>
            <OrderStatus status={order.status} />
            {isOverdue && <span className={css.overdue}>{t('overdue')}</span>}
          </div>
          <p className={css.customer}>{order.customerName}</p>
        </div>
        {actions}
      </div>
      <Facts
        arrangement="line"
        facts={shown.map(([field, value]) => ({
          label: texts.label(field),
          value: texts.value(field, value),
        }))}
      />
    </header>
  );
}
