import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import { type SalesOrder, makeSalesOrders } from '../../testing/sales-orders.ts';
import { isUncovered } from '../../testing/seen.ts';
import { LiveTable, StoryTable, orders } from '../../testing/story-table.tsx';
import type { TableColumn } from '../columns/table-column.ts';

const totals = { total_weight: 'sum', total_price: 'average' } as const;
const shown = ['number', 'status.name', 'sales_name', 'total_weight', 'total_price'];
const columns: readonly TableColumn<SalesOrder>[] = salesOrderColumns
  .filter(({ key }) => shown.includes(key))
  .map((column) => {
    const total = totals[column.key as keyof typeof totals];
    return total === undefined ? column : { ...column, total };
  });

const meta = {
  title: 'Data table/Features/Grouping',
  id: 'data-table-grouping',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { columns, paging: 'none', defaultGroupBy: ['status.name'], selectable: true },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const until = { timeout: 15_000 };

function groupsIn(root: HTMLElement) {
  const view = within(root);
  const grid = (): HTMLElement => view.getByRole('treegrid');
  const lines = (): HTMLElement[] =>
    [...grid().querySelectorAll<HTMLElement>('[data-row]')].sort(
      (a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')),
    );
  const groups = (): HTMLElement[] =>
    lines().filter(({ dataset }) => dataset['groupRow'] !== undefined);
  const ready = async (): Promise<void> => {
    await waitFor(() => expect(groups().length).toBeGreaterThan(0), until);
  };
  const group = (index: number): HTMLElement => {
    const found = groups()[index];
    if (found === undefined) throw new Error(`No group ${index}`);
    return found;
  };
  const label = (index: number): HTMLElement => {
    const found = group(index).querySelector<HTMLElement>('[data-key]:not([data-key="$select"])');
    if (found === null) throw new Error('A group without a label');
    return found;
  };
  const collapse = async (index: number): Promise<void> => {
    await userEvent.click(label(index));
    await waitFor(() => expect(group(index)).toHaveAttribute('aria-expanded', 'false'));
  };
  return { view, grid, lines, groups, group, label, ready, collapse };
}

const withStatus = (status: string) => orders.filter((one) => one.status === status);
const numbers = new Intl.NumberFormat('en');

/** DT-360, CO-281: A heading names the group, counts its rows and shows the totals of its columns below their headers. */
export const Grouped: Story = {
  async play({ canvasElement }) {
    const { ready, group, grid, lines, collapse, groups, view } = groupsIn(canvasElement);
    await ready();
    const assigned = withStatus('ASSIGNED');
    const weight = numbers.format(assigned.reduce((sum, one) => sum + one.totalWeight, 0));
    await expect(group(0)).toHaveTextContent(`Status: Assigned${assigned.length} rows`);
    await expect(group(0)).toHaveAttribute('aria-level', '1');
    await expect(lines()[1]).toHaveAttribute('aria-level', '2');
    await expect(grid()).toHaveAttribute('aria-rowcount', String(orders.length + 5 + 1));
    const total = group(0).querySelector<HTMLElement>('[data-total="total_weight"]');
    await expect(total).toHaveTextContent(weight);
    for (let index = 0; index < 5; index += 1) await collapse(index);
    await expect(groups()).toHaveLength(5);
    await expect(lines()).toHaveLength(5);
    await expect(grid()).toHaveAttribute('aria-rowcount', '6');
    const header = view.getByRole('columnheader', { name: 'Weight' });
    await waitFor(() =>
      expect(total?.getBoundingClientRect().right).toBe(header.getBoundingClientRect().right),
    );
    // The focus is on the last group.
    const last = group(4).querySelector('[data-total="total_weight"]');
    await expect(last === null ? '' : getComputedStyle(last).boxShadow).toContain('inset');
  },
};
export const Dark: Story = { ...Grouped, globals: { theme: 'dark' } };

/** DT-360: Texts are Indonesian. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const { ready, group, label } = groupsIn(canvasElement);
    await ready();
    await expect(label(0)).toHaveTextContent(/^Status: /);
    await expect(group(0)).toHaveTextContent(`${withStatus('ASSIGNED').length} baris`);
  },
};

/** DT-361: Arrows collapse and expand, Enter toggles, Space selects; focus stays on the heading. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, group, label, lines, view } = groupsIn(canvasElement);
    await ready();
    const user = userEvent.setup();
    label(0).focus();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(group(0)).toHaveAttribute('aria-expanded', 'false'));
    await expect(label(0)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await expect(group(1).contains(document.activeElement)).toBe(true);
    await user.keyboard('{ArrowDown}');
    await expect(lines()[2]?.contains(document.activeElement)).toBe(true);
    await expect(lines()[2]).toHaveAttribute('aria-level', '2');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
    await waitFor(() => expect(group(0)).toHaveAttribute('aria-expanded', 'true'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(group(0)).toHaveAttribute('aria-expanded', 'false'));
    await user.keyboard(' ');
    const count = withStatus('ASSIGNED').length;
    await waitFor(() => expect(view.getAllByText(`${count} selected`)[0]).toBeVisible());
  },
};

/** DT-362: The checkbox of a group selects its rows; counts agree, also where some are deselected. */
export const Selecting: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, group, lines, view } = groupsIn(canvasElement);
    await ready();
    const box = (line: HTMLElement | undefined): HTMLInputElement => {
      const found = line?.querySelector<HTMLInputElement>('input[type="checkbox"]');
      if (found == null) throw new Error('No checkbox');
      return found;
    };
    const selected = async (count: number): Promise<void> => {
      await waitFor(() =>
        expect(view.getAllByText(`${numbers.format(count)} selected`)[0]).toBeInTheDocument(),
      );
    };
    const count = withStatus('ASSIGNED').length;
    await userEvent.click(box(group(0)));
    await selected(count);
    await expect(box(group(0)).checked).toBe(true);
    await userEvent.click(box(lines()[1]));
    await selected(count - 1);
    await expect(box(group(0)).indeterminate).toBe(true);
    await userEvent.click(box(group(0)));
    await selected(count);
    await userEvent.click(box(group(0)));
    await waitFor(() => expect(box(lines()[1]).checked).toBe(false));
  },
};

/** DT-363: Users group by the column menu; sorting applies inside the groups, live updates keep them. */
export const ByColumnMenu: Story = {
  args: { defaultGroupBy: [] },
  render: (args) => <LiveTable {...args} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, groups, lines, group, collapse } = groupsIn(canvasElement);
    await view.findByRole('grid');
    await userEvent.click(view.getByRole('button', { name: 'Options for Sales' }));
    await userEvent.click(
      await view.findByRole('menuitemcheckbox', { name: 'Group by this column' }),
    );
    await ready();
    await expect(groups()[0]).toHaveTextContent('Sales: Dewi Anggraini');
    await userEvent.click(view.getByRole('columnheader', { name: 'Number' }));
    const texts = () =>
      lines()
        .slice(1, 6)
        .map((line) => line.querySelector('[data-key="number"]')?.textContent ?? '');
    await waitFor(() => expect(texts().toSorted()).toEqual(texts()));
    await expect(groups()[0]).toHaveTextContent('Sales: Dewi Anggraini');
    await collapse(0);
    await userEvent.click(view.getByRole('button', { name: 'Insert rows' }));
    await expect(group(0)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(view.getByRole('button', { name: 'Options for Sales' }));
    await userEvent.click(
      await view.findByRole('menuitemcheckbox', { name: 'Group by this column' }),
    );
    await waitFor(() => expect(view.getByRole('grid')).toBeVisible());
  },
};

/** The part of the table below its header. */
const viewOf = (grid: HTMLElement) => {
  const scroller = grid.querySelector<HTMLElement>('[data-scroller]') as HTMLElement;
  const sticky = () => grid.querySelector<HTMLElement>('[data-sticky-groups]');
  return { scroller, sticky };
};

/** DT-405: The heading of a group stays while its rows scroll, also above the focused row. */
export const StickyHeading: Story = {
  args: { defaultGroupBy: ['status.name', 'sales_name'] },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, grid, lines } = groupsIn(canvasElement);
    await ready();
    const { scroller, sticky } = viewOf(grid());
    await expect(sticky()).toBeNull();
    scroller.scrollTop = 600;
    await waitFor(() => expect(sticky()?.children).toHaveLength(2));
    await expect(sticky()).toHaveTextContent('Status: Assigned');
    const [outer, inner] = [...(sticky()?.children ?? [])] as HTMLElement[];
    await expect(isUncovered(outer as HTMLElement)).toBe(true);
    await expect(isUncovered(inner as HTMLElement)).toBe(true);
    await expect(outer?.getBoundingClientRect().top).toBeCloseTo(
      scroller.getBoundingClientRect().top,
      0,
    );
    const user = userEvent.setup();
    const row = lines().find((line) => isUncovered(line) && line.dataset['groupRow'] === undefined);
    row?.querySelector<HTMLElement>('[data-key="number"]')?.focus();
    for (let step = 0; step < 12; step += 1) {
      await user.keyboard('{ArrowUp}');
      const focused = document.activeElement as HTMLElement;
      const { bottom = 0 } = sticky()?.getBoundingClientRect() ?? {};
      await expect(focused.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
    }
  },
};

export const StickyDark: Story = {
  ...StickyHeading,
  globals: { theme: 'dark', locale: 'id' },
  async play({ canvasElement }) {
    const { ready, grid } = groupsIn(canvasElement);
    await ready();
    const { scroller, sticky } = viewOf(grid());
    scroller.scrollTop = 600;
    await waitFor(() => expect(sticky()?.children).toHaveLength(2));
  },
};

/** DT-406: The menu of a column collapses and expands all groups. */
export const ExpandAndCollapseAll: Story = {
  args: { defaultGroupBy: ['status.name', 'sales_name'] },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, groups, lines, grid } = groupsIn(canvasElement);
    await ready();
    const choose = async (name: string): Promise<void> => {
      await userEvent.click(view.getByRole('button', { name: 'Options for Number' }));
      await userEvent.click(await view.findByRole('menuitem', { name }));
    };
    await choose('Collapse all groups');
    await waitFor(() => expect(lines()).toHaveLength(5));
    await expect(groups()).toHaveLength(5);
    await expect(grid()).toHaveAttribute('aria-rowcount', '6');
    await userEvent.click(
      groups()[0]?.querySelector('[data-key]:not([data-key="$select"])') as Element,
    );
    await waitFor(() => expect(groups()[1]).toHaveAttribute('aria-level', '2'));
    await expect(groups()[1]).toHaveAttribute('aria-expanded', 'false');
    await choose('Expand all groups');
    await waitFor(() => expect(lines()[2]).toHaveAttribute('aria-level', '3'));
  },
};

const many = makeSalesOrders(100_000);
let drawn = 0;
const countingColumns = columns.map((column) =>
  column.key === 'number'
    ? {
        ...column,
        render: (order: SalesOrder) => {
          drawn += 1;
          return order.number;
        },
      }
    : column,
);

/** DT-407: Of 100,000 grouped rows only those in view are drawn, where they belong. */
export const ManyRows: Story = {
  tags: ['behaviour'],
  // Not an argument: Storybook copies those with every step.
  render: (args) => <StoryTable {...args} data={many} columns={countingColumns} />,
  async play({ canvasElement }) {
    const { ready, grid, lines, group } = groupsIn(canvasElement);
    await ready();
    await expect(grid()).toHaveAttribute('aria-rowcount', String(many.length + 5 + 1));
    const { scroller } = viewOf(grid());
    const height = group(0).getBoundingClientRect().height;
    await expect(scroller.scrollHeight).toBeGreaterThanOrEqual(100_005 * height);
    for (const index of [40_000, 99_990, 25_000]) {
      drawn = 0;
      scroller.scrollTop = index * height;
      await waitFor(() =>
        expect(lines().some((line) => line.ariaRowIndex === String(index + 2))).toBe(true),
      );
      const line = lines().find((one) => one.ariaRowIndex === String(index + 2));
      await expect(line?.getBoundingClientRect().top).toBeCloseTo(
        scroller.getBoundingClientRect().top,
        0,
      );
      const inView = Math.ceil(scroller.clientHeight / height);
      await expect(lines().length).toBeLessThanOrEqual(inView + 4);
      await expect(drawn).toBeLessThanOrEqual(inView + 4);
    }
  },
};

/** DT-364, DT-406: Above cards, headings are targets of 44 px at least; all groups expand and collapse. */
export const Phone: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { view, ready, group, lines, collapse, groups } = groupsIn(canvasElement);
    await ready();
    await expect(group(0).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(lines()[1]?.getBoundingClientRect().top).toBeCloseTo(
      group(0).getBoundingClientRect().bottom,
      0,
    );
    await collapse(0);
    await expect(groups().length).toBeGreaterThan(1);
    const choose = async (name: string): Promise<void> => {
      await userEvent.click(view.getByRole('button', { name: 'Sort by' }));
      await userEvent.click(await view.findByRole('menuitem', { name }));
    };
    await choose('Collapse all groups');
    await waitFor(() => expect(lines()).toHaveLength(groups().length));
    await choose('Expand all groups');
    await waitFor(() => expect(lines().length).toBeGreaterThan(groups().length));
  },
};
