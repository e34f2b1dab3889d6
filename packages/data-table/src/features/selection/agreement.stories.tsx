import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import { type SalesOrder, makeSalesOrders } from '../../testing/sales-orders.ts';
import { StoryTable, type StoryTableProps, orderId, tableIn } from '../../testing/story-table.tsx';
import { useStoryText } from '../../testing/story-texts.ts';
import type { BulkAction } from '../bulk-actions/bulk-action.ts';
import type { BulkWork } from '../bulk-run/bulk-work.ts';
import type { TableSource } from '../rows/table-source.ts';

const orders = makeSalesOrders(45);
const known = orders.slice(0, 40);

const send = fn<BulkWork['send']>((ids) =>
  Promise.resolve({ rows: ids.map((id) => ({ id, outcome: 'done' }) as const) }),
);
const bulkActions: readonly BulkAction[] = [
  {
    key: 'archive',
    label: 'Archive',
    work: { send, confirm: ({ count }) => ({ title: `Archive ${count} orders?` }) },
  },
];
const sentIds = (): readonly string[] => send.mock.calls.flatMap(([ids]) => [...ids]);

const memory = createMemoryTableSource({
  rows: known,
  columns: salesOrderColumns,
  getRowId: orderId,
});

/** Collects ids page by page, because the list returns none. */
const source: TableSource<SalesOrder> = {
  ...memory,
  async list(query, signal) {
    const { ids: _, ...page } = await memory.list(query, signal);
    return page;
  },
};

/** An array from which rows disappear, and to which others come. */
function Changing(props: StoryTableProps): ReactElement {
  const t = useStoryText();
  const [data, setData] = useState<readonly SalesOrder[]>(known);
  return (
    <>
      <Button onClick={() => setData((rows) => rows.slice(2))}>{t('Remove two orders')}</Button>
      <Button onClick={() => setData((rows) => [...orders.slice(40), ...rows])}>
        {t('Add five orders')}
      </Button>
      <StoryTable {...props} data={data} />
    </>
  );
}

const meta = {
  title: 'Data table/Features/Selection agreement',
  id: 'data-table-selection-agreement',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { bulkActions },
  beforeEach: () => void send.mockClear(),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** Selects all rows of the query and asks to archive them. */
async function askForAll(canvasElement: HTMLElement) {
  const table = tableIn(canvasElement);
  await table.ready();
  await waitFor(() => expect(table.rows()).toHaveLength(10));
  await userEvent.click(table.headBox());
  await userEvent.click(await table.view.findByRole('button', { name: 'Select all 40' }));
  await waitFor(() => expect(table.bar()).toHaveTextContent('40 selected'));
  await userEvent.click(table.view.getByRole('button', { name: 'Archive' }));
  return { table, dialog: await page.findByRole('alertdialog', { name: 'Archive 40 orders?' }) };
}

const confirm = (dialog: HTMLElement): Promise<void> =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));

/** DT-205: Rows added during the confirmation are not acted on; a message explains that the data has changed. */
export const MoreRowsMeanwhile: Story = {
  args: { data: source },
  beforeEach: () => async () => {
    const added = new Set(orders.slice(40).map(orderId));
    await memory.remove({
      ids: memory
        .all()
        .map(orderId)
        .filter((id) => added.has(id)),
    });
  },
  async play({ canvasElement }) {
    const { dialog } = await askForAll(canvasElement);
    memory.put(...orders.slice(40));
    await confirm(dialog);
    const told = 'Could not start. The data has changed meanwhile. Check it and try again.';
    await expect((await page.findAllByText(told))[0]).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
  },
};

/** DT-205: Rows that came to an array meanwhile are not acted on either. */
export const MoreRowsInMemory: Story = {
  render: (args) => <Changing {...args} />,
  async play({ canvasElement }) {
    const { table, dialog } = await askForAll(canvasElement);
    table.view
      .getByRole<HTMLButtonElement>('button', { name: 'Add five orders', hidden: true })
      .click();
    await waitFor(() => expect(table.view.getByText(/of 45/)).toBeInTheDocument());
    await confirm(dialog);
    await waitFor(() => expect(sentIds()).toHaveLength(40));
    await expect([...sentIds()].sort()).toEqual(known.map(orderId).sort());
  },
};

/** DT-204: Rows that disappear leave the selection, its count and what an action receives. */
export const RowsDisappear: Story = {
  render: (args) => <Changing {...args} />,
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10));
    for (const index of [0, 1, 2]) await userEvent.click(table.box(index));
    await waitFor(() => expect(table.bar()).toHaveTextContent('3 selected'));
    await userEvent.click(table.view.getByRole('button', { name: 'Remove two orders' }));
    await waitFor(() => expect(table.bar()).toHaveTextContent('1 selected'));
    await userEvent.click(table.view.getByRole('button', { name: 'Archive' }));
    await confirm(await page.findByRole('alertdialog', { name: 'Archive 1 orders?' }));
    await waitFor(() => expect(sentIds()).toEqual([orders[2]?.id]));
  },
};

export const Indonesian: Story = {
  args: {
    data: source,
    bulkActions: [
      {
        key: 'archive',
        label: 'Arsipkan',
        work: { send, confirm: ({ count }) => ({ title: `Arsipkan ${count} order?` }) },
      },
    ],
  },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10));
    await userEvent.click(table.headBox());
    await userEvent.click(await table.view.findByRole('button', { name: 'Arsipkan' }));
    await expect(
      await page.findByRole('alertdialog', { name: 'Arsipkan 10 order?' }),
    ).toBeVisible();
  },
};
