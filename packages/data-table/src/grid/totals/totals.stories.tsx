import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import { groupedColumns } from '../../testing/story-groups.ts';
import type { SalesOrder } from '../../testing/sales-orders.ts';
import { StoryTable, orderId, orders, tableIn } from '../../testing/story-table.tsx';
import { flatColumns } from '../../features/columns/column-layout.ts';
import type { TotalScope } from '../../shared/total.ts';

const scopes: readonly TotalScope[] = ['page', 'selection', 'all'];
const source = createMemoryTableSource({
  rows: orders,
  columns: flatColumns(groupedColumns),
  getRowId: orderId,
});

const meta = {
  title: 'Data table/Totals',
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
    await waitFor(() => expect(weightsIn(grid)).toHaveLength(3));
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
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

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
        '0 selected: –',
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

/** DT-303: Totals of everything come from the source, and follow the search. */
export const OfSource: Story = {
  args: { data: source },
  async play({ canvasElement }) {
    const { ready, view, box } = tableIn(canvasElement);
    const grid = await ready();
    await waitFor(() => expect(weightsIn(grid)[2]).toBe(`All 1,284: ${sumOf(orders)}`));
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

/** DT-302: With the page's own scrolling the totals stay in view, above the pages. */
export const PageScroll: Story = {
  args: { scroll: 'page', height: 'auto', defaultQuery: { limit: 100 } },
  async play({ canvasElement }) {
    const { ready, view } = tableIn(canvasElement);
    const grid = await ready();
    await waitFor(() => expect(weightsIn(grid)).toHaveLength(3));
    const last = grid.querySelectorAll('[data-total="total_weight"]')[2];
    const pages = view.getByText(/^1–100 of/);
    await waitFor(() =>
      expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        pages.getBoundingClientRect().top,
      ),
    );
    await expect(last?.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
};
