import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { makeSalesOrders } from '../../testing/sales-orders.ts';
import { StoryTable, tableIn } from '../../testing/story-table.tsx';

const onError = fn();

const orders = makeSalesOrders(40);

const meta = {
  title: 'Data table/Features/Faulty parts of the host',
  id: 'data-table-faulty-parts-of-the-host',
  component: StoryTable,
  parameters: { pantau: { onError } },
  args: { data: orders },
  beforeEach: () => void onError.mockClear(),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const messages = (): string[] => onError.mock.calls.map(([error]) => (error as Error).message);

const Broken = (): never => {
  throw new TypeError('fault of the host');
};

/** DT-433: A slot whose component throws shows the built-in part; content around the rows is left out. */
export const SlotsAndContent: Story = {
  args: {
    slots: { paging: Broken, search: Broken, columns: Broken },
    toolbarStart: <Broken />,
    toolbarEnd: <Broken />,
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10));
    await userEvent.click(table.view.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(table.text(0, 'number')).toBe(orders[10]?.number));
    await userEvent.type(table.view.getByRole('searchbox'), `${orders[3]?.number}{Enter}`);
    await waitFor(() => expect(table.rows()).toHaveLength(1));
    await expect(table.view.getByRole('button', { name: 'Choose columns' })).toBeVisible();
    await expect(messages().sort()).toEqual([
      'slot "columns" failed',
      'slot "paging" failed',
      'slot "search" failed',
      'toolbarEnd failed',
      'toolbarStart failed',
    ]);
  },
};

/** DT-433: Instead of an empty state that throws, the table shows its own. */
export const EmptyState: Story = {
  args: { data: [], empty: <Broken /> },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await expect(await table.view.findByText('Nothing here yet')).toBeVisible();
    await expect(messages()).toEqual(['empty failed']);
  },
};

export const EmptyStateInIndonesian: Story = {
  args: EmptyState.args ?? {},
  globals: { locale: 'id' },
};
