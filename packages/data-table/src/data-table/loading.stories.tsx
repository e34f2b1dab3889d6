import { PantauError } from '@pantau/core';
import { type Deferred, createDeferred } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createMemoryTableSource } from '../adapters/memory/index.ts';
import { createMemoryAddress } from '../features/address/memory-address.ts';
import type { TableAddress } from '../features/address/table-address.ts';
import { useTableQuery } from '../features/address/use-table-query.ts';
import type { TablePage, TableSource } from '../features/rows/table-source.ts';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../testing/sales-orders.ts';
import { StoryTable, orderId, orders, tableIn } from '../testing/story-table.tsx';

interface SlowSource extends TableSource<SalesOrder> {
  /** Requests in order; a story answers or rejects them. */
  readonly requests: Deferred<void>[];
}

const rows = createMemoryTableSource({
  rows: orders,
  columns: salesOrderColumns,
  getRowId: orderId,
});

/** Answers when the story says so, also if the table has given up on the request. */
function createSlowSource(): SlowSource {
  const requests: Deferred<void>[] = [];
  return {
    requests,
    async list(query): Promise<TablePage<SalesOrder>> {
      const gate = createDeferred();
      requests.push(gate);
      await gate.promise;
      return rows.list(query);
    },
    remove: () => Promise.resolve(),
  };
}

interface LoadingTableProps {
  readonly source: TableSource<SalesOrder>;
  readonly address: TableAddress;
}

function LoadingTable({ source, address }: LoadingTableProps): ReactElement {
  const { filters: _, ...query } = useTableQuery({ address, columns: salesOrderColumns });
  return <StoryTable data={source} {...query} />;
}

const meta = {
  title: 'Data table/Table/Loading',
  id: 'data-table-loading',
  component: LoadingTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
} satisfies Meta<typeof LoadingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const until = { timeout: 15_000 };

function setUp(canvasElement: HTMLElement, source: SlowSource) {
  const table = tableIn(canvasElement);
  return {
    table,
    request: (index: number) =>
      waitFor(() => {
        const found = source.requests[index];
        if (found === undefined) throw new Error(`No request ${index}`);
        return found;
      }, until),
    currentPage: () =>
      table.view
        .getAllByRole('button', { name: /^Page / })
        .find((button) => button.hasAttribute('aria-current'))?.textContent,
    firstRowIndex: () => table.rows()[0]?.getAttribute('aria-rowindex'),
  };
}

const first = createSlowSource();

/** DT-215: No range and no pages are shown before the first response. */
export const BeforeResponse: Story = {
  args: { source: first, address: createMemoryAddress() },
  beforeEach: () => void (first.requests.length = 0),
  async play({ canvasElement }) {
    const { table, request } = setUp(canvasElement, first);
    await request(0);
    await expect(table.view.queryByText(/ of /)).toBeNull();
    await expect(table.view.queryByRole('button', { name: 'Next page' })).toBeNull();
  },
};

/** DT-215: The range is shown with the first response. */
export const AfterResponse: Story = {
  ...BeforeResponse,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, request } = setUp(canvasElement, first);
    const response = await request(0);
    response.resolve();
    await expect(await table.view.findByText('1–10 of 1,284', undefined, until)).toBeVisible();
  },
};

const slow = createSlowSource();
const slowAddress = createMemoryAddress();

/** DT-212: Pager and row numbers follow the response; pressing "next" twice goes two pages further. */
export const FollowsResponse: Story = {
  args: { source: slow, address: slowAddress },
  beforeEach() {
    slow.requests.length = 0;
    slowAddress.visit('');
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, request, currentPage, firstRowIndex } = setUp(canvasElement, slow);
    (await request(0)).resolve();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01284'), until);
    const next = table.view.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await userEvent.click(next);
    const [abandoned, response] = [await request(1), await request(2)];
    await expect(table.grid()).toHaveAttribute('aria-busy', 'true');
    await expect([currentPage(), firstRowIndex()]).toEqual(['1', '2']);
    await expect(slowAddress.read()).toContain('page=3');
    response.resolve();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01264'), until);
    await expect([currentPage(), firstRowIndex()]).toEqual(['3', '22']);
    // DT-214: The response of a request that was given up changes nothing.
    abandoned.resolve();
    await abandoned.promise;
    await expect(table.text(0, 'number')).toBe('SO-2611-01264');
    await expect(table.view.getByText('21–30 of 1,284')).toBeVisible();
  },
};

const failing = createSlowSource();
const failingAddress = createMemoryAddress();

/** DT-390: The text of a search that fails stays in the field, while the rows stay those of the earlier one. */
export const SearchFails: Story = {
  args: { source: failing, address: failingAddress },
  beforeEach() {
    failing.requests.length = 0;
    failingAddress.visit('');
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, request } = setUp(canvasElement, failing);
    (await request(0)).resolve();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01284'), until);
    const search = table.view.getByRole('searchbox');
    await userEvent.type(search, 'SO-2611-00007{Enter}');
    (await request(1)).reject(new PantauError('offline'));
    await table.view.findByText(/^Could not load the rows you asked for/, undefined, until);
    await waitFor(() => expect(failingAddress.read()).not.toContain('00007'), until);
    await expect(search).toHaveValue('SO-2611-00007');
    await userEvent.click(table.view.getByRole('button', { name: 'Try again' }));
    (await request(2)).resolve();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-00007'), until);
    await expect(search).toHaveValue('SO-2611-00007');
  },
};

/** DT-213: After a failure rows, pager and address are those of the page shown; retry loads the other one. */
export const PageFails: Story = {
  args: { source: failing, address: failingAddress },
  beforeEach() {
    failing.requests.length = 0;
    failingAddress.visit('');
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, request, currentPage, firstRowIndex } = setUp(canvasElement, failing);
    (await request(0)).resolve();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01284'), until);
    await userEvent.click(table.view.getByRole('button', { name: 'Page 3' }));
    (await request(1)).reject(new PantauError('timeout'));
    const notice = 'Could not load the rows you asked for. The server took too long to respond.';
    await expect(await table.view.findByText(notice, undefined, until)).toBeVisible();
    await expect([currentPage(), firstRowIndex()]).toEqual(['1', '2']);
    await waitFor(() => expect(failingAddress.read()).toContain('page=1'), until);
    await expect(failing.requests).toHaveLength(2);
    await userEvent.click(table.view.getByRole('button', { name: 'Try again' }));
    (await request(2)).resolve();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01264'), until);
    await expect(currentPage()).toBe('3');
    await expect(failingAddress.read()).toContain('page=3');
    await expect(table.view.queryByText(/^Could not load/)).toBeNull();
  },
};

export const FailedInIndonesian: Story = {
  args: {
    source: { ...rows, list: () => Promise.reject(new Error('fault of the source')) },
    address: createMemoryAddress(),
  },
  globals: { locale: 'id' },
};
