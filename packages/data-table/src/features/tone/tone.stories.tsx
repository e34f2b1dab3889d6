import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../../testing/sales-orders.ts';
import { StoryTable, orders, tableIn } from '../../testing/story-table.tsx';
import type { ToneMark, ToneOf } from './tone.ts';

const rowTone: ToneOf<SalesOrder> = ({ status }) =>
  status === 'CANCELED' ? { tone: 'muted', label: 'Canceled' } : null;

const late: ToneMark = { tone: 'urgent', label: 'Overdue' };
const soon: ToneMark = { tone: 'important', label: 'Due today' };
const done: ToneMark = { tone: 'success', label: 'Delivered' };

const tones: Readonly<Record<SalesOrder['status'], ToneMark | null>> = {
  DRAFT: null,
  CONFIRMED: soon,
  ASSIGNED: late,
  COMPLETED: done,
  CANCELED: null,
};

const columns = salesOrderColumns.map((column) =>
  column.key === 'customer_name'
    ? { ...column, tone: ({ status }: SalesOrder) => tones[status] }
    : column,
);

const meta = {
  title: 'Data table/Features/Tone',
  id: 'data-table-tone',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { columns, rowTone, defaultQuery: { limit: 25 }, selectable: true },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-251: Rows and cells have a sign of their own shape with a name, not only a colour. */
export const RowsAndCells: Story = {
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(5));
    const shapes = new Map<string, string>();
    for (const [index, row] of table.rows().entries()) {
      const status = table.text(index, 'status.name');
      const mark = status === 'Canceled' ? 'number' : 'customer_name';
      const cell = within(table.cell(index, mark));
      const label = { Canceled: 'Canceled', Assigned: 'Overdue', Confirmed: 'Due today' }[
        status ?? ''
      ];
      if (label === undefined) continue;
      const sign = cell.getByRole('img', { name: label });
      shapes.set(label, sign.querySelector('path')?.getAttribute('d') ?? '');
      if (status === 'Canceled') await expect(row.dataset['tone']).toBe('muted');
    }
    await expect(shapes.size).toBe(3);
    await expect(new Set(shapes.values()).size).toBe(3);
  },
};
export const RowsAndCellsDark: Story = { ...RowsAndCells, globals: { theme: 'dark' } };

/** DT-251 */
export const OnCards: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  args: { height: 640, data: orders.filter(({ status }) => status === 'ASSIGNED') },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    await expect(table.view.getAllByRole('img', { name: 'Overdue' })[0]).toBeVisible();
  },
};

/** DT-422: On a narrow card, the sign of the row cuts neither the title nor the status. */
export const OnNarrowCards: Story = {
  globals: { locale: 'id' },
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 284, flush: true } },
  args: { height: 640, data: orders.filter(({ status }) => status === 'CANCELED') },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    const [card] = table.rows();
    for (const key of ['number', 'status.name']) {
      const part = card?.querySelector(`[data-key="${key}"]`);
      await expect(part).toBeVisible();
      await expect(part?.scrollWidth).toBe(part?.clientWidth);
    }
  },
};
