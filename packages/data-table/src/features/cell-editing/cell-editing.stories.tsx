import { PantauError, builtInLocaleOf, useLocale } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { SalesOrder } from '../../testing/sales-orders.ts';
import { type StoryTableProps, StoryTable, orders, tableIn } from '../../testing/story-table.tsx';
import { useStoryText } from '../../testing/story-texts.ts';
import type { TableColumn } from '../columns/table-column.ts';
import type { CellChange } from '../columns/cell-edit.ts';

const headers = {
  en: {
    number: 'Number',
    customer: 'Customer',
    weight: 'Weight',
    deliver: 'Deliver on',
    status: 'Status',
    tooHeavy: 'A truck carries at most 30,000 kg.',
    statuses: { DRAFT: 'Draft', CONFIRMED: 'Confirmed', ASSIGNED: 'Assigned' },
    completed: 'Completed',
  },
  id: {
    number: 'Nomor',
    customer: 'Pelanggan',
    weight: 'Berat',
    deliver: 'Tanggal antar',
    status: 'Status',
    tooHeavy: 'Muatan truk maksimal 30.000 kg.',
    statuses: { DRAFT: 'Draf', CONFIRMED: 'Dikonfirmasi', ASSIGNED: 'Ditugaskan' },
    completed: 'Selesai',
  },
} as const;

const kgMax = 30_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+07:00`);

function columnsIn(locale: 'en' | 'id'): readonly TableColumn<SalesOrder>[] {
  const t = headers[locale];
  const numbers = new Intl.NumberFormat(locale);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Jakarta' });
  const statusText = (status: string): string =>
    t.statuses[status as keyof typeof t.statuses] ?? t.completed;
  return [
    {
      key: 'number',
      label: t.number,
      card: 'title',
      value: ({ number }) => number,
      pinned: 'start',
    },
    {
      key: 'customer',
      label: t.customer,
      card: 'meta',
      width: 220,
      value: ({ customerName }) => customerName,
      edit: { kind: 'text', apply: (order, customerName) => ({ ...order, customerName }) },
    },
    {
      key: 'weight',
      label: t.weight,
      card: 'meta',
      align: 'end',
      value: ({ totalWeight }) => totalWeight,
      text: ({ totalWeight }) => `${numbers.format(totalWeight)} kg`,
      edit: {
        kind: 'number',
        apply: (order, kg) => ({ ...order, totalWeight: kg ?? 0 }),
        validate: (kg) => ((kg ?? 0) > kgMax ? t.tooHeavy : null),
      },
    },
    {
      key: 'deliver',
      label: t.deliver,
      card: 'meta',
      value: ({ deliveredOn }) => deliveredOn,
      text: ({ deliveredOn }) => (deliveredOn === null ? '' : days.format(deliveredOn)),
      edit: {
        kind: 'date',
        apply: (order, day) => ({ ...order, deliveredOn: day === null ? null : startOf(day) }),
      },
    },
    {
      key: 'status',
      label: t.status,
      card: 'status',
      value: ({ status }) => status,
      text: ({ status }) => statusText(status),
      edit: {
        kind: 'choice',
        options: Object.entries(t.statuses).map(([value, label]) => ({ value, label })),
        editable: ({ status }) => status !== 'COMPLETED' && status !== 'CANCELED',
        apply: (order, status) => ({ ...order, status: status as SalesOrder['status'] }),
      },
    },
  ];
}

const rows = orders.map((order, index) => ({
  ...order,
  status: index % 4 === 3 ? ('COMPLETED' as const) : ('CONFIRMED' as const),
  deliveredOn: startOf('2026-11-23'),
}));

const onSave = fn<(change: CellChange<SalesOrder>) => void>();
const onRowOpen = fn<(order: SalesOrder) => void>();
/** Saves wait for their turn. */
let answers: ((error?: unknown) => void)[] = [];
const answer = async (error?: unknown): Promise<void> => {
  await waitFor(() => expect(answers.length).toBeGreaterThan(0));
  answers.shift()?.(error);
};

/** A host whose data has a change as soon as it is saved. */
function EditedTable(props: StoryTableProps): ReactElement {
  const t = useStoryText();
  const locale = builtInLocaleOf(useLocale());
  const [data, setData] = useState<readonly SalesOrder[]>(rows);
  const columns = useMemo(() => columnsIn(locale), [locale]);
  const replace = (id: string, change: (order: SalesOrder) => SalesOrder): void =>
    setData((before) => before.map((order) => (order.id === id ? change(order) : order)));
  const rename = (): void =>
    replace(rows[0]?.id ?? '', (order) => ({ ...order, customerName: 'PT Baru' }));
  const touch = (): void =>
    replace(rows[0]?.id ?? '', (order) => ({ ...order, totalVolume: order.totalVolume + 1 }));
  return (
    <>
      <button type="button" onClick={rename}>
        {t('Rename the first customer')}
      </button>
      <button type="button" onClick={touch}>
        {t('Change another value')}
      </button>
      <StoryTable
        {...props}
        data={data}
        columns={columns}
        onRowOpen={onRowOpen}
        onCellEdit={async (change) => {
          onSave(change);
          await new Promise<void>((resolve, reject) =>
            answers.push((error) => (error === undefined ? resolve() : reject(error as Error))),
          );
          const column = columns.find(({ key }) => key === change.columnKey);
          replace(
            change.rowId,
            (order) => column?.edit?.apply(order, change.value as never) ?? order,
          );
          return undefined;
        }}
      />
    </>
  );
}

const meta = {
  title: 'Data table/Features/Cell editing',
  id: 'data-table-cell-editing',
  tags: ['!autodocs', 'behaviour'],
  component: EditedTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { defaultQuery: { limit: 25 } },
  beforeEach: () => {
    answers = [];
    onSave.mockClear();
    onRowOpen.mockClear();
  },
} satisfies Meta<typeof EditedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const until = { timeout: 15_000 };

function editIn(root: HTMLElement) {
  const table = tableIn(root);
  const user = userEvent.setup();
  const field = (): HTMLInputElement => {
    const found = table.grid().querySelector<HTMLInputElement>('[data-editor] :is(input, select)');
    if (found === null) throw new Error('No editor');
    return found;
  };
  const closed = (): boolean => table.grid().querySelector('[data-editor]') === null;
  const edit = async (index: number, key: string): Promise<HTMLInputElement> => {
    await waitFor(() => expect(table.cell(index, key)).toHaveAttribute('aria-readonly'), until);
    table.cell(index, key).focus();
    await user.keyboard('{F2}');
    await waitFor(() => expect(field()).toHaveFocus());
    return field();
  };
  return { ...table, user, field, closed, edit };
}

/** DT-350, DT-351: Enter saves and moves down, Tab saves and moves on, Escape cancels; a value is shown at once. */
export const Keyboard: Story = {
  async play({ canvasElement }) {
    const { ready, user, edit, field, cell, text, closed } = editIn(canvasElement);
    await ready();
    const input = await edit(0, 'customer');
    await expect(input).toHaveAccessibleName('Customer');
    await expect(input.selectionEnd).toBe(rows[0]?.customerName.length);
    await user.keyboard('PT Samudra{Enter}');
    await expect(cell(1, 'customer')).toHaveFocus();
    await expect(text(0, 'customer')).toBe('PT Samudra');
    await expect(cell(0, 'customer')).toHaveAttribute('aria-busy', 'true');
    await expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      columnKey: 'customer',
      value: 'PT Samudra',
      before: rows[0]?.customerName,
    });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('Other{Escape}');
    await expect(cell(1, 'customer')).toHaveFocus();
    await expect(text(1, 'customer')).toBe(rows[1]?.customerName);
    await expect(onSave).toHaveBeenCalledTimes(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('PT Lain{Tab}');
    await expect(cell(1, 'weight')).toHaveFocus();
    await expect(closed()).toBe(true);
    await answer();
    await waitFor(() => expect(cell(0, 'customer')).not.toHaveAttribute('aria-busy'));
    await expect(text(0, 'customer')).toBe('PT Samudra');
    await expect(onRowOpen).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { ...Keyboard, globals: { theme: 'dark' } };

/** DT-350: A double click edits; a press elsewhere saves; cells that cannot be edited open their row. */
export const Pointer: Story = {
  async play({ canvasElement }) {
    const { ready, user, field, cell, text, edit } = editIn(canvasElement);
    await ready();
    await edit(0, 'customer');
    await user.keyboard('{Escape}');
    await user.dblClick(cell(2, 'customer'));
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('PT Lain');
    await user.click(cell(3, 'status'));
    await expect(text(2, 'customer')).toBe('PT Lain');
    await expect(onSave).toHaveBeenCalledTimes(1);
    await expect(onRowOpen.mock.calls).toEqual([[rows[3]]]);
    await user.dblClick(cell(3, 'status'));
    await expect(cell(3, 'status').querySelector('select')).toBeNull();
  },
};

/** DT-351: Numbers and dates are typed in the format of the language. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const { ready, user, edit, text, view } = editIn(canvasElement);
    await ready();
    await edit(0, 'weight');
    await user.keyboard('45.000{Enter}');
    await expect((await view.findAllByText('Muatan truk maksimal 30.000 kg.'))[0]).toBeVisible();
    await user.keyboard('{Control>}a{/Control}1.500,5{Enter}');
    await expect(text(0, 'weight')).toBe('1.500,5 kg');
    await edit(0, 'deliver');
    await user.keyboard('{Control>}a{/Control}14/12/2026{Enter}');
    await expect(onSave.mock.calls.map(([{ value }]) => value)).toEqual([1500.5, '2026-12-14']);
    await expect(text(0, 'deliver')).toBe('14 Des 2026');
  },
};

/** DT-352: A value that is not valid keeps the editor open and says why, at the cell. */
export const Invalid: Story = {
  async play({ canvasElement }) {
    const { ready, user, edit, field, cell, text, view, closed } = editIn(canvasElement);
    await ready();
    await edit(1, 'weight');
    await user.keyboard('45,000{Enter}');
    const message = await waitFor(() => {
      const [, bubble] = view.getAllByText('A truck carries at most 30,000 kg.');
      return bubble as HTMLElement;
    });
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('aria-invalid', 'true');
    await expect(field()).toHaveAccessibleDescription('A truck carries at most 30,000 kg.');
    const box = message.getBoundingClientRect();
    const below = cell(1, 'weight').getBoundingClientRect();
    await waitFor(() => expect(box.top).toBeGreaterThanOrEqual(below.top));
    await user.keyboard('{Control>}a{/Control}heavy{Enter}');
    await expect((await view.findAllByText('Enter a number.'))[0]).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await expect(closed()).toBe(true);
    await expect(text(1, 'weight')).toContain('kg');
  },
};

/** DT-353: A refused change is taken back and the server's message shown; the text typed is not lost. */
export const Refused: Story = {
  async play({ canvasElement }) {
    const { ready, user, edit, cell, text, view, field } = editIn(canvasElement);
    await ready();
    await edit(0, 'customer');
    await user.keyboard('PT Samudra{Enter}');
    await answer(new PantauError('server', { serverMessage: 'The invoice is already sent.' }));
    const notice = 'Customer was not saved. The invoice is already sent.';
    await waitFor(() => expect(view.getAllByText(notice)[0]).toBeVisible());
    await expect(text(0, 'customer')).toBe(rows[0]?.customerName);
    await expect(cell(0, 'customer')).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(0, 'customer')).toHaveAttribute(
      'aria-description',
      'The invoice is already sent.',
    );
    cell(0, 'customer').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveValue('PT Samudra'));
    await user.keyboard('{Escape}');
    await expect(cell(0, 'customer')).not.toHaveAttribute('aria-invalid');
  },
};

/** DT-354: One save of a cell is in flight at a time; the next one waits, and the last value is shown. */
export const SavesInOrder: Story = {
  async play({ canvasElement }) {
    const { ready, user, edit, text, cell } = editIn(canvasElement);
    await ready();
    for (const name of ['PT Satu', 'PT Dua']) {
      await edit(0, 'customer');
      await user.keyboard(`{Control>}a{/Control}${name}{Enter}`);
    }
    await expect(onSave).toHaveBeenCalledTimes(1);
    await expect(text(0, 'customer')).toBe('PT Dua');
    await answer();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    await expect(onSave.mock.calls[1]?.[0]).toMatchObject({ value: 'PT Dua', before: 'PT Satu' });
    await answer();
    await waitFor(() => expect(cell(0, 'customer')).not.toHaveAttribute('aria-busy'));
    await expect(text(0, 'customer')).toBe('PT Dua');
  },
};

/** DT-355: A live update keeps what is typed; if it changed the same value, that is stated. */
export const LiveUpdate: Story = {
  async play({ canvasElement }) {
    const { ready, user, edit, field, view } = editIn(canvasElement);
    await ready();
    await edit(0, 'customer');
    await user.keyboard('PT Samudra');
    await fireEvent.click(view.getByRole('button', { name: 'Change another value' }));
    await expect(field()).toHaveValue('PT Samudra');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleDescription('');
    await fireEvent.click(view.getByRole('button', { name: 'Rename the first customer' }));
    const notice = 'Changed by someone else to PT Baru.';
    await waitFor(() => expect(field()).toHaveAccessibleDescription(notice));
    await expect(field()).toHaveValue('PT Samudra');
    await user.keyboard('{Enter}');
    await expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      value: 'PT Samudra',
      before: 'PT Baru',
    });
  },
};

/** DT-356: What is typed survives scrolling away and another page. */
export const ScrolledAway: Story = {
  args: { defaultQuery: { limit: 100 } },
  async play({ canvasElement }) {
    const { ready, user, edit, field, scroller, view } = editIn(canvasElement);
    await ready();
    await edit(0, 'customer');
    await user.keyboard('PT Samudra');
    scroller().scrollTop = 3_000;
    await waitFor(() => expect(scroller().scrollTop).toBe(3_000));
    scroller().scrollTop = 0;
    await waitFor(() => expect(field()).toHaveValue('PT Samudra'));
    await expect(field()).toHaveFocus();
    await user.keyboard('{Control>}a{/Control}');
    await fireEvent.click(view.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(() => field()).toThrow());
    await fireEvent.click(view.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(field()).toHaveValue('PT Samudra'));
  },
};

/** DT-357: On cards the editor is as high as a finger needs, and a tap opens it. */
export const Phone: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  async play({ canvasElement }) {
    const { ready, user, edit, field, cell, text } = editIn(canvasElement);
    await ready();
    await edit(0, 'weight');
    await expect(field().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await user.keyboard('{Escape}');
    const tap = new PointerEvent('click', { bubbles: true, pointerType: 'touch' });
    cell(1, 'customer').dispatchEvent(tap);
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('PT Samudra{Enter}');
    await expect(text(1, 'customer')).toContain('PT Samudra');
    await expect(onRowOpen).not.toHaveBeenCalled();
  },
};
