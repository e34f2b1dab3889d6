import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../../testing/sales-orders.ts';
import { StoryTable, orders, tableIn } from '../../testing/story-table.tsx';
import type { RowAction } from './row-action.ts';

const onSelect = fn<(key: string, order: SalesOrder) => void>();
const onRowOpen = fn<(order: SalesOrder) => void>();

/** Decided per row: a completed order cannot be cancelled, and a draft has nothing to print. */
const actionsOf = (order: SalesOrder): readonly RowAction<SalesOrder>[] => [
  {
    key: 'print',
    label: 'Print',
    icon: 'download',
    button: true,
    disabledReason: order.status === 'DRAFT' ? 'A draft cannot be printed.' : undefined,
    onSelect: (row) => onSelect('print', row),
  },
  {
    key: 'copy',
    label: 'Duplicate',
    icon: 'copy',
    button: true,
    onSelect: (row) => onSelect('copy', row),
  },
  {
    key: 'fail',
    label: 'Send again',
    onSelect: () =>
      Promise.reject(new PantauError('server', { serverMessage: 'The customer has no address.' })),
  },
  {
    key: 'delete',
    label: 'Delete',
    icon: 'trash',
    tone: 'danger',
    disabledReason: order.status === 'COMPLETED' ? 'Completed orders are kept.' : undefined,
    confirm: { title: `Delete ${order.number}?`, text: 'This cannot be undone.' },
    onSelect: (row) => onSelect('delete', row),
  },
];

const meta = {
  title: 'Data table/Features/Row actions',
  id: 'data-table-row-actions',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { rowActions: actionsOf, selectable: true, defaultQuery: { limit: 25 } },
  beforeEach: () => {
    onSelect.mockClear();
    onRowOpen.mockClear();
  },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

const draft = orders.findIndex(({ status }) => status === 'DRAFT');
const completed = orders.findIndex(({ status }) => status === 'COMPLETED');

/** DT-294, DT-295: The menu lists all actions; those that cannot be used now say why. */
export const MenuOfRow: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view } = tableIn(canvasElement);
    await ready();
    const order = orders[completed] as SalesOrder;
    const name = `Actions for ${order.number}`;
    await userEvent.click(await view.findByRole('button', { name }));
    await expect(await view.findByRole('menu', { name })).toBeVisible();
    const items = view.getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Print',
      'Duplicate',
      'Send again',
      'DeleteCompleted orders are kept.',
    ]);
    const last = items.at(-1) as HTMLElement;
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(last);
    await userEvent.click(items[1] as HTMLElement);
    await expect(onSelect.mock.calls).toEqual([['copy', order]]);
    await expect(view.getByRole('button', { name })).toHaveFocus();
  },
};

/** DT-296: The actions are a cell of the grid; Shift+F10 opens the menu from any cell of the row. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, cell, grid } = tableIn(canvasElement);
    await ready();
    await view.findAllByRole('button', { name: /^Actions for/ });
    await expect(grid()).toHaveAttribute('aria-colcount', String(salesOrderColumns.length + 2));
    const sales = cell(1, 'sales_name');
    const name = `Actions for ${orders[1]?.number}`;
    sales.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await view.findByRole('menu', { name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sales).toHaveFocus());
    await userEvent.keyboard('{ContextMenu}');
    await view.findByRole('menu', { name });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sales).toHaveFocus());
    await userEvent.keyboard('{End}');
    const actions = cell(1, '$actions');
    await expect(actions).toHaveFocus();
    await expect(actions).toHaveAttribute('aria-colindex', String(salesOrderColumns.length + 2));
    await userEvent.keyboard('{Enter}');
    await expect(view.getByRole('button', { name: `Print: ${orders[1]?.number}` })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(actions).toHaveFocus();
  },
};

/** The menu is at the cell, below or above it. */
async function expectAt(menu: HTMLElement, cell: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const [one, other] = [menu.getBoundingClientRect(), cell.getBoundingClientRect()];
    const gap = Math.max(one.top - other.bottom, other.top - one.bottom);
    await expect(Math.abs(gap)).toBeLessThan(12);
    await expect(Math.min(one.right, other.right)).toBeGreaterThan(Math.max(one.left, other.left));
  });
}

/** DT-462: Opened by keyboard, the menu is at its cell, in any column; the focus returns there. */
export const AtItsCell: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, cell } = tableIn(canvasElement);
    await ready();
    await view.findAllByRole('button', { name: /^Actions for/ });
    const name = `Actions for ${orders[2]?.number}`;
    for (const [column, keys] of [
      ['number', '{Shift>}{F10}{/Shift}'],
      ['sales_name', '{ContextMenu}'],
    ] as const) {
      const at = cell(2, column);
      at.focus();
      await userEvent.keyboard(keys);
      const menu = await view.findByRole('menu', { name });
      await expectAt(menu, at);
      const { left } = at.getBoundingClientRect();
      await expect(Math.abs(menu.getBoundingClientRect().left - left)).toBeLessThan(12);
      // Some browsers open a menu of their own when the key is released.
      const own = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      await expect(view.getByRole('menu', { name }).dispatchEvent(own)).toBe(false);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(at).toHaveFocus());
      const later = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      await expect(at.dispatchEvent(later)).toBe(true);
    }
  },
};

/** DT-448: Where the menu is all that a row has, Enter on its cell opens it; Escape leads back to the cell. */
export const EnterOpensOnlyMenu: Story = {
  tags: ['behaviour'],
  args: {
    rowActions: (order) => actionsOf(order).map((action) => ({ ...action, button: undefined })),
    onRowOpen,
  },
  async play({ canvasElement }) {
    const { ready, view, cell } = tableIn(canvasElement);
    await ready();
    await view.findAllByRole('button', { name: /^Actions for/ });
    const actions = cell(1, '$actions');
    actions.focus();
    await userEvent.keyboard('{Enter}');
    await view.findByRole('menu', { name: `Actions for ${orders[1]?.number}` });
    await waitFor(() => expect(view.getByRole('menuitem', { name: /^Print/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(actions).toHaveFocus());
    await expect(onRowOpen).not.toHaveBeenCalled();
  },
};

/** DT-294, DT-298: Up to two buttons appear on hover, over the last cells; no column changes its width. */
export const ButtonsOnHover: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, cell, rows, grid } = tableIn(canvasElement);
    await ready();
    await view.findAllByRole('button', { name: /^Actions for/ });
    const widths = (): readonly number[] =>
      [...(rows()[draft]?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].map(
        (one) => one.getBoundingClientRect().width,
      );
    const before = widths();
    await userEvent.hover(cell(draft, 'sales_name'));
    const number = orders[draft]?.number ?? '';
    const print = { name: `Print: ${number}. A draft cannot be printed.` };
    await view.findByRole('button', print);
    await expect(widths()).toEqual(before);
    const copy = view.getByRole('button', { name: `Duplicate: ${number}` });
    const box = copy.getBoundingClientRect();
    const top = (canvasElement.getRootNode() as Document).elementFromPoint(
      box.left + box.width / 2,
      box.top + box.height / 2,
    );
    await expect(copy.contains(top)).toBe(true);
    const actions = cell(draft, '$actions').getBoundingClientRect();
    await expect(Math.round(actions.width)).toBe(44);
    await expect(box.right).toBeLessThanOrEqual(actions.left);
    await expect(actions.right).toBeLessThanOrEqual(grid().getBoundingClientRect().right);
    await userEvent.hover(cell(draft + 1, 'sales_name'));
    await waitFor(() =>
      expect(view.queryByRole('button', { name: `Duplicate: ${number}` })).toBeNull(),
    );
    await userEvent.hover(cell(draft, 'sales_name'));
    await userEvent.click(await view.findByRole('button', print));
    await expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(await view.findByRole('button', { name: `Duplicate: ${number}` }));
    await expect(onSelect.mock.calls).toEqual([['copy', orders[draft]]]);
  },
};

/** DT-295: An action that asks first runs only when confirmed; the safe choice has the focus. */
export const Confirmed: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, cell } = tableIn(canvasElement);
    await ready();
    const number = orders[draft]?.number ?? '';
    const choose = async (): Promise<void> => {
      const button = await view.findByRole('button', { name: `Actions for ${number}` });
      await userEvent.click(button);
      await userEvent.click(await view.findByRole('menuitem', { name: 'Delete' }));
      await view.findByRole('alertdialog', { name: `Delete ${number}?` });
    };
    await choose();
    await waitFor(() => expect(view.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull());
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(cell(draft, '$actions').contains(document.activeElement)).toBe(true);
    await choose();
    await userEvent.click(view.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onSelect.mock.calls).toEqual([['delete', orders[draft]]]));
    await waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull());
  },
};

/** DT-295: An action that fails shows the message of the server. */
export const Failed: Story = {
  async play({ canvasElement }) {
    const { ready, view } = tableIn(canvasElement);
    await ready();
    const name = `Actions for ${orders[0]?.number}`;
    await userEvent.click(await view.findByRole('button', { name }));
    await userEvent.click(await view.findByRole('menuitem', { name: 'Send again' }));
    const text = 'The customer has no address.';
    await waitFor(() => expect(view.getAllByText(text)[0]).toBeVisible());
  },
};

/** DT-297: The first column is a real link that carries the query; a plain press is left to the host. */
export const LinksOfRows: Story = {
  args: {
    rowHref: (order, query) => `#/orders/${order.id}?page=${query.page}&search=${query.search}`,
    onRowOpen,
    columns: salesOrderColumns.slice(1),
    defaultQuery: { limit: 10, page: 2 },
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, text } = tableIn(canvasElement);
    await ready();
    const order = orders[10] as SalesOrder;
    const label = text(0, 'status.name') ?? '';
    const [link] = view.getAllByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', `#/orders/${order.id}?page=2&search=`);
    await userEvent.click(link as HTMLElement);
    await expect(onRowOpen.mock.calls).toEqual([[order]]);
    await expect(window.location.hash).not.toContain(order.id);
    link?.closest<HTMLElement>('[data-key]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRowOpen).toHaveBeenCalledTimes(2);
  },
};
