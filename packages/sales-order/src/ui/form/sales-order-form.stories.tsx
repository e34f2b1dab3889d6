import { PantauError } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { LeaveAttempt, LeaveGuard } from '@pantau/core/ui/unsaved-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryOrderSource } from '../../adapters/memory/index.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { createDetailSource } from '../../testing/story-detail.ts';
import { createStorySource, storyNow } from '../../testing/story-orders.ts';
import { SalesOrderForm } from './sales-order-form.tsx';

const clock = createManualClock(storyNow);
const onSaved = fn();
const onCancel = fn();
const orders = await createStorySource(12);
const one = await createDetailSource('CONFIRMED');

const meta = {
  title: 'Sales orders/Form',
  component: SalesOrderForm,
  parameters: { pantau: { clock, timeZone: 'Asia/Jakarta' } },
  args: { source: orders, level: 1, onSaved, onCancel },
  beforeEach: () => {
    onSaved.mockClear();
    onCancel.mockClear();
  },
} satisfies Meta<typeof SalesOrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Form = ReturnType<typeof within>;

const page = within(document.body);
const formIn = async (root: HTMLElement): Promise<Form> => {
  await within(root).findByRole('heading', { level: 1 });
  return within(root);
};
const field = (form: Form, name: string | RegExp): HTMLElement =>
  form.getByRole('textbox', { name });
const combo = (form: Form, name: string | RegExp): HTMLElement =>
  form.getByRole('combobox', { name });
const press = (form: Form, name: string): Promise<void> =>
  userEvent.click(form.getByRole('button', { name }));

async function replace(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** SO-80, SO-83: A new order; times are typed in several ways and are those of the company. */
export const Create: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await userEvent.type(combo(form, /^Customer/), 'PT Baru');
    await userEvent.type(field(form, 'Pick-up date'), '23/11/2026');
    await userEvent.type(field(form, 'Pick-up time'), '730');
    await userEvent.tab();
    await expect(field(form, 'Pick-up time')).toHaveValue('07:30');
    await userEvent.type(field(form, 'Weight'), '1,250.5');
    await press(form, 'Create order');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(onSaved.mock.lastCall?.[0]).toMatchObject({
      customerName: 'PT Baru',
      pickedOn: Date.parse('2026-11-23T00:30:00Z'),
      deliveredOn: null,
      totalWeight: 1_250.5,
      salesName: null,
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = {
  parameters: { pantau: { clock, timeZone: 'Asia/Jakarta', width: 360 } },
  async play({ canvasElement }) {
    await formIn(canvasElement);
    const form = canvasElement.querySelector('form');
    await expect(form?.scrollWidth).toBeLessThanOrEqual(form?.clientWidth ?? 0);
  },
};

/** SO-81, SO-84: Wrong fields say why, in the user's language, and the first one takes focus. */
export const Problems: Story = {
  globals: { locale: 'id' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await userEvent.type(field(form, 'Tanggal ambil'), '23/11/2026');
    await userEvent.type(field(form, 'Jam ambil'), '9');
    await userEvent.type(field(form, 'Tanggal kirim'), '22/11/2026');
    await userEvent.type(field(form, 'Jam kirim'), '9');
    await userEvent.type(field(form, 'Berat'), 'banyak');
    await press(form, 'Buat order');
    await waitFor(() => expect(combo(form, /^Pelanggan/)).toHaveFocus());
    await expect(combo(form, /^Pelanggan/)).toHaveAccessibleDescription('Isi nama pelanggan.');
    await expect(field(form, 'Tanggal kirim')).toHaveAccessibleDescription(/sebelum jadwal ambil/);
    await expect(field(form, 'Berat')).toHaveAccessibleDescription('Isi dengan angka.');
    await expect(form.getByRole('alert', { name: 'Order belum tersimpan' })).toHaveTextContent(
      '3 isian perlu diperiksa.',
    );
    await userEvent.type(combo(form, /^Pelanggan/), 'PT Baru');
    await waitFor(() => expect(combo(form, /^Pelanggan/)).not.toHaveAttribute('aria-invalid'));
    await expect(onSaved).not.toHaveBeenCalled();
  },
};

const rejecting: OrderSource = {
  ...orders,
  create: () =>
    Promise.reject(
      new PantauError('invalid', {
        serverMessage: 'Invalid value: sender.phone_number',
        field: 'sender.phone_number',
      }),
    ),
};

/** SO-82: A value that the source rejects is shown at its field. */
export const Rejected: Story = {
  args: { source: rejecting },
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await userEvent.type(combo(form, /^Customer/), 'PT Baru');
    await press(form, 'Create order');
    const [phone = canvasElement] = form.getAllByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription('The server does not accept this value.');
    await expect(combo(form, /^Customer/)).toHaveValue('PT Baru');
  },
};

let isOffline = true;
const flaky: OrderSource = {
  ...orders,
  create: (order, signal) =>
    isOffline ? Promise.reject(new PantauError('offline')) : orders.create(order, signal),
};

/** SO-84: A failure keeps the input, and saving again works. */
export const Offline: Story = {
  args: { source: flaky },
  beforeEach: () => {
    isOffline = true;
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await userEvent.type(combo(form, /^Customer/), 'PT Baru');
    await press(form, 'Create order');
    await waitFor(() => expect(form.getByRole('group')).toHaveTextContent('cannot be reached'));
    await expect(combo(form, /^Customer/)).toHaveValue('PT Baru');
    isOffline = false;
    await press(form, 'Create order');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  },
};

let isResponseLost = true;
const creations: string[] = [];
const losingResponse: OrderSource = {
  ...orders,
  async create(order, signal) {
    const created = await orders.create(order, signal);
    creations.push(created.id);
    if (isResponseLost) throw new PantauError('offline');
    return created;
  },
};

/** SO-100: Saved again after a lost response, the order is not created twice; later changes are not lost silently. */
export const ResponseLost: Story = {
  args: { source: losingResponse },
  beforeEach: () => {
    isResponseLost = true;
    creations.length = 0;
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await userEvent.type(combo(form, /^Customer/), 'PT Sekali');
    await press(form, 'Create order');
    await waitFor(() => expect(form.getByRole('group')).toHaveTextContent('cannot be reached'));
    isResponseLost = false;
    await userEvent.type(combo(form, /^Customer/), ' Lagi');
    await press(form, 'Create order');
    const conflict = 'This order was created before your last changes.';
    await waitFor(() => expect(form.getByRole('group')).toHaveTextContent(conflict));
    await userEvent.type(combo(form, /^Customer/), '{Backspace>5/}');
    await press(form, 'Create order');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(new Set(creations).size).toBe(1);
  },
};

/** SO-88: Suggestions are chosen by keyboard; Escape closes them and keeps the text. */
export const Suggests: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    const customer = combo(form, /^Customer/);
    await userEvent.type(customer, 'farm');
    const option = await page.findByRole('option', { name: 'PT Farma Nusa Sentosa' });
    await expect(option).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());
    await expect(customer).toHaveValue('farm');
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await expect(customer.getAttribute('aria-activedescendant')).toBe(page.getByRole('option').id);
    await userEvent.keyboard('{Enter}');
    await expect(customer).toHaveValue('PT Farma Nusa Sentosa');
    await expect(onSaved).not.toHaveBeenCalled();
  },
};

/** SO-89: Locations are added, moved and removed by keyboard; the focus is never lost. */
export const Locations: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    form.getByRole('button', { name: 'Add location' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(combo(form, 'Location 1')).toHaveFocus());
    await userEvent.keyboard('Solo');
    await userEvent.keyboard('{Escape}');
    form.getByRole('button', { name: 'Add location' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(combo(form, 'Location 2')).toHaveFocus());
    await userEvent.keyboard('Ubud');
    form.getByRole('button', { name: 'Move location 2 up' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(combo(form, 'Location 1')).toHaveValue('Ubud'));
    await expect(combo(form, 'Location 1')).toHaveFocus();
    form.getByRole('button', { name: 'Remove location 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(combo(form, 'Location 1')).toHaveFocus());
    await expect(combo(form, 'Location 1')).toHaveValue('Solo');
  },
};

const editing = { source: one, orderId: '1-1' };

export const Edit: Story = {
  args: editing,
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await expect(combo(form, /^Customer/)).toHaveValue('PT Farma Nusa Sentosa');
    await expect(field(form, 'Pick-up time')).toHaveValue('06:00');
  },
};
export const EditPhoneIndonesianDark: Story = {
  ...Phone,
  args: editing,
  globals: { locale: 'id', theme: 'dark' },
};

const edit = fn(one.edit);

/** SO-86: Only what the user has changed is sent. */
export const SendsChanges: Story = {
  args: { ...editing, source: { ...one, edit } },
  beforeEach: () => {
    edit.mockReset();
    edit.mockImplementation((id) => one.read(id));
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    await replace(field(form, 'Volume'), '41');
    await press(form, 'Save changes');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(edit.mock.lastCall?.slice(0, 2)).toEqual(['1-1', { totalVolume: 41 }]);
  },
};

/** SO-87: Somebody else's change is shown; loading it keeps the user's own. */
export const Conflict: Story = {
  args: editing,
  loaders: [async () => ({ source: await createDetailSource('CONFIRMED') })],
  render: (args, { loaded }) => <SalesOrderForm {...args} source={loaded['source']} />,
  async play({ canvasElement, loaded }) {
    const source = loaded['source'] as MemoryOrderSource;
    const form = await formIn(canvasElement);
    await replace(field(form, 'Volume'), '41');
    const { version } = await source.read('1-1');
    await source.edit('1-1', { totalWeight: 77, locations: ['Ubud'] }, version);
    await press(form, 'Save changes');
    const notice = await form.findByRole('group');
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(notice).toHaveTextContent(/Weight.*12,450 kg.*77 kg/);
    await expect(field(form, 'Volume')).toHaveValue('41');
  },
};

/** SO-87: The current version is loaded on request, keeps what the user changed, and can be saved. */
export const ConflictThenSaved: Story = {
  ...Conflict,
  tags: ['behaviour'],
  async play(context) {
    await Conflict.play?.(context);
    const { canvasElement, loaded } = context;
    const source = loaded['source'] as MemoryOrderSource;
    const form = await formIn(canvasElement);
    await press(form, 'Load current version');
    await waitFor(() => expect(field(form, 'Weight')).toHaveValue('77'));
    await expect(field(form, 'Volume')).toHaveValue('41');
    await expect(combo(form, 'Location 1')).toHaveValue('Ubud');
    await press(form, 'Save changes');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(await source.read('1-1')).toMatchObject({ totalWeight: 77, totalVolume: 41 });
  },
};

let attempt: ((attempt: LeaveAttempt) => void) | null = null;
const leave = fn();
const stay = fn();
const guard: LeaveGuard = {
  hold(onAttempt) {
    attempt = onAttempt;
    return () => {
      attempt = null;
    };
  },
};

/** SO-85: Unsaved input is left only after a confirmation. */
export const AsksBeforeLeaving: Story = {
  args: { guard },
  beforeEach: () => {
    attempt = null;
    leave.mockClear();
    stay.mockClear();
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const form = await formIn(canvasElement);
    const closing = (): boolean =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(attempt).toBeNull();
    await expect(closing()).toBe(true);
    await userEvent.type(combo(form, /^Customer/), 'PT');
    await waitFor(() => expect(attempt).not.toBeNull());
    await expect(closing()).toBe(false);
    attempt?.({ leave, stay });
    const dialog = within(await page.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(stay).toHaveBeenCalledOnce();
    await expect(combo(form, /^Customer/)).toHaveValue('PT');
    await press(form, 'Cancel');
    await expect(onCancel).not.toHaveBeenCalled();
    const again = within(await page.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
    await expect(attempt).toBeNull();
    await expect(closing()).toBe(true);
  },
};

/** SO-71: The form while its order is loaded. */
export const Loading: Story = {
  args: { ...editing, source: { ...one, read: () => new Promise(() => undefined) } },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveTextContent(
      'Loading the order',
    );
  },
};
