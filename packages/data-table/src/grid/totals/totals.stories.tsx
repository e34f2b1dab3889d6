import { Button } from '@pantau/core/ui/button';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import { groupedColumns } from '../../testing/story-groups.ts';
import { type SalesOrder, makeSalesOrders } from '../../testing/sales-orders.ts';
import { isUncovered } from '../../testing/seen.ts';
import { StoryTable, orderId, orders, tableIn } from '../../testing/story-table.tsx';
import { useStoryText } from '../../testing/story-texts.ts';
import { flatColumns } from '../../features/columns/column-layout.ts';
import type { TotalScope } from '../../shared/total.ts';

const scopes: readonly TotalScope[] = ['page', 'selection', 'all'];
const source = createMemoryTableSource({
  rows: orders,
  columns: flatColumns(groupedColumns),
  getRowId: orderId,
});

const meta = {
  title: 'Data table/Grid/Totals',
  id: 'data-table-totals',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { columns: groupedColumns, totals: scopes, selectable: true },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What scrolled under the actions of the rows is covered there. */
export const WithRowActions: Story = {
  args: { rowActions: () => [] },
  async play({ canvasElement }) {
    const grid = await tableIn(canvasElement).ready();
    await waitFor(() => expect(weightsIn(grid)).toHaveLength(2));
    const price = grid.querySelector<HTMLElement>('[data-total="total_price"]');
    const box = grid.getBoundingClientRect();
    const { top, height } = price?.getBoundingClientRect() ?? box;
    const under = (canvasElement.getRootNode() as Document).elementFromPoint(
      box.right - 10,
      top + height / 2,
    );
    await expect(under?.closest('[data-total]') ?? null).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };

/** DT-397: Below cards, totals stand with the names of their columns; they stay in view if the table scrolls itself. */
export const Phone: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { view, ready, rows, box } = tableIn(canvasElement);
    const grid = await ready();
    const all = await view.findByRole('group', { name: 'All 1,284' });
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await expect(all).toHaveTextContent(`Weight${sumOf(orders)}`);
    await expect(view.queryByRole('group', { name: /selected$/ })).toBeNull();
    await userEvent.click(box(0));
    const selected = await view.findByRole('group', { name: '1 selected' });
    await expect(selected).toHaveTextContent(`Weight${sumOf(orders.slice(0, 1))}`);
    await expect(isUncovered(all)).toBe(true);
    await expect(all.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      grid.getBoundingClientRect().bottom,
    );
  },
};

/** DT-464: Where no total is in view, its row names them; scrolled to their columns, they stand below these. */
export const OutOfView: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 596, flush: true } },
  async play({ canvasElement }) {
    const { ready, scroller } = tableIn(canvasElement);
    const grid = await ready();
    const named = (): readonly HTMLElement[] => [
      ...grid.querySelectorAll<HTMLElement>('[data-named]'),
    ];
    await waitFor(() => expect(named()).toHaveLength(2));
    await expect(named()[1]).toHaveTextContent(`Weight ${sumOf(orders)}`);
    await expect(isUncovered(named()[1] ?? grid)).toBe(true);
    for (const row of named()) {
      const { right, bottom } = row.getBoundingClientRect();
      for (const total of row.children) {
        const box = total.getBoundingClientRect();
        await expect(box.right <= right || box.top >= bottom, total.textContent).toBe(true);
      }
    }
    scroller().scrollLeft = 5_000;
    scroller().dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(named()).toEqual([]));
    scroller().scrollLeft = 0;
    scroller().dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(named()).toHaveLength(2));
  },
};
export const OutOfViewDark: Story = {
  parameters: OutOfView.parameters ?? {},
  globals: { theme: 'dark' },
};
export const OutOfViewIndonesian: Story = {
  parameters: OutOfView.parameters ?? {},
  globals: { locale: 'id' },
};

/** DT-31: The bulk bar covers no totals. */
export const BelowBulkBar: Story = {
  args: { bulkActions: [{ key: 'assign', label: 'Assign', onSelect: () => undefined }] },
  async play({ canvasElement }) {
    const { ready, box, bar } = tableIn(canvasElement);
    const grid = await ready();
    await userEvent.click(box(0));
    await waitFor(() => expect(weightsIn(grid)).toHaveLength(3));
    const rows = [...grid.querySelectorAll('[role="row"]:has([data-total])')];
    const top = Math.min(...rows.map((row) => row.getBoundingClientRect().top));
    await waitFor(() =>
      expect(bar()?.firstElementChild?.getBoundingClientRect().bottom).toBeLessThan(top),
    );
  },
};

/** DT-31, DT-397: On a phone whose page scrolls, totals follow the last card, and the bar covers none at the end. */
export const PhonePage: Story = {
  args: {
    bulkActions: [{ key: 'assign', label: 'Assign', onSelect: () => undefined }],
    scroll: 'page',
    defaultQuery: { limit: 10 },
  },
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { view, ready, rows, box, bar } = tableIn(canvasElement);
    const grid = await ready();
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await userEvent.click(box(0));
    await waitFor(() => expect(bar()).toBeVisible());
    const all = await view.findByRole('group', { name: 'All 1,284' });
    const page = canvasElement.ownerDocument.documentElement;
    await expect(all.getBoundingClientRect().top).toBeGreaterThan(page.clientHeight);
    page.scrollTo(0, page.scrollHeight);
    await waitFor(() => expect(isUncovered(all)).toBe(true));
    await expect(all.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      grid.getBoundingClientRect().bottom,
    );
  },
};

/** DT-398: There are no totals without rows, and none of a selection of nothing. */
export const Empty: Story = {
  args: { data: [] },
  async play({ canvasElement }) {
    const { view, ready } = tableIn(canvasElement);
    const grid = await ready();
    await expect(await view.findByText('Nothing here yet')).toBeVisible();
    await expect(weightsIn(grid)).toEqual([]);
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
  },
};

/** DT-399: Arrow keys reach the names of groups of columns and the totals, and lead back. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { view, ready, cell, rows } = tableIn(canvasElement);
    const grid = await ready();
    await waitFor(() => expect(weightsIn(grid)).toHaveLength(2));
    const user = userEvent.setup();
    const focused = () => document.activeElement as HTMLElement;
    const keys = async (text: string): Promise<HTMLElement> => {
      await user.keyboard(text);
      return focused();
    };
    const weight = view.getByRole('columnheader', { name: 'Weight' });
    weight.focus();
    await expect((await keys('{ArrowUp}')).dataset['group']).toBeDefined();
    const group = focused();
    await expect(isUncovered(group)).toBe(true);
    await expect((await keys('{ArrowLeft}')).dataset['group']).not.toBe(group.dataset['group']);
    await keys('{ArrowRight}');
    await expect(focused()).toBe(group);
    await expect(await keys('{ArrowDown}')).toHaveAttribute('role', 'columnheader');
    await expect(focused().closest('[data-head]')).not.toBeNull();

    cell(rows().length - 1, 'total_weight').focus();
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    await expect((await keys('{ArrowDown}')).dataset['total']).toBe('total_weight');
    await expect(focused()).toHaveTextContent(sumOf(orders.slice(0, 10)));
    await expect(await keys('{ArrowDown}')).toHaveTextContent(sumOf(orders));
    await expect(isUncovered(focused())).toBe(true);
    await expect(await keys('{Home}')).toHaveTextContent('All 1,284');
    await keys('{End}{ArrowLeft}{ArrowRight}{ArrowUp}{ArrowUp}');
    await expect(focused().closest('[data-row]')).toHaveAttribute('aria-rowindex', '12');
  },
};

const sumOf = (rows: readonly SalesOrder[]): string =>
  `${rows.reduce((sum, { totalWeight }) => sum + totalWeight, 0).toLocaleString('en')} kg`;

/** The totals of weights, each under the label of its row. */
const weightsIn = (grid: HTMLElement): readonly string[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-total="total_weight"]')].map((cell) => {
    const label = cell.closest('[role="row"]')?.querySelector('[role="rowheader"]')?.textContent;
    return `${label}: ${cell.textContent}`;
  });

/** DT-301, DT-302: Totals of the page, of the selection and of all rows, below the rows and in their columns. */
export const OfArray: Story = {
  async play({ canvasElement }) {
    const { ready, box, cell, scroller } = tableIn(canvasElement);
    const grid = await ready();
    await waitFor(() =>
      expect(weightsIn(grid)).toEqual([
        `This page: ${sumOf(orders.slice(0, 10))}`,
        `All 1,284: ${sumOf(orders)}`,
      ]),
    );
    await userEvent.click(box(1));
    await userEvent.click(box(2));
    await waitFor(() =>
      expect(weightsIn(grid)[1]).toBe(`2 selected: ${sumOf(orders.slice(1, 3))}`),
    );
    scroller().scrollLeft = 5_000;
    scroller().dispatchEvent(new Event('scroll'));
    const total = grid.querySelector<HTMLElement>('[data-total="total_weight"]');
    await waitFor(() =>
      expect(Math.round(total?.getBoundingClientRect().right ?? 0)).toBe(
        Math.round(cell(0, 'total_weight').getBoundingClientRect().right),
      ),
    );
    const row = total?.closest('[role="row"]');
    await expect(row?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      grid.getBoundingClientRect().bottom,
    );
  },
};

let respond = (): void => undefined;

/** DT-411: While the first rows load, there are no totals, which would be 0; their room is kept. */
export const Loading: Story = {
  args: {
    data: {
      ...source,
      async list(...args: Parameters<typeof source.list>) {
        await new Promise<void>((resolve) => (respond = resolve));
        return source.list(...args);
      },
    },
  },
  async play({ canvasElement }) {
    const { view } = tableIn(canvasElement);
    await waitFor(() => expect(respond).not.toBe(undefined));
    const footer = canvasElement.querySelector<HTMLElement>('[style*="--pantau-totals-height"]');
    await waitFor(() => expect(footer).toBeVisible());
    const { height } = footer?.getBoundingClientRect() ?? new DOMRect();
    await expect(height).toBeGreaterThan(40);
    await expect(view.queryByText(/^All/)).toBeNull();
  },
};

/** DT-411: The totals take the room that was kept for them. */
export const Loaded: Story = {
  ...Loading,
  tags: ['behaviour'],
  async play(context) {
    await Loading.play?.(context);
    const { canvasElement } = context;
    const { view, ready } = tableIn(canvasElement);
    const footer = canvasElement.querySelector<HTMLElement>('[style*="--pantau-totals-height"]');
    const height = footer?.getBoundingClientRect().height;
    respond?.();
    await ready();
    await expect(await view.findByRole('rowheader', { name: 'All 1,284' })).toBeVisible();
    await expect(footer?.getBoundingClientRect().height).toBe(height);
  },
};

/** DT-303: Totals of everything come from the source, and follow the search. */
export const OfSource: Story = {
  args: { data: source },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, box } = tableIn(canvasElement);
    const grid = await ready();
    await waitFor(() => expect(weightsIn(grid)[1]).toBe(`All 1,284: ${sumOf(orders)}`));
    await userEvent.click(box(0));
    await waitFor(() =>
      expect(weightsIn(grid)[1]).toBe(`1 selected: ${sumOf(orders.slice(0, 1))}`),
    );
    await userEvent.click(view.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(weightsIn(grid)[1]).toMatch(/^1 selected, loaded rows only: –/));
    await userEvent.type(view.getByRole('searchbox'), 'jepara{Enter}');
    await waitFor(() => expect(weightsIn(grid)[2]).toMatch(/^All \d/));
    await waitFor(() => expect(weightsIn(grid)[2]).not.toContain(sumOf(orders)));
  },
};

/** DT-437: There is no row of all rows where the source has answered without their totals. */
export const SourceWithoutTotals: Story = {
  args: {
    data: {
      ...source,
      async list(...args: Parameters<typeof source.list>) {
        const { totals: _, ...page } = await source.list(...args);
        return page;
      },
    },
  },
  async play({ canvasElement }) {
    const { ready, box } = tableIn(canvasElement);
    const grid = await ready();
    const labels = (): readonly (string | null)[] =>
      [...grid.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(labels()).toEqual(['This page']));
    await userEvent.click(box(0));
    await waitFor(() => expect(labels()).toEqual(['This page', '1 selected']));
    await expect(grid).toHaveAttribute('aria-rowcount', String(1_284 + 4));
  },
};

/** DT-437: There are no totals where no shown column has one. */
export const WithoutTotalledColumns: Story = {
  args: { columns: salesOrderColumns },
  async play({ canvasElement }) {
    const { ready, rows } = tableIn(canvasElement);
    const grid = await ready();
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(grid.querySelector('[role="rowheader"]')).toBeNull();
    await expect(grid).toHaveAttribute('aria-rowcount', String(1_284 + 1));
  },
};

/** DT-302: With the page's own scrolling the totals stay in view, above the pages. */
export const PageScroll: Story = {
  args: { scroll: 'page', height: 'auto', defaultQuery: { limit: 100 } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view } = tableIn(canvasElement);
    const grid = await ready();
    await waitFor(() => expect(weightsIn(grid)).toHaveLength(2));
    const last = grid.querySelectorAll('[data-total="total_weight"]')[1];
    const pages = view.getByText(/^1–100 of/);
    await waitFor(() =>
      expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        pages.getBoundingClientRect().top,
      ),
    );
    await expect(last?.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
};

const manualClock = createManualClock();
const many = makeSalesOrders(6_000);
const changed = [2, 3].map((factor) =>
  many.map((order, index) =>
    index === 0 ? { ...order, totalWeight: order.totalWeight * factor } : order,
  ),
);

/** DT-312: Totals of many rows follow a stream of changes once per second, and end with the last one. */
export const ManyRowsLive: Story = {
  parameters: { pantau: { clock: manualClock } },
  render: function Live(args) {
    const t = useStoryText();
    const [data, setData] = useState<readonly SalesOrder[]>(many);
    return (
      <>
        {changed.map((rows, index) => (
          <Button key={index} onClick={() => setData(rows)}>
            {t(`Change ${index + 1}`)}
          </Button>
        ))}
        <StoryTable {...args} totals={['all', 'selection']} data={data} />
      </>
    );
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, box } = tableIn(canvasElement);
    const grid = await ready();
    const total = (): string | undefined => weightsIn(grid)[0];
    const totalOf = (rows: readonly SalesOrder[]): string => `All 6,000: ${sumOf(rows)}`;
    const [first = many, second = many] = changed;
    await waitFor(() => expect(total()).toBe(totalOf(many)));
    await userEvent.click(view.getByRole('button', { name: 'Change 1' }));
    await waitFor(async () => {
      await manualClock.advance(1);
      await expect(total()).toBe(totalOf(first));
    });
    await userEvent.click(view.getByRole('button', { name: 'Change 2' }));
    await waitFor(() => expect(grid.textContent).toContain(sumOf(second.slice(0, 1))));
    await manualClock.advance(900);
    // Rendered after whatever the clock has caused.
    await userEvent.click(box(0));
    await waitFor(() => expect(weightsIn(grid)[1]).toContain('1 selected'));
    await expect(total()).toBe(totalOf(first));
    await manualClock.advance(100);
    await waitFor(() => expect(total()).toBe(totalOf(second)));
  },
};
