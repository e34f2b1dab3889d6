/** A host in React that has only a table of its own array, with the values that are easily exported wrongly. */
import { DataTable, type FilterSchema, columnHelper, useTableQuery } from '@pantau/data-table';
import type { ReactElement } from 'react';
import { showOnRequest } from '../react-page/show-on-request.tsx';

interface Trip {
  readonly id: string;
  readonly number: string;
  readonly customer: string;
  readonly phone: string;
  readonly weight: number;
  readonly loss: number;
  readonly pickedOn: Date;
  /** Epoch ms. */
  readonly deliveredOn: number;
  readonly status: 'DRAFT' | 'SENT';
}

/** Noon of 22 November 2026 in Jakarta. */
const NOON = Date.UTC(2026, 10, 22, 5);
const HOUR_MS = 3_600_000;
/** More than are shown at once. */
const COUNT = 400;

const customers = ['=HYPERLINK("https://evil.invalid","Klik")', 'PT "Sumber"; Pangan', '@SUM(A1)'];

const trips = Array.from({ length: COUNT }, (_, index): Trip => ({
  id: `trip-${index}`,
  number: `SJ-${index + 1}`,
  customer: customers[index % customers.length] ?? '',
  phone: `+62812000${index}`,
  weight: 1_250.5 + index,
  loss: -index,
  pickedOn: new Date(NOON + index * HOUR_MS),
  deliveredOn: NOON + (index + 18) * HOUR_MS,
  status: index % 2 === 0 ? 'DRAFT' : 'SENT',
}));

const number = new Intl.NumberFormat('id-ID');
const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' });
const codes = { DRAFT: 'D', SENT: 'K' } as const;
const column = columnHelper<Trip>();
const columns = [
  column.accessor('number', { label: 'Nomor', locked: true, sticky: true }),
  column.accessor('customer', { label: 'Pelanggan', width: 260 }),
  column.accessor('phone', {
    label: 'Telepon',
    edit: { kind: 'text', apply: (trip, phone) => ({ ...trip, phone }) },
  }),
  column.accessor('weight', {
    label: 'Berat',
    align: 'end',
    text: (weight) => `${number.format(weight)} kg`,
  }),
  column.accessor('loss', { label: 'Susut', align: 'end' }),
  column.accessor('pickedOn', { label: 'Diambil' }),
  column.accessor('deliveredOn', {
    label: 'Diantar',
    text: (at) => day.format(at),
    exportValue: ({ deliveredOn }) => new Date(deliveredOn),
  }),
  column.accessor('status', {
    label: 'Status',
    text: (status) => (status === 'DRAFT' ? 'Draf' : 'Terkirim'),
    exportValue: ({ status }) => codes[status],
  }),
];

const props = { label: 'Surat jalan', columns, data: trips, getRowId: ({ id }: Trip) => id };
const schema: FilterSchema = [
  {
    ...{ kind: 'select', key: 'status', label: 'Status', inline: true },
    options: [
      { value: 'DRAFT', label: 'Draf' },
      { value: 'SENT', label: 'Terkirim' },
    ],
  },
];

/** With chips and pages. */
function Pages(): ReactElement {
  return <DataTable {...props} {...useTableQuery({ schema })} selectable />;
}

showOnRequest(
  location.search === '?pages' ? (
    <Pages />
  ) : (
    <DataTable
      {...props}
      selectable
      paging="none"
      exportTitle="Surat jalan"
      onCellEdit={({ row }) => Promise.resolve(row)}
    />
  ),
);
