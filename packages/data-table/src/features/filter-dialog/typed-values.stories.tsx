import { useLocale } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storyNow } from '../../testing/story-filters.ts';
import { StoryTable, orders, tableIn } from '../../testing/story-table.tsx';
import type { SalesOrder } from '../../testing/sales-orders.ts';
import { useTableQuery } from '../address/use-table-query.ts';
import type { CellChange } from '../columns/cell-edit.ts';
import type { TableColumn } from '../columns/table-column.ts';
import type { FilterSchema } from '../filters/filter-schema.ts';
import type { FilterSubmission } from './submit-filters.ts';

const labels = {
  en: { number: 'Number', price: 'Total price', volume: 'Volume', created: 'Created on' },
  id: { number: 'Nomor', price: 'Total harga', volume: 'Volume', created: 'Dibuat pada' },
} as const;

const data = orders.slice(0, 3).map((order, index) => ({
  ...order,
  totalPrice: 1_250_000 + index,
  totalVolume: 2_026.5 + index,
  createdOn: Date.parse('2026-11-14T03:05:00Z'),
}));

const onSubmit = fn<(submission: FilterSubmission) => void>();
const onSave = fn<(change: CellChange<SalesOrder>) => void>();

/** Columns without texts of their own: the table writes numbers and dates itself. */
const columnsIn = (t: (typeof labels)['en' | 'id']): readonly TableColumn<SalesOrder>[] => [
  { key: 'number', label: t.number, value: ({ number }) => number },
  {
    key: 'price',
    label: t.price,
    value: ({ totalPrice }) => totalPrice,
    edit: { kind: 'number', apply: (order, price) => ({ ...order, totalPrice: price ?? 0 }) },
  },
  { key: 'volume', label: t.volume, value: ({ totalVolume }) => totalVolume },
  {
    key: 'created',
    label: t.created,
    value: ({ createdOn }) => new Date(createdOn),
    edit: {
      kind: 'date',
      apply: (order, day) => ({ ...order, createdOn: Date.parse(`${day}T00:00:00+07:00`) }),
    },
  },
];

const schemaIn = (t: (typeof labels)['en' | 'id']): FilterSchema => [
  { kind: 'numberRange', key: 'price', label: t.price, unit: 'Rp', unitSide: 'start' },
  { kind: 'dateRange', key: 'created', label: t.created },
];

function TypedValues(): ReactElement {
  const t = labels[useLocale() as 'en' | 'id'];
  const [{ columns, schema }] = useState(() => ({ columns: columnsIn(t), schema: schemaIn(t) }));
  const query = useTableQuery({ schema });
  return (
    <StoryTable
      {...query}
      data={data}
      columns={columns}
      onFilterSubmit={onSubmit}
      onCellEdit={async (change) => {
        onSave(change);
        return undefined;
      }}
    />
  );
}

const meta = {
  title: 'Data table/Features/Typed values',
  id: 'data-table-typed-values',
  component: TypedValues,
  parameters: { pantau: { timeZone: 'Asia/Jakarta', clock: createManualClock(storyNow) } },
  beforeEach: () => {
    onSubmit.mockClear();
    onSave.mockClear();
  },
} satisfies Meta<typeof TypedValues>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Texts of a page, and what its user types for 1.5 million and 14 November. */
interface Language {
  readonly labels: (typeof labels)['en' | 'id'];
  readonly min: string;
  readonly from: string;
  readonly apply: string;
  readonly million: string;
  readonly volume: string;
  readonly created: string;
}

const languages = {
  id: {
    ...{ labels: labels.id, min: 'Total harga: Minimum', from: 'Dibuat pada: Dari' },
    ...{ apply: 'Terapkan', million: '1.500.000,5', volume: '2026,5' },
    created: '14 Nov 2026, 10.05',
  },
  en: {
    ...{ labels: labels.en, min: 'Total price: Minimum', from: 'Created on: From' },
    ...{ apply: 'Apply', million: '1,500,000.5', volume: '2026.5' },
    created: '14 Nov 2026, 10:05',
  },
} as const satisfies Record<string, Language>;

async function typeEverywhere(canvasElement: HTMLElement, language: Language): Promise<void> {
  const table = tableIn(canvasElement);
  const { min, from, apply, million, volume, created } = language;
  await table.ready();
  await waitFor(() => expect(table.rows()).toHaveLength(3));
  await expect(table.text(0, 'volume')).toBe(volume);
  await expect(table.text(0, 'created')).toBe(created);
  await userEvent.type(table.view.getByRole('searchbox'), `${volume}{Enter}`);
  await waitFor(() => expect(table.rows()).toHaveLength(1));
  await userEvent.clear(table.view.getByRole('searchbox'));
  await userEvent.keyboard('{Enter}');

  const edit = async (key: string, text: string): Promise<CellChange<SalesOrder> | undefined> => {
    const before = onSave.mock.calls.length;
    await waitFor(() => expect(table.cell(0, key)).toHaveAttribute('aria-readonly'));
    table.cell(0, key).focus();
    await userEvent.keyboard('{Enter}');
    const field = await waitFor(() => {
      const found = table.cell(0, key).querySelector('input');
      if (found === null) throw new Error(`No field in ${key}`);
      return found;
    });
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(before + 1));
    return onSave.mock.lastCall?.[0];
  };
  await expect((await edit('price', million))?.value).toBe(1_500_000.5);
  await expect((await edit('created', '13/11/2026'))?.value).toBe('2026-11-13');

  await userEvent.click(table.view.getByRole('button', { name: 'Filter' }));
  await userEvent.type(await table.view.findByRole('textbox', { name: min }), million);
  await userEvent.type(table.view.getByRole('textbox', { name: from }), '14/11/2026');
  await userEvent.click(table.view.getByRole('button', { name: apply }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  await expect(onSubmit.mock.lastCall?.[0].expressions).toEqual([
    { key: 'price', op: 'gte', value: 1_500_000.5 },
    { key: 'created', op: 'gte', value: Date.parse('2026-11-14T00:00:00+07:00') },
  ]);
}

/** DT-436: On an Indonesian page 1.500.000,5 and 14/11/2026 are typed, and 2026,5 is shown and found. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: ({ canvasElement }) => typeEverywhere(canvasElement, languages.id),
};

/** DT-436: On an English page 1,500,000.5 is typed, and 2026.5 is shown and found. */
export const English: Story = {
  play: ({ canvasElement }) => typeEverywhere(canvasElement, languages.en),
};
