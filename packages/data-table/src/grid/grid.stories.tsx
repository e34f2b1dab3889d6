import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { TableColumn } from '../features/columns/table-column.ts';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import { type SalesOrder, makeSalesOrders } from '../testing/sales-orders.ts';
import { LiveTable, StoryTable, orders, tableIn } from '../testing/story-table.tsx';

const meta = {
  title: 'Data table/Grid/Grid',
  id: 'data-table-grid',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { defaultQuery: { limit: 25 } },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const sortOf = (header: HTMLElement): string | null => header.getAttribute('aria-sort');

/** DT-12 */
export const Sorting: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const number = table.header(/^Number/);
    await expect(sortOf(number)).toBeNull();
    await userEvent.click(number);
    await expect(sortOf(number)).toBe('ascending');
    await expect(table.text(0, 'number')).toBe('SO-2611-00001');
    await userEvent.click(number);
    await expect(sortOf(number)).toBe('descending');
    await userEvent.click(number);
    await expect(sortOf(number)).toBeNull();
  },
};

/** DT-13: Shift adds to the current sorting; numbers show the order. */
export const MultiColumnSorting: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    await user.click(table.header(/^Sales/));
    await user.keyboard('{Shift>}');
    await user.click(table.header(/^Number/));
    await user.keyboard('{/Shift}');
    await expect(sortOf(table.header(/^Sales/))).toBe('ascending');
    await expect(sortOf(table.header(/^Number/))).toBe('ascending');
    const shown = table.rows().map((_, index) => table.text(index, 'number') ?? '');
    await expect([...shown].sort()).toEqual(shown);
    await expect(new Set(table.texts('sales_name')).size).toBe(1);
  },
};

/** DT-40: Arrow, Home, End and Page keys move inside the grid. */
export const Keyboard: Story = {
  args: { selectable: true, hideColumnChooser: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    const focused = () => canvasElement.ownerDocument.activeElement as HTMLElement;
    const where = (): string =>
      `${focused().closest('[role="row"]')?.getAttribute('aria-rowindex')}/${focused().dataset['key']}`;
    table.view.getByRole('searchbox').focus();
    await user.tab();
    await expect(where()).toBe('1/$select');
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(where()).toBe('3/number');
    await user.keyboard('{End}');
    await expect(where()).toBe('3/locations');
    await user.keyboard('{Control>}{End}{/Control}');
    await expect(where()).toBe('26/locations');
    await user.keyboard('{Home}{PageUp}');
    await expect(Number(where().split('/')[0])).toBeLessThan(20);
    await user.keyboard('{Control>}{Home}{/Control}');
    await expect(where()).toBe('2/$select');
    await user.keyboard(' ');
    await expect(table.rows()[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}{F2}');
    await expect(focused().tagName).toBe('A');
    await user.keyboard('{Escape}');
    await expect(where()).toBe('2/number');
    await user.keyboard('{ArrowUp}{Enter}');
    await expect(sortOf(table.header(/^Number/))).toBe('ascending');
    await expect(where()).toBe('1/number');
  },
};

/** DT-40: Alt with an arrow resizes a column, Alt and Shift move it, and F2 opens its menu. */
export const KeyboardOnHeaders: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    const header = table.header(/^Sales/);
    header.focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(header.offsetWidth).toBe(144));
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(() => expect(header).toHaveAttribute('aria-colindex', '4'));
    await expect(header).toHaveFocus();
    await user.keyboard('{F2}');
    const menu = await table.view.findByRole('menu', { name: 'Options for Sales' });
    await expect(menu).toBeVisible();
    await user.keyboard('{Escape}');
  },
};

/** DT-19 */
export const ColumnMenu: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const open = async (column: string): Promise<void> => {
      const name = `Options for ${column}`;
      await userEvent.click(table.view.getByRole('button', { name }));
      await table.view.findByRole('menu', { name });
    };
    await open('Customer');
    await userEvent.click(table.view.getByRole('menuitemcheckbox', { name: 'Pin right' }));
    await userEvent.keyboard('{Escape}');
    await expect(table.header(/^Customer/)).toHaveAttribute('data-pinned', 'end');
    await open('Reference no.');
    await userEvent.click(table.view.getByRole('menuitem', { name: 'Move left' }));
    await waitFor(() => expect(table.header(/^Reference/)).toHaveAttribute('aria-colindex', '4'));
    await open('Sales');
    await userEvent.click(table.view.getByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() =>
      expect(table.view.queryByRole('columnheader', { name: /^Sales/ })).toBeNull(),
    );
    await open('Number');
    await expect(table.view.getByRole('menuitem', { name: 'Hide column' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** DT-19 */
export const ResizingByPointer: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const header = table.header(/^Customer/);
    const edge = header.querySelector<HTMLElement>('[data-resize]');
    if (edge === null) throw new Error('No edge');
    const at = (type: string, clientX: number): boolean =>
      edge.dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, clientX, pointerId: 1 }),
      );
    at('pointerdown', 500);
    at('pointermove', 560);
    at('pointerup', 560);
    await waitFor(() => expect(header.offsetWidth).toBe(244));
    await expect(table.cell(0, 'customer_name').offsetWidth).toBe(244);
    await userEvent.dblClick(edge);
    await waitFor(() => expect(header.offsetWidth).toBeLessThan(220));
    await expect(sortOf(header)).toBeNull();
  },
};

/** DT-465: A long text ends with an ellipsis inside its cell, also where its column is narrower than the text may be. */
export const LongTextsInNarrowColumn: Story = {
  args: {
    data: orders.map((order) => ({
      ...order,
      customerName: 'PT Sumber Pangan Makmur Sentosa Abadi',
    })),
    columns: salesOrderColumns.map((column) =>
      column.key === 'customer_name' ? { ...column, width: 120 } : column,
    ),
  },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const cell = table.cell(0, 'customer_name');
    const text = cell.firstElementChild;
    await expect(getComputedStyle(text ?? cell).textOverflow).toBe('ellipsis');
    const room = cell.clientWidth - parseFloat(getComputedStyle(cell).paddingInlineEnd);
    const right = (text?.getBoundingClientRect().right ?? 0) - cell.getBoundingClientRect().left;
    await expect(right).toBeLessThanOrEqual(room + 1);
  },
};

/** DT-6: Text longer than 20 characters is truncated and shown in full on hover and focus. */
export const LongTexts: Story = {
  args: {
    data: orders.map((order, index) =>
      index === 0 ? { ...order, customerName: 'PT Sumber Pangan Makmur Sentosa Abadi' } : order,
    ),
  },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const cell = table.cell(0, 'customer_name');
    await expect(cell).toHaveTextContent('PT Sumber Pangan Makmur Sentosa Abadi');
    await userEvent.hover(cell);
    await expect(
      await table.view.findByText('PT Sumber Pangan Makmur Sentosa Abadi', {
        selector: '[role="tooltip"]',
      }),
    ).toBeVisible();
    await userEvent.unhover(cell);
  },
};

const onRowOpen = fn();

/** DT-1 */
export const OpeningRows: Story = {
  args: { onRowOpen, rowHref: (order) => `#/orders/${order.id}`, selectable: true },
  beforeEach: () => void onRowOpen.mockClear(),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const page = canvasElement.ownerDocument.defaultView as Window;
    const open = fn();
    const before = page.open;
    page.open = open;
    try {
      await userEvent.click(table.cell(1, 'sales_name'));
      await expect(onRowOpen.mock.calls).toEqual([[orders[1]]]);
      const user = userEvent.setup();
      await user.keyboard('{Control>}');
      await user.click(table.cell(2, 'sales_name'));
      await user.keyboard('{/Control}');
      await expect(open).toHaveBeenCalledWith(`#/orders/${orders[2]?.id}`, '_blank', 'noopener');
      await userEvent.click(table.box(0));
      await expect(onRowOpen).toHaveBeenCalledTimes(1);
    } finally {
      page.open = before;
    }
  },
};

const wide: readonly TableColumn<SalesOrder>[] = [
  ...salesOrderColumns,
  ...Array.from({ length: 34 }, (_, index) => ({
    key: `extra_${index}`,
    label: `Figure ${index + 1}`,
    value: (order: SalesOrder) => (order.totalWeight * (index + 1)) % 997,
    width: 96,
    align: 'end' as const,
  })),
];

/** DT-7: 100,000 rows of 50 columns: only visible rows are rendered, and no blank band appears. */
export const HundredThousandRows: Story = {
  tags: ['behaviour'],
  args: { paging: 'none', selectable: true },
  // The rows are not an argument: Storybook copies those with every step.
  render: function Many(args) {
    const [data] = useState(() => makeSalesOrders(100_000));
    return <StoryTable {...args} data={data} columns={wide} />;
  },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(grid).toHaveAttribute('aria-colcount', '51');
    const scroller = table.scroller();
    const box = scroller.getBoundingClientRect();
    const root = scroller.getRootNode() as Document;
    const blank: string[] = [];
    for (let step = 1; step <= 30; step += 1) {
      scroller.scrollTop = step * 3_333.3 * step;
      scroller.scrollLeft = step * 70;
      scroller.dispatchEvent(new Event('scroll'));
      for (const y of [4, box.height / 2, box.height - 24]) {
        const under = root.elementFromPoint(box.left + box.width / 2, box.top + y);
        if (under?.closest('[data-key]') == null) blank.push(`step ${step} at ${y}`);
      }
    }
    await expect(blank).toEqual([]);
    await expect(grid.querySelectorAll('*').length).toBeLessThan(750);
    await userEvent.click(table.headBox());
    await waitFor(() => expect(table.bar()).toHaveTextContent('100,000 selected'));
    await userEvent.click(table.box(0));
    await waitFor(() => expect(table.bar()).toHaveTextContent('99,999 selected'));
    await expect(table.headBox().indeterminate).toBe(true);
  },
};

/** DT-2: The table is as tall as its rows, the page scrolls and the header is sticky. */
export const PageScroll: Story = {
  args: { scroll: 'page', height: 'auto', defaultQuery: { limit: 100 } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const page = canvasElement.ownerDocument.defaultView as Window;
    const header = table.header(/^Customer/);
    page.scrollTo(0, 2_000);
    await waitFor(() => expect(header.getBoundingClientRect().top).toBeLessThan(60));
    await expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await waitFor(() => expect(table.texts('number')).toContain('SO-2611-01230'));
    const scroller = table.scroller();
    scroller.scrollLeft = 300;
    scroller.dispatchEvent(new Event('scroll'));
    const left = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().left);
    await waitFor(() =>
      expect(left(table.header(/^Created/))).toBe(left(table.cell(2, 'created_on'))),
    );
    page.scrollTo(0, 0);
  },
};

/** DT-39: Scroll position, focus and selection are kept while rows change. */
export const LiveRows: Story = {
  render: (props) => <LiveTable {...props} />,
  args: { paging: 'none', selectable: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const press = (name: string) => userEvent.click(table.view.getByRole('button', { name }));
    const scroller = table.scroller();
    scroller.scrollTop = 4_400;
    scroller.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(table.texts('number')).toContain('SO-2611-01184'));
    const row = table.rows().find((one) => one.textContent.includes('SO-2611-01181'));
    if (row === undefined) throw new Error('Row not found');
    await userEvent.click(row.querySelector('input') as HTMLElement);
    const top = row.getBoundingClientRect().top;
    await press('Insert rows');
    await waitFor(() => expect(Math.round(row.getBoundingClientRect().top)).toBe(Math.round(top)));
    await expect(row).toHaveTextContent('SO-2611-01181');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    const cell = [...row.querySelectorAll<HTMLElement>('[data-key]')][2];
    cell?.focus();
    (table.view.getByRole('button', { name: 'Change rows' }) as HTMLButtonElement).click();
    await waitFor(() => expect(table.texts('sales_name').join()).toContain('Changed'));
    await expect(cell).toHaveFocus();
    await expect(Math.round(row.getBoundingClientRect().top)).toBe(Math.round(top));
  },
};

/** DT-39: If the focused row is removed, focus moves to the row in its place. */
export const FocusedRowRemoved: Story = {
  render: (props) => <LiveTable {...props} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const logged = spyOn(console, 'error');
    table.cell(0, 'sales_name').focus();
    (table.view.getByRole('button', { name: 'Remove the first row' }) as HTMLButtonElement).click();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01283'));
    await waitFor(() => expect(table.cell(0, 'sales_name')).toHaveFocus());
    await expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  },
};

export const InShadowRoot: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', shadowRoot: true } },
};

export const Indonesian: Story = { args: { selectable: true }, globals: { locale: 'id' } };
