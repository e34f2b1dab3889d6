import { PantauError } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryOrderSource, createMemoryOrderSource } from '../../adapters/memory/index.ts';
import type { OrderStatus } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { createDetailSource } from '../../testing/story-detail.ts';
import { storyNow } from '../../testing/story-orders.ts';
import { SalesOrderDetail } from './sales-order-detail.tsx';

const clock = createManualClock(storyNow);
const onEdit = fn();
const onDeleted = fn();
const onBack = fn();
const orderId = '1-1';
const confirmed = await createDetailSource('CONFIRMED');

const meta = {
  title: 'Sales orders/Detail',
  component: SalesOrderDetail,
  parameters: {
    pantau: { clock, timeZone: 'Asia/Jakarta' },
    rights: {
      onEdit: scopes.salesOrderUpdate,
      canUpdate: scopes.salesOrderUpdate,
      canDelete: scopes.salesOrderDelete,
    },
  },
  args: { source: confirmed, orderId, level: 1, onEdit, onDeleted, onBack },
  beforeEach: () => {
    for (const mock of [onEdit, onDeleted, onBack]) mock.mockClear();
  },
} satisfies Meta<typeof SalesOrderDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const detailIn = async (root: HTMLElement) =>
  within(await within(root).findByRole('article', { name: 'SO-000001' }));

/** A story whose play function changes the order, with a source of its own. */
const changing = (
  status: OrderStatus,
  play: (detail: Awaited<ReturnType<typeof detailIn>>, source: MemoryOrderSource) => Promise<void>,
): Story => ({
  render: (args, { loaded }) => <SalesOrderDetail {...args} source={loaded['source']} />,
  loaders: [async () => ({ source: await createDetailSource(status) })],
  play: async ({ canvasElement, loaded }) => play(await detailIn(canvasElement), loaded['source']),
});

async function choose(name: string, item: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name }));
  await userEvent.click(await page.findByRole('menuitem', { name: item }));
}

/** SO-70: All fields of an order in their formats. */
export const Confirmed: Story = {
  async play({ canvasElement }) {
    const detail = await detailIn(canvasElement);
    await expect(detail.getByRole('heading', { level: 1 })).toHaveTextContent('SO-000001');
    for (const text of [
      'Confirmed',
      'PT Farma Nusa Sentosa',
      'Maya Lestari',
      'PO-88214',
      'Gudang Cikarang',
      '+62 811-2233-4455',
      'DC Rungkut',
      '12,450 kg',
      '38.5 cbm',
      'Rp 14,850,000',
      '23 Nov 2026, 06:00',
      '24 Nov 2026, 14:00',
      'Pabrik Karawang',
    ]) {
      await expect(detail.getAllByText(text).length).toBeGreaterThan(0);
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };
export const Phone: Story = {
  parameters: { pantau: { clock, timeZone: 'Asia/Jakarta', width: 360 } },
  async play({ canvasElement }) {
    await detailIn(canvasElement);
    const article = canvasElement.querySelector('article');
    await expect(article?.scrollWidth).toBeLessThanOrEqual(article?.clientWidth ?? 0);
  },
};
export const PhoneIndonesianDark: Story = { ...Phone, globals: { locale: 'id', theme: 'dark' } };

/** SO-72: The history is newest first, with the values before and after. */
export const History: Story = {
  async play({ canvasElement }) {
    const detail = await detailIn(canvasElement);
    const history = within(detail.getByRole('region', { name: 'History' }));
    const entries = await history.findAllByRole('listitem');
    await expect(entries).toHaveLength(3);
    await expect(entries[0]).toHaveTextContent(/Rina Kusuma changed the status.*Draft.*Confirmed/);
    await expect(entries[1]).toHaveTextContent(/edited the order.*Weight.*900 kg.*12,450 kg/);
    await expect(entries[2]).toHaveTextContent(/created the order/);
  },
};

/** SO-73: The fleet tasks can be searched. */
export const FleetTasks: Story = {
  args: { source: await createDetailSource('ASSIGNED') },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const detail = await detailIn(canvasElement);
    const tasks = within(detail.getByRole('region', { name: 'Fleet tasks' }));
    await tasks.findByText('B 9482 KXT');
    await expect(tasks.getByText('On the way')).toBeVisible();
    await userEvent.type(tasks.getByRole('searchbox'), '7731');
    await waitFor(async () => {
      await clock.advance(600);
      await expect(tasks.queryByText('B 9482 KXT')).toBeNull();
    });
    await expect(tasks.getByText('D 7731 AC')).toBeVisible();
  },
};

const canceled = await createDetailSource('CANCELED');

/** SO-70: A canceled order says why. */
export const Canceled: Story = {
  args: { source: canceled },
  async play({ canvasElement }) {
    const detail = await detailIn(canvasElement);
    await expect(detail.getByRole('note')).toHaveTextContent('Stok tidak tersedia');
  },
};

/** SO-71: A placeholder while the order is loaded. */
export const Loading: Story = {
  args: { source: { ...confirmed, read: () => new Promise(() => undefined) } },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveTextContent(
      'Loading the order',
    );
  },
};

/** SO-71, PO-260: An order that does not exist. */
export const Missing: Story = {
  args: { orderId: '1-9', level: 1 },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('heading', { level: 1, name: 'Order not found' });
    await userEvent.click(view.getByRole('button', { name: 'Go to the sales orders' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

let failures = 1;
const flaky: OrderSource = {
  ...confirmed,
  read: (id, signal) =>
    failures-- > 0 ? Promise.reject(new PantauError('offline')) : confirmed.read(id, signal),
};

/** SO-71, PO-260: A failure offers to try again. */
export const Failed: Story = {
  args: { source: flaky, level: 1 },
  beforeEach: () => {
    failures = 1;
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const retry = await view.findByRole('button', { name: 'Try again' });
    await expect(view.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(retry);
    await view.findByRole('article', { name: 'SO-000001' });
  },
};

/** SO-74: A status change shows both statuses; afterwards status and history are current. */
export const ChangesStatus: Story = {
  ...changing('CONFIRMED', async (detail) => {
    await choose('Change status', 'Assigned');
    const dialog = await page.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('From Confirmed to Assigned');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change to Assigned' }));
    const history = within(detail.getByRole('region', { name: 'History' }));
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(4));
    await expect(detail.getAllByText('Assigned').length).toBeGreaterThan(1);
    await expect(page.queryByRole('alertdialog')).toBeNull();
  }),
  tags: ['behaviour'],
};

/** SO-75: A cancellation has a reason. */
export const Cancels: Story = {
  ...changing('CONFIRMED', async (detail) => {
    await choose('Change status', 'Canceled');
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Customer request' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 1 order' }));
    await expect(await detail.findByRole('note')).toHaveTextContent('Customer request');
  }),
  tags: ['behaviour'],
};

/** SO-76: An order is deleted after a confirmation. */
export const Deletes: Story = {
  ...changing('DRAFT', async (_, source) => {
    await choose('More actions', 'Delete order');
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 1 order' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    await expect(source.read(orderId)).rejects.toMatchObject({ kind: 'notFound' });
  }),
  tags: ['behaviour'],
};

/** SO-76: An assigned order is not deleted; the message of the source names it. */
export const RefusesToDelete: Story = {
  ...changing('ASSIGNED', async (detail) => {
    await choose('More actions', 'Delete order');
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 1 order' }));
    await page.findAllByText(/SO-000001.*cannot be deleted/);
    await expect(onDeleted).not.toHaveBeenCalled();
    await expect(detail.getByRole('heading', { level: 1 })).toBeVisible();
  }),
  tags: ['behaviour'],
};

type Change = Parameters<typeof changing>[1];

const conflict: Change = async (detail, source) => {
  await choose('Change status', 'Canceled');
  const dialog = within(await page.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Stok habis');
  const { version } = await source.read(orderId);
  await source.edit(orderId, { totalWeight: 77 }, version);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel 1 order' }));
  await waitFor(() => expect(detail.getAllByText('77 kg')[0]).toBeVisible());
  await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Stok habis');
};

/** SO-77: Somebody else was faster: the current version is shown, and the reason of the user stays. */
export const Conflict: Story = changing('CONFIRMED', conflict);

/** SO-77: After a conflict the order is canceled with the reason that the user wrote. */
export const ConflictThenCanceled: Story = {
  ...changing('CONFIRMED', async (detail, source) => {
    await conflict(detail, source);
    await userEvent.click(page.getByRole('button', { name: 'Cancel 1 order' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(await source.read(orderId)).toMatchObject({
      status: 'CANCELED',
      canceledReason: 'Stok habis',
      totalWeight: 77,
    });
  }),
  tags: ['behaviour'],
};

const stale = await createDetailSource('CONFIRMED');
let failsToRead = false;

/** SO-104: An order that could not be loaded again says that it may be out of date, and offers a retry. */
export const Stale: Story = {
  args: {
    source: {
      ...stale,
      read: (id, signal) =>
        failsToRead ? Promise.reject(new PantauError('offline')) : stale.read(id, signal),
    },
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const detail = await detailIn(canvasElement);
    const { version } = await stale.read(orderId);
    await stale.edit(orderId, { totalWeight: 77 }, version);
    failsToRead = true;
    await choose('Change status', 'Assigned');
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Change to Assigned' }));
    const notice = await detail.findByRole('alert', {
      name: 'The order could not be updated. What you see may be out of date.',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep status' }));
    await expect(detail.getAllByText('12,450 kg')[0]).toBeVisible();
    failsToRead = false;
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(detail.getAllByText('77 kg')[0]).toBeVisible());
    await detail.findByRole('alert', { name: /^Someone else has changed this order/ });
  },
};

/** SO-78: Users without permissions see no actions. */
export const ReadOnly: Story = {
  args: { canUpdate: false, canDelete: false },
  render: (args) => <SalesOrderDetail {...args} onEdit={undefined} />,
  async play({ canvasElement }) {
    const detail = await detailIn(canvasElement);
    for (const name of ['Edit', 'Change status', 'More actions']) {
      await expect(detail.queryByRole('button', { name })).toBeNull();
    }
  },
};

/** SO-71: An order without optional values has dashes. */
export const Sparse: Story = {
  args: {
    source: createMemoryOrderSource({ orders: [{ customerName: 'PT Satu' }], clock }),
  },
  async play({ canvasElement }) {
    const detail = await detailIn(canvasElement);
    await expect(detail.getAllByText('–').length).toBeGreaterThan(3);
    await detail.findByText('No fleet tasks yet');
  },
};
