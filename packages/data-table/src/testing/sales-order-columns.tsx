import { type Format, createFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import type { TableColumn } from '../features/columns/table-column.ts';
import type { SalesOrder } from './sales-orders.ts';
import css from './sales-order-columns.module.css';

function When({ at, format }: { readonly at: number; readonly format: Format }): ReactElement {
  return (
    <span className={css.when}>
      <span className={css.day}>{format.date(at)}</span>
      <span className={css.time}>{format.time(at)}</span>
    </span>
  );
}

const when = (
  format: Format,
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
    return at === null ? '' : `${format.date(at)} ${format.time(at)}`;
  },
  exportValue: (order) => {
    const at = value(order);
    return at === null ? null : new Date(at);
  },
  render: (order) => {
    const at = value(order);
    return at === null ? '–' : <When at={at} format={format} />;
  },
});

const texts = {
  en: {
    ...{ DRAFT: 'Draft', CONFIRMED: 'Confirmed', ASSIGNED: 'Assigned', COMPLETED: 'Completed' },
    ...{ CANCELED: 'Canceled', number: 'Number', status: 'Status', sales: 'Sales' },
    ...{ customer: 'Customer', reference: 'Reference no.', created: 'Created on' },
    ...{ pickUp: 'Pick up on', deliver: 'Deliver on', sender: 'Sender', recipient: 'Recipient' },
    ...{ senderPhone: 'Sender phone', recipientPhone: 'Recipient phone', weight: 'Weight' },
    ...{ volume: 'Volume', price: 'Total price', locations: 'Locations' },
  },
  id: {
    ...{ DRAFT: 'Draf', CONFIRMED: 'Dikonfirmasi', ASSIGNED: 'Ditugaskan', COMPLETED: 'Selesai' },
    ...{ CANCELED: 'Dibatalkan', number: 'Nomor', status: 'Status', sales: 'Sales' },
    ...{ customer: 'Pelanggan', reference: 'No. referensi', created: 'Dibuat pada' },
    ...{ pickUp: 'Jadwal ambil', deliver: 'Jadwal kirim', sender: 'Pengirim' },
    ...{ recipient: 'Penerima', senderPhone: 'Telepon pengirim' },
    ...{ recipientPhone: 'Telepon penerima', weight: 'Berat', volume: 'Volume' },
    ...{ price: 'Total harga', locations: 'Lokasi' },
  },
} as const;

function createColumns(locale: 'en' | 'id'): readonly TableColumn<SalesOrder>[] {
  const t = texts[locale];
  const format = createFormat(locale, 'Asia/Jakarta');
  const { number } = format;
  return [
    {
      key: 'number',
      card: 'title',
      label: t.number,
      value: (order) => order.number,
      width: 180,
      locked: true,
      sticky: true,
      render: (order) => (
        <a
          href={`#${order.id}`}
          target="_blank"
          rel="noreferrer"
          tabIndex={-1}
          className={css.link}
        >
          {order.number}
        </a>
      ),
    },
    {
      key: 'status.name',
      card: 'status',
      label: t.status,
      value: (order) => order.status,
      text: (order) => t[order.status],
      width: 128,
      locked: true,
      sticky: true,
    },
    { key: 'sales_name', label: t.sales, value: (order) => order.salesName, width: 128 },
    {
      key: 'customer_name',
      card: 'subtitle',
      label: t.customer,
      value: (order) => order.customerName,
      width: 184,
    },
    {
      key: 'reference_number',
      label: t.reference,
      value: (order) => order.referenceNumber,
      width: 128,
    },
    when(format, 'created_on', t.created, (order) => order.createdOn),
    when(format, 'target.picked_on', t.pickUp, (order) => order.pickedOn),
    {
      ...when(format, 'target.delivered_on', t.deliver, (order) => order.deliveredOn),
      card: 'meta',
    },
    { key: 'sender.name', card: 'meta', label: t.sender, value: (order) => order.senderName },
    {
      key: 'sender.phone_number',
      label: t.senderPhone,
      value: (order) => order.senderPhone,
      width: 136,
    },
    {
      key: 'recipient.name',
      card: 'meta',
      label: t.recipient,
      value: (order) => order.recipientName,
    },
    {
      key: 'recipient.phone_number',
      label: t.recipientPhone,
      value: (order) => order.recipientPhone,
      width: 150,
    },
    {
      key: 'total_weight',
      card: 'note',
      label: t.weight,
      value: (order) => order.totalWeight,
      text: (order) => `${number(order.totalWeight)} kg`,
      totalText: (kg) => `${number(Number(kg))} kg`,
      width: 112,
      align: 'end',
    },
    {
      key: 'total_volume',
      card: 'note',
      label: t.volume,
      value: (order) => order.totalVolume,
      text: (order) => `${number(order.totalVolume)} cbm`,
      width: 112,
      align: 'end',
    },
    {
      key: 'total_price',
      card: 'value',
      label: t.price,
      value: (order) => order.totalPrice,
      text: (order) => `Rp ${number(order.totalPrice)}`,
      width: 136,
      align: 'end',
    },
    {
      key: 'locations',
      label: t.locations,
      value: (order) => order.locations.join(', '),
      width: 200,
    },
  ];
}

/** The columns of a sales-order list in both languages. */
export const columnsIn = { en: createColumns('en'), id: createColumns('id') };

/** The sixteen columns of a sales-order list. */
export const salesOrderColumns = columnsIn.en;
