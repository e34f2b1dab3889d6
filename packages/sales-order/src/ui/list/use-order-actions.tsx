import { useToast } from '@pantau/core';
import type { RowAction, RowActions } from '@pantau/data-table';
import { useMemo } from 'react';
import { type Order, type OrderStatus, orderStatuses } from '../../engine/orders/order.ts';
import type { SalesOrderTranslate } from '../../messages/sales-order-messages.ts';
import { useText } from '../shared/use-text.ts';
import { OrderStatusGlyph } from '@pantau/core/ui/order-status-glyph';
import { deleteActionKey, statusActionKey } from './order-bulk-actions.tsx';

/** Changes of an order in this status, which run like those of selected orders (SO-53). */
function changesFrom(t: SalesOrderTranslate, status: OrderStatus): readonly RowAction<Order>[] {
  const toStatus = (to: OrderStatus): RowAction<Order> => ({
    key: statusActionKey(to),
    bulk: statusActionKey(to),
    label: t(`status${to}`),
    meta: t('changeStatus'),
    glyph: <OrderStatusGlyph status={to} />,
  });
  const others = orderStatuses.filter((to) => to !== status && to !== 'CANCELED');
  const cancel: RowAction<Order> = {
    ...{ key: 'cancel', bulk: statusActionKey('CANCELED'), label: t('cancelOrder') },
    ...{ icon: 'closeCircle', tone: 'danger' },
  };
  const remove: RowAction<Order> = {
    ...{ key: 'delete', bulk: deleteActionKey, label: t('deleteOrders') },
    ...{ icon: 'trash', tone: 'danger' },
  };
  return [...others.map(toStatus), ...(status === 'CANCELED' ? [] : [cancel]), remove];
}

/** Actions of one order (SO-37, SO-53). @param onOpen must keep its identity between renders */
export function useOrderActions(onOpen: ((order: Order) => void) | undefined): RowActions<Order> {
  const t = useText();
  const toast = useToast();
  return useMemo(() => {
    const copy = async ({ number }: Order): Promise<void> => {
      try {
        await navigator.clipboard.writeText(number);
        toast.show({ kind: 'success', text: t('numberCopied', { number }) });
      } catch {
        toast.show({ kind: 'error', text: t('copyFailed') });
      }
    };
    const open: readonly RowAction<Order>[] =
      onOpen === undefined ? [] : [{ key: 'open', label: t('openOrder'), onSelect: onOpen }];
    const actionsOf = (status: OrderStatus): readonly RowAction<Order>[] => [
      ...open,
      { key: 'copy', label: t('copyNumber'), onSelect: copy },
      ...changesFrom(t, status),
    ];
    const byStatus = new Map(orderStatuses.map((status) => [status, actionsOf(status)]));
    return ({ status }) => byStatus.get(status) ?? [];
  }, [onOpen, t, toast]);
}
