import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createMemoryTableSource } from '../adapters/memory/index.ts';
import type { TablePage } from '../features/rows/table-source.ts';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../testing/sales-orders.ts';
import { StoryTable, orderId, orders, tableIn } from '../testing/story-table.tsx';

const source = createMemoryTableSource({
  rows: orders,
  columns: salesOrderColumns,
  getRowId: orderId,
});

/** Responds to the first page at once, and to others when told to. */
function slowSource() {
  const waiting: (() => void)[] = [];
  return {
    ...source,
    async list(...[query, signal]: Parameters<typeof source.list>): Promise<TablePage<SalesOrder>> {
      const page = await source.list(query, signal);
      if (query.page > 1) await new Promise<void>((resolve) => waiting.push(resolve));
      return page;
    },
    respond: () => waiting.splice(0).forEach((resolve) => resolve()),
  };
}

const slow = slowSource();

const meta = {
  title: 'Data table/Grid/Loading',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { data: slow, selectable: true },
  beforeEach: () => () => slow.respond(),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (element: Element | null | undefined): number =>
  element == null ? 0 : Number(getComputedStyle(element).opacity);

/** DT-234: While another page loads, rows are dimmed after 150 ms, under a progress bar. */
export const AnotherPage: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    const veil = () => grid.querySelector('[data-veil]');
    const progress = () => grid.querySelector('[data-progress]');
    await waitFor(() => expect(table.rows()).toHaveLength(10));
    await expect(veil()).toBeNull();
    await userEvent.click(table.view.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(veil()).not.toBeNull());
    const animations = (veil() as Element).getAnimations();
    const animation = animations.find((each) => each instanceof CSSAnimation);
    await expect(animation?.effect?.getTiming().delay).toBe(150);
    await waitFor(() => expect(shown(veil())).toBe(0.5));
    await waitFor(() => expect(shown(progress())).toBe(1));
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    const bar = (progress() as Element).getBoundingClientRect();
    await expect(Math.abs(bar.bottom - table.scroller().getBoundingClientRect().top)).toBeLessThan(
      3,
    );
  },
};

export const AnotherPageDark: Story = {
  ...AnotherPage,
  globals: { theme: 'dark' },
  tags: ['behaviour'],
};

/** DT-234: Nothing stays dimmed after the response. */
export const Loaded: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10));
    await userEvent.click(table.view.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(grid.querySelector('[data-veil]')).not.toBeNull());
    slow.respond();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01274'));
    await expect(grid.querySelector('[data-veil]')).toBeNull();
    await expect(grid.querySelector('[data-progress]')).toBeNull();
  },
};

const never = { ...source, list: () => new Promise<never>(() => undefined) };

/** DT-233: The skeleton is where the columns are, the pinned ones and the checkboxes included. */
export const Skeleton: Story = {
  args: { data: never },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    await waitFor(() => expect(grid.querySelector('[data-skeleton]')).not.toBeNull());
    for (const header of grid.querySelectorAll<HTMLElement>('[data-head] [data-key]')) {
      const key = header.dataset['key'] ?? '';
      if (key === '$select') continue;
      const { left, width } = header.getBoundingClientRect();
      const under = grid.querySelector(`[data-skeleton="${key}"]`)?.getBoundingClientRect();
      await expect([key, under?.left, under?.width]).toEqual([key, left, width]);
    }
  },
};

export const SkeletonIndonesian: Story = { args: { data: never }, globals: { locale: 'id' } };

const requested = fn();
const knowing: typeof source = {
  ...source,
  list(query, signal) {
    requested(query.page);
    return source.list(query, signal);
  },
  known: ({ page, limit }) =>
    page === 1 ? { rows: orders.slice(0, limit), page, total: orders.length } : null,
};

/** DT-460: A page that the source knows is shown without a skeleton, and requested when the table is refreshed. */
export const Known: Story = {
  args: { data: knowing },
  tags: ['behaviour'],
  beforeEach: () => void requested.mockClear(),
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10));
    await expect(requested).not.toHaveBeenCalled();
    await userEvent.click(table.view.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(table.rows()[0]).toHaveAttribute('aria-rowindex', '12'));
    await userEvent.click(table.view.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(table.rows()[0]).toHaveAttribute('aria-rowindex', '2'));
    await expect(requested.mock.calls.flat()).toEqual([2, 1]);
  },
};
