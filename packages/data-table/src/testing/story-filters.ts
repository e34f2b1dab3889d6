import { builtInLocaleOf, useLocale } from '@pantau/core';
import type { FilterSchema } from '../features/filters/filter-schema.ts';
import type { FilterValues } from '../features/filters/filter-value.ts';
import type { FilterSuggestions } from '../features/filter-dialog/filter-suggestions.ts';

const labels = {
  en: {
    status: 'Status',
    DRAFT: 'Draft',
    CONFIRMED: 'Confirmed',
    ASSIGNED: 'Assigned',
    COMPLETED: 'Completed',
    CANCELED: 'Canceled',
    created: 'Created on',
    customer: 'Customer',
    weight: 'Weight',
    volume: 'Volume',
    price: 'Total price',
    reference: 'Reference no.',
    payment: 'Payment',
    cash: 'Cash',
    credit: 'On account',
  },
  id: {
    status: 'Status',
    DRAFT: 'Draf',
    CONFIRMED: 'Dikonfirmasi',
    ASSIGNED: 'Ditugaskan',
    COMPLETED: 'Selesai',
    CANCELED: 'Dibatalkan',
    created: 'Dibuat pada',
    customer: 'Pelanggan',
    weight: 'Berat',
    volume: 'Volume',
    price: 'Total harga',
    reference: 'No. referensi',
    payment: 'Pembayaran',
    cash: 'Tunai',
    credit: 'Tempo',
  },
} as const;

const storyStatuses = ['DRAFT', 'CONFIRMED', 'ASSIGNED', 'COMPLETED', 'CANCELED'] as const;

/** The filters of a sales-order list, with one field of every kind. */
export function storySchema(locale: 'en' | 'id' = 'en'): FilterSchema {
  const t = labels[locale];
  return [
    {
      kind: 'multiSelect',
      key: 'status',
      mapsTo: 'status.name',
      label: t.status,
      inline: true,
      options: storyStatuses.map((value) => ({ value, label: t[value] })),
    },
    { kind: 'dateRange', key: 'created_on', label: t.created },
    { kind: 'multiSelect', key: 'customer_name', label: t.customer },
    { kind: 'numberRange', key: 'total_weight', label: t.weight, unit: 'Kg' },
    { kind: 'numberRange', key: 'total_volume', label: t.volume, unit: 'Cbm' },
    {
      kind: 'numberRange',
      key: 'total_price',
      label: t.price,
      unit: 'Rp',
      unitSide: 'start',
    },
    { kind: 'text', key: 'reference_number', label: t.reference },
    {
      kind: 'select',
      key: 'payment',
      label: t.payment,
      options: [
        { value: 'cash', label: t.cash },
        { value: 'credit', label: t.credit },
      ],
    },
  ];
}

const schemas = { en: storySchema('en'), id: storySchema('id') };

/** The filters in the language of the page. */
export const useStorySchema = (): FilterSchema => schemas[builtInLocaleOf(useLocale())];

/** 20 November 2026, 14:32 in Jakarta. */
export const storyNow = Date.parse('2026-11-20T07:32:00Z');

export const storyValues: FilterValues = {
  created_on: { kind: 'dateRange', from: '2026-11-14', to: '2026-11-20', shortcut: 'last7Days' },
  customer_name: { kind: 'multiSelect', values: ['PT Kertas Brantas', 'CV Tani Raharja'] },
  total_price: { kind: 'numberRange', min: 5_000_000, max: null },
};

const customers = [
  'PT Sumber Pangan Makmur',
  'PT Bina Logam Perkasa',
  'PT Kertas Brantas',
  'PT Farma Nusa Sentosa',
  'CV Tani Raharja',
  'PT Semen Pesisir Utara',
  'UD Karya Mandiri',
];

export const storySuggestions: FilterSuggestions = {
  suggest: (_, search) =>
    Promise.resolve(customers.filter((one) => one.toLowerCase().includes(search.toLowerCase()))),
};
