import { createFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import type { TableColumn } from '../features/columns/table-column.ts';
import type { SalesOrder } from './sales-orders.ts';
import css from './sales-order-columns.module.css';

const { number, date, time } = createFormat('en', 'Asia/Jakarta');

function When({ at }: { readonly at: number }): ReactElement {
  return (
    <span className={css.when}>
      <span className={css.day}>{date(at)}</span>
      <span className={css.time}>{time(at)}</span>
    </span>
  );
}

const when = (
  key: string,
  label: string,
  value: (order: SalesOrder) => number | null,
): TableColumn<SalesOrder> => ({
  key,
  label,
  value,
  width: 128,
  text: (order) => {
    const at = value(order);
    return at === null ? '' : `${date(at)} ${time(at)}`;
  },
  exportValue: (order) => {
    const at = value(order);
    return at === null ? null : new Date(at);
  },
  render: (order) => {
    const at = value(order);
    return at === null ? '–' : <When at={at} />;
  },
});

const labels = {
  DRAFT: 'Draft',
  CONFIRMED: 'Confirmed',
  ASSIGNED: 'Assigned',
  COMPLETED: 'Completed',
  CANCELED: 'Canceled',
} as const;

/** The sixteen columns of a sales-order list. */
export const salesOrderColumns: readonly TableColumn<SalesOrder>[] = [
  {
    key: 'number',
    card: 'title',
    label: 'Number',
    value: (order) => order.number,
    width: 180,
    locked: true,
    sticky: true,
    render: (order) => (
      <a href={`#${order.id}`} target="_blank" rel="noreferrer" tabIndex={-1} className={css.link}>
        {order.number}
      </a>
    ),
  },
  {
    key: 'status.name',
    card: 'status',
    label: 'Status',
    value: (order) => order.status,
    text: (order) => labels[order.status],
    width: 128,
    locked: true,
    sticky: true,
  },
  { key: 'sales_name', label: 'Sales', value: (order) => order.salesName, width: 128 },
  {
    key: 'customer_name',
    card: 'subtitle',
    label: 'Customer',
    value: (order) => order.customerName,
    width: 184,
  },
  {
    key: 'reference_number',
    label: 'Reference no.',
    value: (order) => order.referenceNumber,
    width: 128,
  },
  when('created_on', 'Created on', (order) => order.createdOn),
  when('target.picked_on', 'Pick up on', (order) => order.pickedOn),
  { ...when('target.delivered_on', 'Deliver on', (order) => order.deliveredOn), card: 'meta' },
  { key: 'sender.name', card: 'meta', label: 'Sender', value: (order) => order.senderName },
  {
    key: 'sender.phone_number',
    label: 'Sender phone',
    value: (order) => order.senderPhone,
    width: 136,
  },
  {
    key: 'recipient.name',
    card: 'meta',
    label: 'Recipient',
    value: (order) => order.recipientName,
  },
  {
    key: 'recipient.phone_number',
    label: 'Recipient phone',
    value: (order) => order.recipientPhone,
    width: 150,
  },
  {
    key: 'total_weight',
    card: 'note',
    label: 'Weight',
    value: (order) => order.totalWeight,
    text: (order) => `${number(order.totalWeight)} kg`,
    width: 112,
    align: 'end',
  },
  {
    key: 'total_volume',
    card: 'note',
    label: 'Volume',
    value: (order) => order.totalVolume,
    text: (order) => `${number(order.totalVolume)} cbm`,
    width: 112,
    align: 'end',
  },
  {
    key: 'total_price',
    card: 'value',
    label: 'Total price',
    value: (order) => order.totalPrice,
    text: (order) => `Rp ${number(order.totalPrice)}`,
    width: 136,
    align: 'end',
  },
  {
    key: 'locations',
    label: 'Locations',
    value: (order) => order.locations.join(', '),
    width: 200,
  },
];
