import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StoryTable, tableIn } from '../../testing/story-table.tsx';
import type { BulkAction } from './bulk-action.ts';

const onDelete = fn();
const bulkActions: readonly BulkAction[] = [
  {
    key: 'status',
    label: 'Change status',
    items: [
      { key: 'draft', label: 'Draft', onSelect: fn() },
      { key: 'canceled', label: 'Canceled', tone: 'danger', onSelect: fn() },
    ],
  },
  { key: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', onSelect: onDelete },
];

const meta = {
  title: 'Data table/Features/Selection',
  id: 'data-table-selection',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { bulkActions, defaultQuery: { limit: 25 } },
  beforeEach: () => void onDelete.mockClear(),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-30: Actions are disabled without a selection. */
export const NothingSelected: Story = {
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await expect(table.view.getByRole('button', { name: 'Actions' })).toBeDisabled();
  },
};

/** DT-30: A selection enables them. */
export const FirstSelected: Story = {
  tags: ['behaviour'],
  async play(context) {
    await NothingSelected.play?.(context);
    const table = tableIn(context.canvasElement);
    await userEvent.click(table.box(0));
    await expect(table.view.getByRole('button', { name: 'Actions' })).toBeEnabled();
  },
};

/** DT-31: The bar appears without layout shift and does not cover the header. */
export const SomeSelected: Story = {
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    const top = grid.getBoundingClientRect().top;
    const height = grid.offsetHeight;
    await userEvent.click(table.box(1));
    await userEvent.click(table.box(3));
    const bar = await table.view.findByRole('group', { name: 'Actions for the selected rows' });
    await expect(bar).toHaveTextContent('2 selected');
    await expect(grid.getBoundingClientRect().top).toBe(top);
    await expect(grid.offsetHeight).toBe(height);
    await expect(bar.getBoundingClientRect().top).toBeGreaterThan(
      table.header(/^Number/).getBoundingClientRect().bottom,
    );
    await expect(table.headBox().indeterminate).toBe(true);
  },
};

/** DT-32: Shift selects a range; rows stay selected across pages. */
export const RangesAndPages: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    await user.click(table.box(1));
    await user.keyboard('{Shift>}');
    await user.click(table.box(4));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(table.bar()).toHaveTextContent('4 selected'));
    await user.click(table.view.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01259'));
    await expect(table.bar()).toHaveTextContent('4 selected');
    await user.click(table.headBox());
    await waitFor(() => expect(table.bar()).toHaveTextContent('29 selected'));
    await user.click(table.view.getByRole('button', { name: 'Select all 1,284' }));
    await waitFor(() => expect(table.bar()).toHaveTextContent('1,284 selected'));
    await user.click(table.view.getByRole('button', { name: 'Delete' }));
    await expect(onDelete.mock.calls[0]?.[0]).toMatchObject({
      count: 1284,
      selection: { mode: 'except' },
    });
    await user.click(table.view.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(table.bar()).toBeNull());
  },
};

export const Indonesian: Story = {
  args: {
    bulkActions: [
      { key: 'status', label: 'Ubah status', items: [] },
      { key: 'delete', label: 'Hapus', icon: 'trash', tone: 'danger', onSelect: onDelete },
    ],
  },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await userEvent.click(table.headBox());
    const bar = await table.view.findByRole('group', { name: 'Tindakan untuk baris terpilih' });
    await expect(bar).toHaveTextContent('25 dipilih');
  },
};
