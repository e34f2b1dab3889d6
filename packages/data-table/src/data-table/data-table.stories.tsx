import {
  PantauError,
  PantauProvider,
  type PantauProviderProps,
  useDensity,
  useLocale,
} from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryTableSource } from '../adapters/memory/index.ts';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../testing/sales-orders.ts';
import {
  StoryTable,
  type StoryTableProps,
  orderId,
  orders,
  tableIn,
} from '../testing/story-table.tsx';
import { useStoryText } from '../testing/story-texts.ts';

const sourceOf = (rows: readonly SalesOrder[] = orders) =>
  createMemoryTableSource({ rows, columns: salesOrderColumns, getRowId: orderId });

function InProviderOf400({
  theme,
  ...props
}: StoryTableProps & Pick<PantauProviderProps, 'theme'>): ReactElement {
  return (
    <PantauProvider
      locale={useLocale()}
      theme={theme}
      density={useDensity()}
      style={{ height: 400 }}
    >
      <StoryTable {...props} />
    </PantauProvider>
  );
}

function NoOrders(): ReactElement {
  const t = useStoryText();
  return <p>{t('No orders. Create the first one.')}</p>;
}

const meta = {
  title: 'Data table/Table/States',
  id: 'data-table-states',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-2 */
export const Default: Story = {
  args: { defaultQuery: { limit: 25 }, selectable: true },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    await expect(grid).toHaveAttribute('aria-rowcount', '1285');
    await expect(grid).toHaveAttribute('aria-colcount', '17');
    await expect(table.text(0, 'number')).toBe('SO-2611-01284');
  },
};

export const Compact: Story = {
  ...Default,
  globals: { density: 'compact' },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()[0]?.offsetHeight).toBe(36));
  },
};

export const Dark: Story = { args: Default.args ?? {}, globals: { theme: 'dark' } };
export const Indonesian: Story = {
  args: Default.args ?? {},
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('1–25 dari 1.284')).toBeVisible();
  },
};
export const Phone: Story = {
  args: Default.args ?? {},
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
};

/** Rows are loaded from a source page by page. */
export const FromSource: Story = {
  args: { data: sourceOf() },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01284'));
    await userEvent.click(table.view.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01274'));
    await userEvent.click(table.header(/^Number/));
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-00001'));
  },
};

/** DT-447: Without a height around it, a table is at most as high as the window, and scrolls in itself. */
export const WithoutHeight: Story = {
  args: { paging: 'none', height: 'auto' },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(3));
    const view = table.grid().closest('[data-scroll="own"]');
    await expect(view?.getBoundingClientRect().height ?? 0).toBeLessThanOrEqual(window.innerHeight);
    await expect(table.scroller().clientHeight).toBeGreaterThan(200);
    await expect(table.scroller().scrollHeight).toBeGreaterThan(table.scroller().clientHeight);
  },
};

/** DT-447: A table fills the element around it, such as a provider with a height, and scrolls in it. */
export const InProvider: Story = {
  args: { paging: 'none', height: '100%' },
  render: (args, { globals }) => (
    <InProviderOf400 {...args} theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />
  ),
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    const around = grid.closest('[style*="height: 400px"]');
    await expect(around).not.toBeNull();
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(3));
    const { bottom } = around?.getBoundingClientRect() ?? { bottom: 0 };
    await expect(Math.abs(grid.getBoundingClientRect().bottom - bottom)).toBeLessThanOrEqual(1);
    await expect(table.scroller().scrollHeight).toBeGreaterThan(table.scroller().clientHeight);
  },
};

/** DT-3 */
export const Empty: Story = {
  args: { data: [] },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Nothing here yet')).toBeVisible();
  },
};

/** DT-3 */
export const EmptyWithHostMessage: Story = {
  args: { data: [], empty: <NoOrders /> },
};

/** DT-4 */
export const NothingFound: Story = {
  args: { defaultQuery: { search: 'no such order' } },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await expect(await table.view.findByText('No results')).toBeVisible();
  },
};

/** DT-4: The search and the filters are cleared on request. */
export const NothingFoundThenAll: Story = {
  ...NothingFound,
  tags: ['behaviour'],
  async play(context) {
    await NothingFound.play?.(context);
    const table = tableIn(context.canvasElement);
    await userEvent.click(table.view.getByRole('button', { name: 'Show all rows' }));
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(5));
    await expect(table.view.getByRole('searchbox')).toHaveValue('');
  },
};

const never = { ...sourceOf(), list: () => new Promise<never>(() => undefined) };

/** The skeleton has the columns and row heights of the final table. */
export const Loading: Story = {
  args: { data: never },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await expect(await table.ready()).toHaveAttribute('aria-busy', 'true');
    await expect(table.view.getByText('Loading rows')).toBeInTheDocument();
  },
};

const broken = sourceOf();

export const Failed: Story = {
  args: { data: broken },
  beforeEach: () => broken.failWith(new PantauError('timeout')),
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await expect(await table.view.findByText('Could not load rows')).toBeVisible();
    await expect(table.view.getByText('The server took too long to respond.')).toBeVisible();
  },
};

/** DT-5 */
export const RetryAfterFailure: Story = {
  ...Failed,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const retry = await table.view.findByRole('button', { name: 'Try again' });
    broken.failWith(null);
    await userEvent.click(retry);
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01284'));
  },
};

const flaky = sourceOf();

/** DT-5: Rows stay, with a notice that the others could not be loaded. */
export const FailedWithRows: Story = {
  args: { data: flaky },
  beforeEach: () => flaky.failWith(null),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(5));
    flaky.failWith(new PantauError('server', { serverMessage: 'Layanan pesanan sedang sibuk' }));
    await userEvent.click(table.view.getByRole('button', { name: 'Next page' }));
    await expect(
      await table.view.findByText(
        'Could not load the rows you asked for. Layanan pesanan sedang sibuk',
      ),
    ).toBeVisible();
    await expect(table.text(0, 'number')).toBe('SO-2611-01284');
    flaky.failWith(null);
    await userEvent.click(table.view.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01274'));
    await expect(table.view.queryByText(/Could not load/)).toBeNull();
  },
};

/** DT-10: If the page does not exist, the last one is shown. */
export const PastLastPage: Story = {
  args: { data: sourceOf(), defaultQuery: { page: 4_000 } },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-00004'));
    await expect(table.view.getByText('1,281–1,284 of 1,284')).toBeVisible();
  },
};
