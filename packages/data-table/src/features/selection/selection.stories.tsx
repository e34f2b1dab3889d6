import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SalesOrder } from '../../testing/sales-orders.ts';
import { StoryTable, orders, tableIn } from '../../testing/story-table.tsx';
import type { BulkAction } from '../bulk-actions/bulk-action.ts';
import type { BulkTarget } from '../bulk-run/bulk-target.ts';

const onArchive = fn<(target: BulkTarget) => void>();
const bulkActions: readonly BulkAction[] = [
  { key: 'archive', label: 'Archive', onSelect: onArchive },
];

/** The second row of the page cannot be selected, and a third of the others neither. */
const rowSelectable = (order: SalesOrder): true | string =>
  orders.indexOf(order) % 3 === 1 ? 'Completed orders cannot be changed' : true;

const meta = {
  title: 'Data table/Features/Selection of rows',
  id: 'data-table-selection-rows',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { bulkActions },
  beforeEach: () => void onArchive.mockClear(),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const until = { timeout: 15_000 };
const page = within(document.body);

/** DT-203: "All" ends with the search it was chosen under; rows selected one by one stay, and it says so. */
export const AllBelongsToQuery: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await userEvent.click(table.headBox());
    await userEvent.click(
      await table.view.findByRole('button', { name: 'Select all 1,284' }, until),
    );
    await waitFor(() => expect(table.bar()).toHaveTextContent('1,284 selected'), until);
    await userEvent.type(table.view.getByRole('searchbox'), 'karawang{Enter}');
    await waitFor(() => expect(table.bar()).toBeNull(), until);
    await userEvent.click(table.box(0));
    await waitFor(() => expect(table.bar()).toHaveTextContent('1 selected'), until);
    await userEvent.clear(table.view.getByRole('searchbox'));
    await userEvent.type(table.view.getByRole('searchbox'), 'no such order{Enter}');
    await waitFor(
      () => expect(table.bar()).toHaveTextContent('1 of them outside the search and filters'),
      until,
    );
    await userEvent.click(table.view.getByRole('button', { name: 'Archive' }));
    const [target] = onArchive.mock.calls[0] ?? [];
    await expect(target?.query.search).toBe('no such order');
    await expect(await target?.resolveIds()).toHaveLength(1);
  },
};

/** DT-207: Rows that cannot be selected say why, and "all" leaves them out. */
export const NotSelectable: Story = {
  args: { rowSelectable },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10), until);
    await expect(table.box(1)).toBeDisabled();
    await userEvent.click(table.headBox());
    await waitFor(() => expect(table.bar()).toHaveTextContent('7 selected'), until);
    await expect(table.rows()[1]).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(table.view.getByRole('button', { name: 'Select all 856' }));
    await waitFor(() => expect(table.bar()).toHaveTextContent('856 selected'), until);
    await expect(table.rows()[1]).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(table.view.getByRole('button', { name: 'Archive' }));
    const [target] = onArchive.mock.calls[0] ?? [];
    await expect(await target?.resolveIds()).toHaveLength(856);
  },
};

/** DT-207: The reason is reached by keyboard, and belongs to the cell for screen readers. */
export const ReasonByKeyboard: Story = {
  args: { rowSelectable },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10), until);
    table.headBox().closest<HTMLElement>('[role="columnheader"]')?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const cell = table.box(1).closest('[role="gridcell"]');
    await waitFor(() => expect(cell).toHaveFocus(), until);
    await expect(cell).toHaveTextContent('Completed orders cannot be changed');
    const tooltip = await page.findByRole('tooltip', { hidden: true }, until);
    await expect(tooltip).toHaveTextContent('Completed orders cannot be changed');
    await userEvent.keyboard(' ');
    await expect(table.bar()).toBeNull();
  },
};

export const Indonesian: Story = {
  args: {
    bulkActions: [{ key: 'archive', label: 'Arsipkan', onSelect: onArchive }],
    rowSelectable: (order) => rowSelectable(order) === true || 'Order selesai tidak dapat diubah',
  },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await userEvent.click(table.headBox());
    await userEvent.type(table.view.getByRole('searchbox'), 'order lain{Enter}');
    await expect(await table.view.findByText(/di luar/, undefined, until)).toBeVisible();
  },
};
