import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import { type SalesOrder, makeSalesOrders } from '../../testing/sales-orders.ts';
import { StoryTable, orderId, tableIn } from '../../testing/story-table.tsx';
import type { TableColumn } from '../columns/table-column.ts';

const onError = fn();

const meta = {
  title: 'Data table/Features/Faults of the host',
  id: 'data-table-faults-of-the-host',
  component: StoryTable,
  parameters: { pantau: { onError } },
  beforeEach: () => void onError.mockClear(),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const until = { timeout: 15_000 };
const messages = (): string[] => onError.mock.calls.map(([error]) => (error as Error).message);

const orders = makeSalesOrders(40);
const isFaulty = ({ id }: SalesOrder): boolean => id === orders[1]?.id;

function fault(order: SalesOrder): void {
  if (isFaulty(order)) throw new TypeError('cannot read this order');
}

function FaultyComponent({ order }: { readonly order: SalesOrder }): ReactElement {
  fault(order);
  return <b>{order.number}</b>;
}

const faultyColumns: readonly TableColumn<SalesOrder>[] = [
  { key: 'number', label: 'Number', value: ({ number }) => number },
  {
    key: 'value',
    label: 'Value',
    value: (order) => (fault(order), order.salesName),
  },
  {
    key: 'text',
    label: 'Text',
    value: ({ number }) => number,
    text: (order) => (fault(order), order.salesName),
  },
  {
    key: 'render',
    label: 'Rendered',
    value: ({ number }) => number,
    render: (order) => (fault(order), (<b>{order.number}</b>)),
  },
  {
    key: 'component',
    label: 'Component',
    value: ({ number }) => number,
    render: (order) => <FaultyComponent order={order} />,
  },
];

/** DT-201: A cell that throws shows less; the table, also sorted and searched, and other cells work. */
export const ThrowingCells: Story = {
  args: { data: orders, columns: faultyColumns },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10), until);
    const number = table.text(1, 'number');
    await expect(table.text(1, 'value')).toBe('–');
    await expect(table.text(1, 'text')).toBe(number);
    await expect(table.text(1, 'render')).toBe(number);
    await expect(table.text(1, 'component')).toBe(number);
    await expect(table.cell(0, 'component').querySelector('b')).not.toBeNull();
    await userEvent.click(table.header(/^Value/));
    await userEvent.type(table.view.getByRole('searchbox'), 'SO-{Enter}');
    await waitFor(() => expect(table.rows()).toHaveLength(10), until);
    await waitFor(() => expect(messages()).toHaveLength(4));
    await expect(new Set(messages()).size).toBe(4);
  },
};

const fails = (): never => {
  throw new TypeError('fault of the host');
};

/** DT-201: Tones, addresses, actions and totals that throw are left out; the rows stay. */
export const ThrowingRowFunctions: Story = {
  args: {
    data: orders,
    columns: salesOrderColumns.map((column) =>
      column.key === 'customer_name' ? { ...column, tone: fails, total: fails } : column,
    ),
    rowTone: fails,
    rowHref: fails,
    rowActions: fails,
    totals: ['page'],
  },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10), until);
    await waitFor(() => expect(new Set(messages()).size).toBe(5), until);
    await expect(messages().sort()).toEqual([
      'rowActions failed',
      'rowHref failed',
      'rowTone failed',
      'tone of column "customer_name" failed',
      'total of column "customer_name" failed',
    ]);
    await expect(table.text(0, 'number')).toBe(orders[0]?.number);
    await expect(table.grid().querySelector('[data-row-link]')).toBeNull();
    await expect(table.grid().querySelector('[data-total="customer_name"]')).toHaveTextContent('–');
  },
};

const repeating = orders.map((order, index) =>
  index % 5 === 3 ? { ...order, id: orders[0]?.id ?? '' } : order,
);

/** DT-200: Rows with duplicate ids are distinguished by position; the fault is reported once. */
export const RepeatedIds: Story = {
  args: { data: repeating, selectable: true, defaultQuery: { limit: 25 } },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const numbers = repeating.slice(0, 25).map(({ number }) => number);
    const shown = (): (string | null)[] => table.texts('number');
    await waitFor(() => expect(shown()).toEqual(numbers.slice(0, shown().length)), until);
    await userEvent.click(table.box(3));
    await expect([table.box(0).checked, table.box(3).checked]).toEqual([false, true]);
    await userEvent.click(table.view.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(table.text(0, 'number')).toBe(repeating[25]?.number), until);
    await expect(messages()).toEqual([`Several rows have the id "${orders[0]?.id}"`]);
  },
};

/** DT-200: A source may return the same row on two pages, for example because one was inserted. */
export const RepeatedAcrossPages: Story = {
  args: {
    data: {
      list: (query) => Promise.resolve({ rows: orders.slice(0, 10), page: query.page, total: 30 }),
      remove: () => Promise.resolve(),
    },
    selectable: true,
  },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10), until);
    await userEvent.click(table.view.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(table.rows()[0]).toHaveAttribute('aria-rowindex', '12'), until);
    await expect(table.rows()).toHaveLength(10);
  },
};

const memory = createMemoryTableSource({
  rows: orders,
  columns: salesOrderColumns,
  getRowId: orderId,
});
let broken = true;

/** DT-202: A source that throws instead of rejecting leads to the error state. */
export const ThrowingSource: Story = {
  args: {
    data: {
      ...memory,
      list(query, signal) {
        if (broken) throw new TypeError('fault of the source');
        return memory.list(query, signal);
      },
    },
  },
  beforeEach: () => void (broken = true),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await expect(
      await table.view.findByText('Could not load rows', undefined, until),
    ).toBeVisible();
    broken = false;
    await userEvent.click(table.view.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(table.rows()).toHaveLength(10), until);
  },
};

export const Indonesian: Story = {
  args: { data: { ...memory, list: fails } },
  globals: { locale: 'id' },
};
