import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import { type SalesOrder, makeSalesOrders } from '../../testing/sales-orders.ts';
import { StoryTable, orderId, tableIn } from '../../testing/story-table.tsx';
import type { BulkWork } from '../bulk-run/bulk-work.ts';

const orders = makeSalesOrders(1_284);
const sourceOf = (rows: readonly SalesOrder[]) =>
  createMemoryTableSource({ rows, columns: salesOrderColumns, getRowId: orderId });
const source = sourceOf(orders);

const meta = {
  title: 'Data table/Features/Bulk delete',
  id: 'data-table-bulk-delete',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { data: source, bulkDelete: 'source', defaultQuery: { limit: 25 } },
  beforeEach() {
    source.failWith(null);
    source.put(...orders);
  },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const seen = { timeout: 15_000 };

const told = (text: string) =>
  waitFor(() => expect(page.getAllByText(text)[0]).toBeVisible(), seen);

/** Selects the first rows of the page and asks to delete them. */
async function askFor(canvasElement: HTMLElement, rows: number) {
  const table = tableIn(canvasElement);
  await table.ready();
  await waitFor(() => expect(table.rows().length).toBeGreaterThan(rows), seen);
  for (let index = 0; index < rows; index += 1) await userEvent.click(table.box(index));
  const bar = await table.view.findByRole('group', { name: /^(Actions for|Tindakan untuk)/ }, seen);
  await userEvent.click(within(bar).getByRole('button', { name: /^(Delete|Hapus)$/ }));
  const dialog = await page.findByRole('alertdialog', undefined, seen);
  return { table, dialog };
}

/** The confirmation. */
export const Confirmation: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, dialog } = await askFor(canvasElement, 2);
    await expect(dialog).toHaveAccessibleName('Delete 2 rows?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(table.bar()).toHaveTextContent('2 selected');
    await expect(source.all()).toHaveLength(1_284);
  },
};

/** DT-33: Removes the rows, announces their number and keeps focus in the table. */
export const Deleted: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, dialog } = await askFor(canvasElement, 3);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await told('3 rows deleted');
    await waitFor(() => expect(table.view.getByText(/of 1,281/)).toBeVisible(), seen);
    await expect(table.bar()).toBeNull();
    await expect(table.grid()).toContainElement(document.activeElement as HTMLElement);
    // Focus on a checkbox shows no tooltip.
    await expect(page.queryByRole('tooltip', { hidden: true })).toBeNull();
  },
};

/** All rows on all pages except one. */
export const AllExceptOne: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(5), seen);
    await userEvent.click(table.headBox());
    await userEvent.click(
      await table.view.findByRole('button', { name: 'Select all 1,284' }, seen),
    );
    await userEvent.click(table.box(0));
    await waitFor(() => expect(table.bar()).toHaveTextContent('1,283 selected'));
    await userEvent.click(table.view.getByRole('button', { name: 'Delete' }));
    const dialog = await page.findByRole('alertdialog', undefined, seen);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await told('1,283 rows deleted');
    await expect(source.all()).toHaveLength(1);
  },
};

/** DT-34: If nothing could be deleted, the result says so, with the rows. */
export const Failed: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const { table, dialog } = await askFor(canvasElement, 2);
    source.failWith(new PantauError('server', { status: 500 }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    const result = await table.view.findByRole('region', { name: 'Gagal menghapus data.' }, seen);
    await expect(within(result).getAllByRole('listitem')).toHaveLength(2);
    await expect(source.all()).toHaveLength(1_284);
  },
};

/** DT-34: A retry deletes the rows that could not be deleted. */
export const FailedThenDeleted: Story = {
  ...Failed,
  tags: ['behaviour'],
  async play(context) {
    await Failed.play?.(context);
    source.failWith(null);
    await userEvent.click(page.getByRole('button', { name: 'Coba lagi 2' }));
    await told('2 data dihapus');
    await expect(source.all()).toHaveLength(1_282);
  },
};

const deletesFirst = fn<BulkWork['send']>(async (ids) => {
  const [id = '', ...others] = ids;
  await source.remove({ id });
  const refused = others.map(
    (one) => ({ id: one, outcome: 'refused', reason: 'Assigned' }) as const,
  );
  return { rows: [{ id, outcome: 'done' }, ...refused] };
});

/** DT-33, DT-34: With the host's own deletion, the result names the rows that could not be deleted. */
export const SomeFailed: Story = {
  args: { bulkDelete: { send: deletesFirst } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, dialog } = await askFor(canvasElement, 3);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    const result = await table.view.findByRole('region', { name: '1 done, 2 not done' }, seen);
    await expect(result).toHaveTextContent('1 row deleted');
    await expect(within(result).getAllByRole('listitem')).toHaveLength(2);
    await expect(table.bar()).toBeNull();
    await expect(source.all()).toHaveLength(1_283);
  },
};
