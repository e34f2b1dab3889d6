import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import { type SalesOrder, makeSalesOrders } from '../../testing/sales-orders.ts';
import { StoryTable, tableIn } from '../../testing/story-table.tsx';
import type { TableColumnDef } from '../columns/table-column.ts';

const orders = makeSalesOrders(20_000);
let reads = 0;

/** Counts the rows whose sales person is read, by a search or to be shown. */
const columns: readonly TableColumnDef<SalesOrder>[] = salesOrderColumns.map((column) =>
  'key' in column && column.key === 'sales_name'
    ? { ...column, value: ({ salesName }: SalesOrder) => ((reads += 1), salesName) }
    : column,
);
const last = orders.at(-1)?.number ?? '';
/** Few enough to be read within the time limit by a machine that is rarely idle. */
const fewer = orders.slice(0, 4_000);

const meta = {
  title: 'Data table/Features/Search of many rows',
  id: 'data-table-search-of-many-rows',
  tags: ['!autodocs', 'behaviour'],
  component: StoryTable,
  args: { data: orders, columns },
  beforeEach: () => void (reads = 0),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-440: The rows shown before stay, with the mark of a table that loads, until 20,000 rows are searched. */
export const InSlices: Story = {
  async play({ canvasElement }) {
    const { view, ready, grid, texts, text } = tableIn(canvasElement);
    await ready();
    const before = texts('number');
    const field = view.getByRole('searchbox');
    await userEvent.type(field, last);
    await userEvent.keyboard('{Enter}');
    await expect(grid()).toHaveAttribute('aria-busy', 'true');
    await expect(texts('number')).toEqual(before);
    await waitFor(() => expect(text(0, 'number')).toBe(last));
    await expect(grid()).not.toHaveAttribute('aria-busy');
    await expect(texts('number')).toEqual([last]);
  },
};

/** DT-441: Of two searches in a row only the newest is shown. */
export const NewestWins: Story = {
  async play({ canvasElement }) {
    const { view, ready, grid, texts } = tableIn(canvasElement);
    await ready();
    const field = view.getByRole('searchbox');
    await userEvent.type(field, 'nobody is called so{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, `${last}{Enter}`);
    const seen = new Set<string>();
    await waitFor(() => {
      for (const number of texts('number')) seen.add(number);
      void expect(grid()).not.toHaveAttribute('aria-busy');
    });
    await expect(texts('number')).toEqual([last]);
    await expect(view.queryByText(/No .* match/)).toBeNull();
  },
};

/** DT-442: The texts of the rows are read from the focus of the search field on, while the page is idle. */
export const Prepared: Story = {
  args: { data: fewer },
  async play({ canvasElement }) {
    const { view, ready, texts } = tableIn(canvasElement);
    await ready();
    await expect(reads).toBeLessThan(1_000);
    await userEvent.click(view.getByRole('searchbox'));
    await waitFor(() => expect(reads).toBeGreaterThanOrEqual(fewer.length), { timeout: 30_000 });
    reads = 0;
    const wanted = fewer.at(-1)?.number ?? '';
    await userEvent.keyboard(`${wanted}{Enter}`);
    await waitFor(() => expect(texts('number')).toEqual([wanted]));
    await expect(reads).toBeLessThan(1_000);
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  args: { defaultQuery: { search: last } },
  async play({ canvasElement }) {
    const { view, texts } = tableIn(canvasElement);
    await waitFor(() => expect(texts('number')).toEqual([last]));
    await expect(view.getByRole('searchbox')).toHaveValue(last);
  },
};
