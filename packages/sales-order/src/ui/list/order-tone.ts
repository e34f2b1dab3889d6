import type { ToneMark, ToneOf } from '@pantau/data-table';
import type { Order } from '../../engine/orders/order.ts';
import type { SalesOrderTranslate } from '../../messages/sales-order-messages.ts';

const isOpen = ({ status }: Order): boolean => status !== 'COMPLETED' && status !== 'CANCELED';

/** Overdue and canceled orders (SO-35). @param now epoch ms */
export function orderTone(t: SalesOrderTranslate, now: number): ToneOf<Order> {
  const overdue: ToneMark = { tone: 'urgent', label: t('overdue') };
  const canceled: ToneMark = { tone: 'muted', label: t('canceledOrder') };
  return (order) => {
    if (order.status === 'CANCELED') return canceled;
    return order.deliveredOn !== null && order.deliveredOn < now && isOpen(order) ? overdue : null;
  };
}
