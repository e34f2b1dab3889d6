import type { BulkAction } from '@pantau/data-table';
import { type OrderStatus, orderStatuses } from '../../engine/orders/order.ts';
import type { SalesOrderTranslate } from '../../messages/sales-order-messages.ts';
import { OrderStatusGlyph } from '@pantau/core/ui/order-status-glyph';
import type { OrderWork } from './order-work.ts';

/** Key of the bulk action that sets a status; row actions and stored runs name it. */
export const statusActionKey = (status: OrderStatus): string => `status-${status}`;

export const deleteActionKey = 'delete';

/** What can be done with selected orders: each status, and deleting them (SO-44). */
export function orderBulkActions(t: SalesOrderTranslate, work: OrderWork): readonly BulkAction[] {
  const toStatus = (status: OrderStatus): BulkAction => ({
    key: statusActionKey(status),
    label: t(`status${status}`),
    glyph: <OrderStatusGlyph status={status} />,
    tone: status === 'CANCELED' ? 'danger' : 'neutral',
    work: work.transitionTo(status),
  });
  return [
    { key: 'status', label: t('changeStatus'), items: orderStatuses.map(toStatus) },
    {
      ...{ key: deleteActionKey, label: t('deleteOrders') },
      ...{ icon: 'trash', tone: 'danger', work: work.deletion },
    },
  ];
}
