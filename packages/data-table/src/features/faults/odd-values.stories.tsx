import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { makeSalesOrders, type SalesOrder } from '../../testing/sales-orders.ts';
import { StoryTable, tableIn } from '../../testing/story-table.tsx';
import type { TableColumn } from '../columns/table-column.ts';

const onError = fn();

const odd: readonly unknown[] = [
  ...[Number.NaN, undefined, null, new Date(Number.NaN), '', Symbol('s'), () => 1, { a: 1 }],
  ...[Object.create(null), new Date(Date.UTC(2026, 7, 1, 5, 7)), 10n, true, [1, 2], '<b>x</b>'],
  ...['x'.repeat(200_000), Number.POSITIVE_INFINITY],
];
const orders = makeSalesOrders(odd.length);
const oddOf = (order: SalesOrder): unknown => odd[orders.indexOf(order)];

/** What a host without types may return. */
const columns: readonly TableColumn<SalesOrder>[] = [
  { key: 'number', label: 'Nomor', value: ({ number }) => number },
  { key: 'odd', label: 'Nilai', value: (order) => oddOf(order) as string },
  {
    ...{ key: 'sum', label: 'Jumlah', align: 'end', total: 'sum' },
    value: (order) => oddOf(order) as number,
  },
  {
    ...{ key: 'text', label: 'Teks', value: ({ number }) => number },
    text: (order) => oddOf(order) as string,
  },
];

const meta = {
  title: 'Data table/Features/Odd values',
  id: 'data-table-odd-values',
  component: StoryTable,
  globals: { locale: 'id' },
  parameters: { pantau: { timeZone: 'Asia/Jakarta', onError } },
  args: { data: orders, columns, paging: 'none', totals: ['page', 'all'], height: 900 },
  beforeEach: () => void onError.mockClear(),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-434, DT-435: Values of any kind are shown, sorted, searched and added up; those without a text are a dash. */
export const Values: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(odd.length));
    const shown = table.texts('odd').map((text) => text?.slice(0, 30));
    await expect(shown.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => '–'));
    await expect(shown.slice(9, 14)).toEqual([
      '1 Agu 2026, 12.07',
      '10',
      'true',
      '1,2',
      '<b>x</b>',
    ]);
    for (const direction of ['ascending', 'descending']) {
      await userEvent.click(table.header('Nilai'));
      await waitFor(() => expect(table.header('Nilai')).toHaveAttribute('aria-sort', direction));
      await expect(table.text(odd.length - 1, 'odd')).toBe('–');
    }
    await expect(canvasElement.querySelector('[data-total="sum"]')).toHaveTextContent('10');
    await userEvent.type(table.view.getByRole('searchbox'), 'xxxx{Enter}');
    await waitFor(() => expect(table.rows()).toHaveLength(1));
    const messages = onError.mock.calls.map(([error]) => (error as Error).message);
    await expect(messages.sort()).toEqual(
      ['odd', 'sum']
        .map((key) => `value of column "${key}" is not a text, number, boolean or date`)
        .concat('text of column "text" is not a text, number, boolean or date')
        .sort(),
    );
  },
};

/** DT-435: A group per value, and one for all that have none. */
export const Grouped: Story = {
  args: { defaultGroupBy: ['odd'], totals: [] },
  async play({ canvasElement }) {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-group-row]').length).toBeGreaterThan(3),
    );
  },
};
