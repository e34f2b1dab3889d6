import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { OrderStatus } from '../../engine/orders/order.ts';
import type { AffectedOrder } from './order-change.ts';
import { LazyOrderPrompt } from './lazy-order-prompt.tsx';

const order = (index: number, customerName: string, status: OrderStatus): AffectedOrder => ({
  id: `so-${index}`,
  number: `SO-2611-00${index}`,
  customerName,
  status,
});
const confirmed = [
  order(482, 'PT Sumber Pangan Makmur', 'CONFIRMED'),
  order(479, 'CV Tani Raharja', 'CONFIRMED'),
  order(472, 'PT Elektronika Mandala', 'CONFIRMED'),
];
const mixed = [...confirmed.slice(0, 2), order(465, 'PT Kertas Brantas', 'DRAFT')];

const onConfirm = fn();
const onClose = fn();

const meta = {
  title: 'Sales orders/Confirmations',
  component: LazyOrderPrompt,
  parameters: { docs: { story: { inline: false, height: 560 } } },
  args: {
    change: { to: 'ASSIGNED', from: 'CONFIRMED', count: 3, orders: confirmed },
    onConfirm,
    onClose,
  },
  beforeEach: () => {
    onConfirm.mockReset();
    onClose.mockReset();
  },
} satisfies Meta<typeof LazyOrderPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const dialogNamed = (name: string | RegExp) => page.findByRole('alertdialog', { name });

/** SO-40: The confirmation states the count, the present status and the new one. */
export const Status: Story = {
  async play() {
    const dialog = await dialogNamed('Change 3 sales orders to Assigned?');
    const rows = within(dialog).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('SO-2611-00482');
    for (const row of rows) await expect(row).toHaveTextContent('From Confirmed to Assigned');
    await expect(within(dialog).getByRole('button', { name: 'Keep status' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change to Assigned' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await expect(onConfirm).toHaveBeenCalledWith({ status: 'ASSIGNED' });
  },
};

/** SO-40: Orders of different statuses have no present status in common, so none is shown. */
export const Mixed: Story = {
  args: { change: { to: 'ASSIGNED', from: null, count: 1_284, orders: mixed } },
  tags: ['behaviour'],
  async play() {
    const dialog = await dialogNamed('Change 1,284 sales orders to Assigned?');
    const rows = within(dialog).getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[3]).toHaveTextContent('and 1,281 more orders');
    for (const row of rows) await expect(row).toHaveTextContent('New status: Assigned');
    await expect(dialog).not.toHaveTextContent('Confirmed');
    await expect(dialog).not.toHaveTextContent('Draft');
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};

export const Unlisted: Story = {
  args: { change: { to: 'DRAFT', from: 'CANCELED', count: 40, orders: [] } },
  play: async () => void (await dialogNamed('Change 40 sales orders to Draft?')),
};

const canceled = { to: 'CANCELED', from: 'CONFIRMED', count: 3, orders: confirmed } as const;

/** SO-41: A cancellation has a common reason, free text, or both, and may have a note. */
export const Cancel: Story = {
  args: { change: canceled },
  tags: ['behaviour'],
  async play() {
    const dialog = within(await dialogNamed('Cancel 3 sales orders?'));
    await expect(dialog.getByRole('button', { name: 'Keep orders' })).toHaveFocus();
    const reason = dialog.getByRole('button', { name: 'No unit available' });
    await userEvent.click(reason);
    await expect(reason).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Reason/ }),
      'No wingbox left at Cikarang pool for 21 Nov.',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Call them on Monday.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 3 orders' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await expect(onConfirm).toHaveBeenCalledWith({
      status: 'CANCELED',
      reason: 'No unit available: No wingbox left at Cikarang pool for 21 Nov.',
      note: 'Call them on Monday.',
    });
  },
};

/** SO-42: Without a reason a toast says that the input is wrong, the field says why, and nothing is sent. */
export const CancelWithoutReason: Story = {
  args: { change: canceled },
  tags: ['behaviour'],
  async play() {
    const dialog = within(await dialogNamed('Cancel 3 sales orders?'));
    const confirm = dialog.getByRole('button', { name: 'Cancel 3 orders' });
    await userEvent.click(confirm);
    await waitFor(() => expect(page.getAllByText('The input format is wrong.')[0]).toBeVisible());
    const reason = dialog.getByRole('textbox', { name: /^Reason/ });
    await expect(reason).toHaveFocus();
    await expect(reason).toHaveAccessibleDescription(/Choose a reason or write one\./);
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Stok habis');
    await expect(reason).not.toHaveAttribute('aria-invalid');
    await userEvent.click(confirm);
    await expect(onConfirm).toHaveBeenCalledOnce();
    await expect(onConfirm).toHaveBeenCalledWith({
      status: 'CANCELED',
      reason: 'Stok habis',
    });
  },
};

/** SO-41: The dialog cannot be closed while the change is being sent. */
export const Busy: Story = {
  args: { change: { ...canceled, count: 1, orders: confirmed.slice(0, 1) } },
  async play() {
    onConfirm.mockReturnValue(new Promise(() => undefined));
    const dialog = within(await dialogNamed('Cancel 1 sales order?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate order' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 1 order' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(onClose).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Cancel 1 order' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** SO-43: Deleting says what cannot be deleted. */
export const Delete: Story = {
  args: { change: { to: null, from: null, count: 3, orders: mixed } },
  async play() {
    const dialog = await dialogNamed('Delete 3 sales orders?');
    await expect(dialog).toHaveTextContent('Assigned orders cannot be deleted');
    await expect(within(dialog).getAllByRole('listitem')[2]).toHaveTextContent('Draft');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 3 orders' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await expect(onConfirm).toHaveBeenCalledWith(null);
  },
};

const indonesianDark = { globals: { theme: 'dark', locale: 'id' } };
const phone = { parameters: { pantau: { width: 360, flush: true } } };

/** SO-41: The confirmation in Indonesian, dark. */
export const CancelIndonesianDark: Story = {
  args: { change: canceled },
  ...indonesianDark,
  async play() {
    const dialog = within(await dialogNamed('Batalkan 3 sales order?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Unit tidak tersedia' }));
  },
};
export const StatusIndonesianDark: Story = {
  ...indonesianDark,
  play: async () => void (await dialogNamed('Ubah 3 sales order menjadi Ditugaskan?')),
};
export const DeleteIndonesianDark: Story = {
  args: { change: { to: null, from: null, count: 3, orders: mixed } },
  ...indonesianDark,
  play: async () => void (await dialogNamed('Hapus 3 sales order?')),
};

/** SO-41: On a phone everything in the dialog can be reached. */
export const CancelPhone: Story = {
  args: { change: canceled },
  ...phone,
  async play() {
    const dialog = await dialogNamed('Cancel 3 sales orders?');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    for (const button of within(dialog).getAllByRole('button')) {
      button.scrollIntoView({ block: 'nearest' });
      const { left, right, top, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, top + height / 2);
      await expect(button.contains(hit)).toBe(true);
    }
  },
};
export const CancelPhoneIndonesian: Story = {
  args: { change: canceled },
  ...phone,
  globals: { locale: 'id' },
  play: async () => void (await dialogNamed('Batalkan 3 sales order?')),
};
