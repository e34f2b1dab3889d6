import type { Format } from '@pantau/core';
import { type TableColumn, columnHelper } from '@pantau/data-table';
import type { Order, OrderStatus as Status } from '../../engine/orders/order.ts';
import { orderStatuses } from '../../engine/orders/order.ts';
import type { OrderKey, OrderTotalKey } from '../../engine/orders/order-keys.ts';
import type { SalesOrderTranslate } from '../../messages/sales-order-messages.ts';
import { orderAmounts } from '../shared/order-amounts.ts';
import { OrderStatus } from '../status/order-status.tsx';
import { When } from './when.tsx';

const column = columnHelper<Order>();
const step = (value: unknown): number => orderStatuses.indexOf(value as Status);

const whenColumn =
  (format: Format) =>
  (key: OrderKey, label: string, value: (order: Order) => number | null): TableColumn<Order> =>
    column.accessor(value, {
      key,
      label,
      width: 128,
      text: (at) => (at === null ? '' : format.dateTime(at)),
      exportValue: (order) => {
        const at = value(order);
        return at === null ? null : new Date(at);
      },
      render: (at) => (at === null ? '–' : <When at={at} />),
    });

const amountColumn = (
  key: OrderTotalKey,
  label: string,
  value: (order: Order) => number,
  text: (value: number) => string,
): TableColumn<Order> =>
  column.accessor(value, {
    key,
    label,
    width: 136,
    align: 'end',
    card: key === 'total_price' ? 'value' : 'note',
    text,
    total: 'sum',
    totalText: (sum) => text(Number(sum)),
  });

/**
 * The sixteen columns of the list (SO-30 to SO-33). Their keys are those by which sources filter and sort.
 *
 * @param format of the company's time zone
 */
export function orderColumns(
  t: SalesOrderTranslate,
  format: Format,
): readonly TableColumn<Order>[] {
  const amounts = orderAmounts(t, format);
  const when = whenColumn(format);
  return [
    column.accessor('number', {
      label: t('number'),
      width: 180,
      locked: true,
      sticky: true,
      link: true,
      card: 'title',
    }),
    column.accessor('status', {
      key: 'status.name',
      label: t('status'),
      width: 148,
      locked: true,
      sticky: true,
      card: 'status',
      text: (status) => t(`status${status}`),
      compare: (one, other) => step(one) - step(other),
      render: (status) => <OrderStatus status={status} />,
    }),
    column.accessor('salesName', { key: 'sales_name', label: t('sales'), width: 136 }),
    column.accessor('customerName', {
      key: 'customer_name',
      label: t('customer'),
      width: 200,
      card: 'subtitle',
    }),
    column.accessor('referenceNumber', {
      key: 'reference_number',
      label: t('reference'),
      width: 136,
    }),
    when('created_on', t('createdOn'), ({ createdOn }) => createdOn),
    { ...when('target.picked_on', t('pickedOn'), ({ pickedOn }) => pickedOn), card: 'meta' },
    {
      ...when('target.delivered_on', t('deliveredOn'), ({ deliveredOn }) => deliveredOn),
      card: 'meta',
    },
    column.accessor('sender.name', { label: t('sender'), card: 'meta' }),
    column.accessor('sender.phoneNumber', {
      key: 'sender.phone_number',
      label: t('senderPhone'),
      width: 168,
    }),
    column.accessor('recipient.name', { label: t('recipient'), card: 'meta' }),
    column.accessor('recipient.phoneNumber', {
      key: 'recipient.phone_number',
      label: t('recipientPhone'),
      width: 168,
    }),
    amountColumn(
      'total_weight',
      t('weight'),
      ({ totalWeight }) => totalWeight,
      amounts.total_weight,
    ),
    amountColumn(
      'total_volume',
      t('volume'),
      ({ totalVolume }) => totalVolume,
      amounts.total_volume,
    ),
    amountColumn('total_price', t('price'), ({ totalPrice }) => totalPrice, amounts.total_price),
    column.accessor(({ locations }) => locations.join(', '), {
      key: 'locations',
      label: t('locations'),
      width: 220,
    }),
  ];
}
