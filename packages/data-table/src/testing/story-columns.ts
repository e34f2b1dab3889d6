import type { ColumnSettings } from '../features/columns/setting-tree.ts';
import { defaultSettings } from '../features/columns/default-settings.ts';
import type { Column, ColumnDef } from '../features/columns/columns.ts';

type Row = Readonly<Record<string, string>>;

const labels = {
  en: {
    number: 'Number',
    status: 'Status',
    sales: 'Sales',
    customer: 'Customer',
    reference: 'Reference no.',
    schedule: 'Schedule',
    pickUp: 'Pick up on',
    deliver: 'Deliver on',
    created: 'Created on',
    sender: 'Sender',
    recipient: 'Recipient',
    name: 'Name',
    phone: 'Phone number',
    weight: 'Weight',
    volume: 'Volume',
    price: 'Total price',
    locations: 'Locations',
  },
  id: {
    number: 'Nomor',
    status: 'Status',
    sales: 'Sales',
    customer: 'Pelanggan',
    reference: 'No. referensi',
    schedule: 'Jadwal',
    pickUp: 'Jadwal penjemputan',
    deliver: 'Jadwal pengantaran',
    created: 'Dibuat pada',
    sender: 'Pengirim',
    recipient: 'Penerima',
    name: 'Nama',
    phone: 'Nomor telepon',
    weight: 'Berat',
    volume: 'Volume',
    price: 'Total harga',
    locations: 'Lokasi',
  },
} as const;

/** The columns of a sales-order list, for stories and tests. */
export function storyColumns(locale: 'en' | 'id' = 'en'): readonly ColumnDef<Row>[] {
  const t = labels[locale];
  const column = (key: string, label: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
    key,
    label,
    value: (row) => row[key] ?? null,
    ...more,
  });
  const person = (key: 'sender' | 'recipient'): ColumnDef<Row> => ({
    key,
    label: t[key],
    fields: [
      column(`${key}.name`, t.name),
      column(`${key}.phone_number`, t.phone, { shown: false }),
    ],
  });
  return [
    column('number', t.number, { locked: true, sticky: true }),
    column('status', t.status, { locked: true, sticky: true }),
    column('sales_name', t.sales),
    column('customer_name', t.customer),
    column('reference_number', t.reference),
    {
      key: 'target',
      label: t.schedule,
      fields: [column('target.picked_on', t.pickUp), column('target.delivered_on', t.deliver)],
    },
    column('created_on', t.created),
    person('sender'),
    person('recipient'),
    column('total_weight', t.weight),
    column('total_volume', t.volume),
    column('total_price', t.price),
    column('locations', t.locations),
  ];
}

export const storySettings = (locale?: 'en' | 'id'): ColumnSettings =>
  defaultSettings(storyColumns(locale));
