import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import {
  createBulkRun,
  createKeyValueStoredRun,
  createMemoryRunLock,
} from '@pantau/data-table/bulk-run';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryOrderSource } from '../../adapters/memory/index.ts';
import type { OrderStatus } from '../../engine/orders/order.ts';
import {
  type HeldRequests,
  barIn,
  chooseStatus,
  confirm,
  holdRequests,
  page,
  resultIn,
  rowsIn,
  seen,
  selectRows,
  statusesIn,
  toastShown,
} from '../../testing/order-list-story.ts';
import { createStorySource, storyNow } from '../../testing/story-orders.ts';
import { SalesOrderList, type SalesOrderListProps } from './order-list.tsx';

const clock = createManualClock(storyNow);
const pantau = { clock, timeZone: 'Asia/Jakarta' };
const onOpen = fn();

/** A list of its own for each story, because stories change orders. */
const fresh = async (count = 140) => ({ source: await createStorySource(count) });

/** A lock of its own, because some stories end while a run is in progress. */
function Listed(props: SalesOrderListProps): ReactElement {
  const [runLock] = useState(createMemoryRunLock);
  return <SalesOrderList {...props} runLock={runLock} />;
}

const meta = {
  title: 'Sales orders/Changes in the list',
  component: Listed,
  parameters: { pantau },
  args: { source: await createStorySource(0), onOpen },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Listed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another user edits the order. */
async function editElsewhere(source: MemoryOrderSource, at: number): Promise<void> {
  const { orders } = await source.list({ limit: 50, page: 1, search: '', sorts: [], filters: [] });
  const order = orders[at];
  if (order === undefined) throw new Error(`No order ${at}`);
  await source.edit(order.id, { salesName: 'Yusuf Hakim' }, order.version);
}

const menuOf = async (root: HTMLElement, row: number): Promise<HTMLElement> => {
  const grid = await within(root).findByRole('grid', {}, seen);
  const buttons = await within(grid).findAllByRole('button', { name: /^Actions for/ }, seen);
  await userEvent.click(buttons[row] ?? grid);
  return page.findByRole('menu', {}, seen);
};

/** SO-44: The menu of changes is disabled until a row is selected; the bar has it as well. */
export const Menu: Story = {
  args: await fresh(),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const button = await view.findByRole('button', { name: 'Actions' }, seen);
    await expect(button).toBeDisabled();
    await selectRows(canvasElement, 2);
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    const items = await page.findAllByRole('menuitem', {}, seen);
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'DraftChange status',
      'ConfirmedChange status',
      'AssignedChange status',
      'CompletedChange status',
      'CanceledChange status',
      'Delete',
    ]);
    await userEvent.keyboard('{Escape}');
    const bar = await barIn(canvasElement);
    await expect(within(bar).getByRole('button', { name: 'Change status' })).toBeVisible();
    await expect(within(bar).getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

const mixedOrders = await fresh();

/** SO-46, SO-48: Each order is accounted for; those that were not changed are listed with the reason. */
export const MixedOutcome: Story = {
  args: mixedOrders,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await selectRows(canvasElement, 5);
    await editElsewhere(mixedOrders.source, 0);
    await chooseStatus(canvasElement, /^Confirmed/);
    await confirm('Change to Confirmed');
    const result = await resultIn(canvasElement);
    await expect(result).toHaveAccessibleName('3 done, 2 not done');
    await expect(result).toHaveTextContent('1 changed by someone else meanwhile');
    await expect(result).toHaveTextContent('1 skipped, nothing to change');
    await toastShown('3 orders moved to Confirmed');
    await toastShown('1 order could not be moved to Confirmed');
    await expect(result).toHaveFocus();
    await waitFor(() => expect(statusesIn(grid).slice(1, 5)).toEqual(Array(4).fill('Confirmed')));
    await userEvent.click(within(result).getByRole('button', { name: 'Retry 1' }));
    await waitFor(() => expect(statusesIn(grid)[0]).toBe('Confirmed'), seen);
    await expect(await resultIn(canvasElement)).toHaveAccessibleName('4 done, 1 not done');
  },
};

async function showMixed({ canvasElement }: { readonly canvasElement: HTMLElement }, name: string) {
  await selectRows(canvasElement, 5);
  const bar = await barIn(canvasElement);
  await userEvent.click(within(bar).getByRole('button', { name: /^(Delete|Hapus)$/ }));
  await confirm(name);
  return resultIn(canvasElement);
}

/** SO-48: Assigned orders are not deleted; the result says so for each of them. */
export const Deleted: Story = {
  args: await fresh(),
  async play(context) {
    const result = await showMixed(context, 'Delete 5 orders');
    await expect(result).toHaveAccessibleName('4 done, 1 not done');
    await expect(result).toHaveTextContent('is assigned and cannot be deleted');
    await toastShown('4 orders deleted');
    await toastShown('1 order could not be deleted');
  },
};

/** SO-48: The result in Indonesian, dark. */
export const DeletedIndonesianDark: Story = {
  args: await fresh(),
  globals: { theme: 'dark', locale: 'id' },
  async play(context) {
    const result = await showMixed(context, 'Hapus 5 order');
    await expect(result).toHaveAccessibleName('4 selesai, 1 tidak');
    await toastShown('4 order dihapus');
    await toastShown('1 order gagal dihapus');
  },
};

const rejected = await fresh();

/** SO-49: When the request as a whole is rejected, a toast says so and nothing stays selected. */
export const Rejected: Story = {
  args: {
    source: {
      ...rejected.source,
      transitionMany: ({ key }) =>
        rejected.source.transitionMany({ key, orders: [], transition: { status: 'DRAFT' } }),
    },
  },
  async play({ canvasElement }) {
    await selectRows(canvasElement, 2);
    await chooseStatus(canvasElement, /^Assigned/);
    await confirm('Change to Assigned');
    await toastShown('The status could not be changed.');
    await resultIn(canvasElement);
    await expect(within(canvasElement).queryByRole('group', { name: /^Actions for/ })).toBeNull();
  },
};

const showProgress = async (
  root: HTMLElement,
  held: HeldRequests,
  action: string,
): Promise<void> => {
  const grid = await selectRows(root, 1);
  await userEvent.click(within(grid).getAllByRole('checkbox')[0] ?? grid);
  await userEvent.click(
    await within(root).findByRole('button', { name: /^(Select all|Pilih semua) \d/ }, seen),
  );
  await chooseStatus(root, /^(Completed|Selesai)/);
  await confirm(action);
  await held.pass();
};

const held = holdRequests((await fresh(250)).source);

/** SO-50: Neither Escape nor a press outside ends the progress; "Stop" does, after the batch in flight. */
export const Progress: Story = {
  args: { source: held.source },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await showProgress(canvasElement, held, 'Change to Completed');
    const dialog = await page.findByRole(
      'alertdialog',
      { name: 'Changing to Completed, 100 of 250' },
      seen,
    );
    await expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    await held.pass();
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent('50 not started');
    await expect(held.waiting()).toBe(0);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(result).toHaveFocus();
  },
};

const running = holdRequests((await fresh(250)).source);

/** SO-50: What is shown while orders change. */
export const Running: Story = {
  args: { source: running.source },
  async play({ canvasElement }) {
    await showProgress(canvasElement, running, 'Change to Completed');
    await page.findByRole('progressbar', { name: 'Changing to Completed, 100 of 250' }, seen);
  },
};

const runningDark = holdRequests((await fresh(250)).source);

export const RunningIndonesianDark: Story = {
  args: { source: runningDark.source },
  globals: { theme: 'dark', locale: 'id' },
  async play({ canvasElement }) {
    await showProgress(canvasElement, runningDark, 'Ubah menjadi Selesai');
    await page.findByRole('progressbar', { name: 'Mengubah menjadi Selesai, 100 dari 250' }, seen);
  },
};

const lost = holdRequests((await fresh()).source);
const sent = fn(lost.source.transitionMany);

/** SO-47: After a lost response the outcome is looked up by its key, and nothing is sent twice. */
export const ResponseLost: Story = {
  args: { source: { ...lost.source, transitionMany: sent } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await selectRows(canvasElement, 2);
    await chooseStatus(canvasElement, /^Assigned/);
    await confirm('Change to Assigned');
    await lost.loseResponse();
    // A page that is being left would have ended by then.
    await clock.advance(1_000);
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent('2 with unknown outcome');
    await userEvent.click(within(result).getByRole('button', { name: 'Retry 2' }));
    await toastShown('2 orders moved to Assigned');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** SO-52: "Undo" returns the orders to the statuses that they had. */
export const Undo: Story = {
  args: await fresh(),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await selectRows(canvasElement, 3);
    const before = statusesIn(grid).slice(0, 3);
    await chooseStatus(canvasElement, /^Completed/);
    await confirm('Change to Completed');
    await toastShown('3 orders moved to Completed');
    await waitFor(() => expect(statusesIn(grid).slice(0, 3)).toEqual(Array(3).fill('Completed')));
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await toastShown('3 orders have their earlier status again');
    await waitFor(() => expect(statusesIn(grid).slice(0, 3)).toEqual(before), seen);
    await expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** SO-52: "Undo" is offered for 10 s, and not for orders that were canceled before, whose reason is gone. */
export const UndoOffered: Story = {
  args: await fresh(),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await selectRows(canvasElement, 1);
    await chooseStatus(canvasElement, /^Completed/);
    await confirm('Change to Completed');
    await toastShown('1 order moved to Completed');
    const undo = page.getByRole('button', { name: 'Undo' });
    await clock.advance(9_000);
    await expect(undo).toBeVisible();
    await clock.advance(2_000);
    await waitFor(() => expect(undo).not.toBeInTheDocument(), seen);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Canceled' }));
    const grid = within(canvasElement).getByRole('grid');
    await waitFor(() => expect(new Set(statusesIn(grid))).toEqual(new Set(['Canceled'])), seen);
    await selectRows(canvasElement, 1);
    await chooseStatus(canvasElement, /^Draft/);
    await confirm('Change to Draft');
    await toastShown('1 order moved to Draft');
    await expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

const reloadedOrders = await fresh();
const reloadedSent = fn(reloadedOrders.source.transitionMany);
const reloadedStore = createMemoryStore();

/** SO-47, SO-50: After a reload the progress is back, and the run continues: the batch in flight is looked up. */
export const ContinuedAfterReload: Story = {
  args: { source: { ...reloadedOrders.source, transitionMany: reloadedSent } },
  parameters: { pantau: { ...pantau, store: reloadedStore } },
  async beforeEach() {
    const { source } = reloadedOrders;
    const { ids } = await source.list({ limit: 10, page: 1, search: '', sorts: [], filters: [] });
    const run = createBulkRun({ id: 'interrupted', action: 'status-ASSIGNED', ids });
    const sent = ids.slice(0, 100);
    await source.transitionMany({
      key: 'interrupted/1',
      orders: sent.map((id) => ({ id })),
      transition: { status: 'ASSIGNED' },
    });
    const rows = run.rows.map((row) =>
      sent.includes(row.id) ? ({ ...row, state: 'sent', batch: 1 } as const) : row,
    );
    const owner = { userId: '', tableId: 'sales-order' };
    createKeyValueStoredRun(reloadedStore).save(owner, { ...run, batches: 1, rows });
  },
  async play({ canvasElement }) {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveAccessibleName('112 done, 28 not done');
    await expect(result).toHaveTextContent('28 skipped, nothing to change');
    await expect(reloadedSent).toHaveBeenCalledOnce();
    await expect(reloadedSent.mock.lastCall?.[0].orders).toHaveLength(40);
  },
};

const changedSince = await fresh();

/** SO-52: "Undo" leaves an order alone that somebody has changed since. */
export const UndoAfterChange: Story = {
  args: changedSince,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await selectRows(canvasElement, 2);
    await chooseStatus(canvasElement, /^Completed/);
    await confirm('Change to Completed');
    await toastShown('2 orders moved to Completed');
    await editElsewhere(changedSince.source, 0);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    const result = await resultIn(canvasElement);
    await expect(result).toHaveAccessibleName('1 done, 1 not done');
    await expect(result).toHaveTextContent('1 changed by someone else meanwhile');
  },
};

/** SO-41, SO-53: An order is canceled from its row, with a reason. */
export const CanceledFromRow: Story = {
  args: await fresh(),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const menu = await menuOf(canvasElement, 0);
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Open',
      'Copy number',
      'ConfirmedChange status',
      'AssignedChange status',
      'CompletedChange status',
      'Cancel order',
      'Delete',
    ]);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Cancel order' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Cancel 1 sales order?' }, seen);
    await expect(dialog).toHaveTextContent('From Draft to Canceled');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Stok habis');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 1 order' }));
    await toastShown('1 order canceled');
    const grid = within(canvasElement).getByRole('grid');
    await waitFor(() => expect(statusesIn(grid)[0]).toBe('Canceled'), seen);
    await expect(grid).toContainElement(document.activeElement as HTMLElement);
    await expect(onOpen).not.toHaveBeenCalled();
  },
};

/** SO-40, SO-53: The confirmation for one order, in Indonesian on a phone. */
export const PhoneIndonesian: Story = {
  args: await fresh(),
  globals: { locale: 'id' },
  parameters: { pantau: { ...pantau, width: 360, flush: true } },
  async play({ canvasElement }) {
    const [button = canvasElement] = await within(canvasElement).findAllByRole(
      'button',
      { name: /^Tindakan untuk SO/ },
      seen,
    );
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('menuitem', { name: /^Ditugaskan/ }, seen));
    await confirm('Ubah menjadi Ditugaskan');
    await toastShown('1 order menjadi Ditugaskan');
  },
};

const filtered: OrderStatus = 'CONFIRMED';
const store = createMemoryStore();

/** SO-54: A view keeps the filters of the list under a name. */
export const SavedViews: Story = {
  args: await fresh(),
  parameters: { pantau: { ...pantau, store } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const grid = await view.findByRole('grid', {}, seen);
    await userEvent.click(await view.findByRole('button', { name: 'Confirmed' }, seen));
    await waitFor(() => expect(new Set(statusesIn(grid))).toEqual(new Set(['Confirmed'])), seen);
    await userEvent.click(await view.findByRole('button', { name: /^View/ }, seen));
    await userEvent.click(await page.findByRole('menuitem', { name: /^Save/ }, seen));
    await userEvent.type(await page.findByRole('textbox', {}, seen), 'To plan{Enter}');
    await waitFor(() => expect(view.getByRole('button', { name: /To plan/ })).toBeVisible(), seen);
    await expect(store.getItem('pantau:views::sales-order')).toContain(filtered);
    await expect(rowsIn(grid).length).toBeGreaterThan(3);
  },
};
